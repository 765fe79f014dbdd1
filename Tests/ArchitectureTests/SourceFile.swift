import TestSupport
import Testing

/// One Swift file below `Sources`.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// Below `Sources`.
  let path: String
  let lines: [Substring]

  static let all: [SourceFile] = RepositoryFiles.files(below: "Sources").filter { $0.hasSuffix(".swift") }.map { path in
    let text = RepositoryFiles.text(of: "Sources/\(path)") ?? ""
    return SourceFile(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  var testDescription: String { path }

  /// The folder directly below `Sources`.
  var room: String { path.split(separator: "/").first.map(String.init) ?? "" }

  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The modules that the file imports, however the declaration is written.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), words[..<place].allSatisfy(Self.mayPrecede) else { return nil }
      let rest = words[(place + 1)...].filter { !Self.kinds.contains($0) }
      return rest.first?.split(separator: ".").first.map(String.init)
    }
  }

  /// Attributes and access levels, as in `@testable import` or `private import`.
  private static func mayPrecede(_ word: Substring) -> Bool {
    word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }

  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
}
