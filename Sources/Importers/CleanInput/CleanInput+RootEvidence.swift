extension CleanInput {
  /// Tells an export that stands in a text from the mere mention of one: `usage: shot <screen name>`, `the dump shows
  /// <hierarchy>`, `found <XCUIElementTypeButton name="x"/>`.
  ///
  /// An export is a known root behind an XML declaration; a known root with attributes that has content; or a known
  /// root without attributes whose first child has some. A tag that its line cuts off counts where it has an attribute.
  /// Whether the export is whole is another question: one that is cut is an export all the same.
  struct RootEvidence {
    /// The outermost elements of the exports in markup.
    private static let roots = [
      "hierarchy", "AppiumAUT", "ViewHierarchy", "screen", "screens", "displays", "XCUIElementTypeApplication",
    ].map { Array($0.utf8) }
    /// Only a declaration makes another element of XCUITest the outermost one; logs name single elements all the time.
    private static let declaredRoot = Array("XCUIElementType".utf8)
    private static let declaration = Array("<?xml ".utf8)

    private let bytes: [UInt8]
    private let end: Int

    init(_ bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    /// The first export that begins in a part of a line.
    /// - Parameters:
    ///   - line: up to the line's end.
    ///   - isLog: whether the text is known to hold exports, so that an empty one is meant as such.
    func firstExport(in line: Range<Int>, isLog: Bool) -> Int? {
      var at = line.lowerBound
      while let found = bytes[at..<line.upperBound].firstIndex(of: UInt8(ascii: "<")) {
        if isExport(found, lineEnd: line.upperBound, isLog: isLog) { return found }
        at = found + 1
      }
      return nil
    }

    /// Whether what begins here names a root that is known, whatever follows.
    func namesRoot(_ index: Int) -> Bool { name(index).map { isRoot($0, isDeclared: false) } ?? false }

    /// Whether an export begins at a `<`.
    func isExport(_ index: Int, lineEnd: Int, isLog: Bool) -> Bool {
      if isDeclaration(index) { return isDeclaredExport(index, lineEnd) }
      guard let name = name(index), isRoot(name, isDeclared: false) else { return false }
      switch tag(behind: name, lineEnd) {
      case .cut(let attributes): return attributes > 0 || goesOnWithAttribute(lineEnd, index)
      case .selfClosed(let attributes): return isLog && attributes > 0
      case .broken: return false
      case .open(let attributes, let behind):
        guard let content = content(from: behind, lineEnd, prefixBefore: index) else { return isLog && attributes > 0 }
        return attributes > 0 ? beginsMarkup(content) : isChildWithAttributes(content, lineEnd)
      }
    }

    /// Whether an XML declaration begins here.
    func isDeclaration(_ index: Int) -> Bool { bytes[index..<end].starts(with: Self.declaration) }

    private func isDeclaredExport(_ index: Int, _ lineEnd: Int) -> Bool {
      // Longer than any declaration.
      guard let close = bytes[index..<min(index + 200, lineEnd)].firstIndex(of: UInt8(ascii: ">")),
        let root = content(from: close + 1, lineEnd, prefixBefore: index)
      else { return false }
      if bytes[root..<end].starts(with: "<!--".utf8) { return true }
      return name(root).map { isRoot($0, isDeclared: true) } ?? false
    }

    /// Whether the line behind a tag that its line cuts off begins with `name="`.
    private func goesOnWithAttribute(_ lineEnd: Int, _ tag: Int) -> Bool {
      guard let content = content(from: lineEnd, lineEnd, prefixBefore: tag), content > lineEnd else { return false }
      let rest = bytes[content..<end].drop(while: Self.isName)
      return rest.startIndex > content && (rest.starts(with: "=\"".utf8) || rest.starts(with: "='".utf8))
    }

    private func isChildWithAttributes(_ index: Int, _ lineEnd: Int) -> Bool {
      guard let name = name(index) else { return false }
      switch tag(behind: name, index < lineEnd ? lineEnd : endOfLine(index)) {
      case .cut: return true
      case .broken: return false
      case .open(let attributes, _), .selfClosed(let attributes): return attributes > 0
      }
    }

    /// A start tag, read as far as its line goes.
    private enum Tag {
      case open(attributes: Int, behind: Int)
      case selfClosed(attributes: Int)
      case cut(attributes: Int)
      case broken
    }

    private func tag(behind name: Range<Int>, _ lineEnd: Int) -> Tag {
      var index = name.upperBound
      var attributes = 0
      while true {
        let start = index
        while index < lineEnd, CleanInput.isBlank(bytes[index]) { index += 1 }
        guard index < lineEnd else { return .cut(attributes: attributes) }
        if bytes[index] == UInt8(ascii: ">") { return .open(attributes: attributes, behind: index + 1) }
        if bytes[index] == UInt8(ascii: "/") { return .selfClosed(attributes: attributes) }
        let key = index
        while index < lineEnd, Self.isName(bytes[index]) { index += 1 }
        guard key > start, index > key, index + 1 < lineEnd, bytes[index] == UInt8(ascii: "=") else { return .broken }
        let quote = bytes[index + 1]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .broken }
        attributes += 1
        guard let close = bytes[(index + 2)..<lineEnd].firstIndex(of: quote) else {
          return .cut(attributes: attributes)
        }
        index = close + 1
      }
    }

    /// The name of the element that begins at a place.
    private func name(_ index: Int) -> Range<Int>? {
      guard index < end, bytes[index] == UInt8(ascii: "<") else { return nil }
      let name = bytes[(index + 1)..<end].prefix(while: Self.isName)
      return name.isEmpty ? nil : name.indices
    }

    private func isRoot(_ name: Range<Int>, isDeclared: Bool) -> Bool {
      let name = bytes[name]
      return Self.roots.contains { name.elementsEqual($0) } || isDeclared && name.starts(with: Self.declaredRoot)
    }

    /// The next byte of the document that is not blank: in the same line, or in the next behind what a logger put.
    private func content(from index: Int, _ lineEnd: Int, prefixBefore start: Int) -> Int? {
      if let here = (index..<lineEnd).first(where: { !CleanInput.isBlank(bytes[$0]) }) { return here }
      guard lineEnd < end else { return nil }
      let lineStart = (bytes[..<start].lastIndex(of: 0x0A) ?? -1) + 1
      let next = lineEnd + 1..<endOfLine(lineEnd + 1)
      let match = LinePrefix(bytes[lineStart..<start]).match(bytes[next])
      let content = (match.end..<next.upperBound).first { !CleanInput.isBlank(bytes[$0]) }
      guard let content, match.hasWord, bytes[content] != UInt8(ascii: "<") else { return content }
      // Another thread of the logger: only whether markup follows is asked here.
      return bytes[content..<next.upperBound].firstIndex(of: UInt8(ascii: "<")) ?? content
    }

    /// Whether a tag, a declaration or a comment begins here.
    func beginsMarkup(_ index: Int) -> Bool {
      guard index + 1 < end, bytes[index] == UInt8(ascii: "<") else { return false }
      let next = bytes[index + 1]
      return Self.isName(next) || "/?!".utf8.contains(next)
    }

    private func endOfLine(_ index: Int) -> Int { bytes[min(index, end)..<end].firstIndex(of: 0x0A) ?? end }

    private static func isName(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "_:.-".utf8.contains(byte) || byte >= 0x80
    }
  }
}
