extension Fix {
  /// What a page's "How to fix" says: its first sentence, and its blocks of code.
  ///
  /// A block names its language and, where that alone does not tell, the framework: `swift`, `swift swiftui`,
  /// `kotlin compose`. Blocks without a language that reports know are prose in another font and left out.
  /// - Returns: nil where the section has no sentence.
  init?(pageSection text: String) {
    var prose: [Substring] = []
    var code: [FixCode] = []
    var block: (fence: Fence, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        if open.fence.isClosed(by: line) {
          code += [Fix.code(open.fence.info, open.lines)].compactMap { $0 }
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if let fence = Fence(opening: line) {
        block = (fence, [])
      } else {
        prose.append(line)
      }
    }
    guard let sentence = Fix.firstSentence(prose) else { return nil }
    self.init(sentence, code: code)
  }

  /// The first paragraph up to the end of its first sentence, without the point and without marks of code.
  private static func firstSentence(_ lines: [Substring]) -> String? {
    let paragraph = lines.drop { $0.trimmingSpaces.isEmpty }.prefix { !$0.trimmingSpaces.isEmpty }
    let text = paragraph.map { String($0.trimmingSpaces) }.joined(separator: " ").filter { $0 != "`" }
    guard !text.isEmpty else { return nil }
    let end = text.indices.first { index in
      let next = text.index(after: index)
      return text[index] == "." && (next == text.endIndex || text[next] == " ")
    }
    return String(text[..<(end ?? text.endIndex)])
  }

  private static func code(_ info: Substring, _ lines: [Substring]) -> FixCode? {
    let words = info.split(separator: " ").map(String.init)
    guard let language = words.first.flatMap(FixCode.Language.init), !lines.isEmpty else { return nil }
    let framework = words.dropFirst().first.flatMap(FixCode.Framework.init) ?? language.usualFramework
    return FixCode(framework, language, lines.joined(separator: "\n"))
  }
}

extension FixCode.Language {
  /// The framework that the language is most often written for.
  fileprivate var usualFramework: FixCode.Framework {
    switch self {
    case .swift, .objc: .uikit
    case .kotlin, .java, .xml: .views
    case .jsx: .reactNative
    case .dart: .flutter
    }
  }
}
