extension CleanInput {
  /// Finds documents among what tools print around them.
  struct Noise {
    private let bytes: [UInt8]
    private let end: Int

    init(_ bytes: [UInt8], end: Int) {
      self.bytes = bytes
      self.end = end
    }

    /// How the lines begin that tools print before or behind an export: uiautomator (the spelling is Android's), the
    /// dynamic linker, adb, Appium MCP, mobile-mcp, XcodeBuildMCP, and Markdown fences.
    private static let prefixes = [
      "UI hierchary dumped to:", "UI hierarchy dumped to:", "WARNING: linker", "* daemon ", "adb server ",
      "Page source retrieved successfully", "Found these elements on screen", "Accessibility hierarchy retrieved",
      "```", "~~~",
    ].map { Array($0.utf8) }

    /// How exports begin that are plain text.
    private static let textMarkers = [
      "Attributes:", "Element subtree:", "→", "SemanticsNode#", "flutter: SemanticsNode#", "I/flutter",
      "element_num,depth,", "id,depth,bounds,", "ui_schema:", "Application, 0x", "Window, 0x", "Window (Main), 0x",
      "Window 0x",
    ].map { Array($0.utf8) }

    /// How pages and source code begin, in which an export is only quoted.
    private static let pageMarkers = ["#", "//", "/*", "---", "import ", "package "].map { Array($0.utf8) }

    /// Lines that nobody knows and that are skipped all the same (banners); more of them make another kind of file.
    private static let mostUnknownLines = 20

    /// The first byte that is not blank, behind a byte-order mark.
    var firstText: Int { skipBlanks(bytes.starts(with: ByteScan.mark) ? 3 : 0) }

    /// Where the first document begins; the first text where none can be told, nil where there is only noise.
    func document(from first: Int) -> Int? {
      var line = first
      var unknown = 0
      let evidence = RootEvidence(bytes, end: end)
      while line < end {
        let lineEnd = endOfLine(line)
        // Behind lines that nobody knows, a known root may only be mentioned.
        let isMention =
          unknown > 0 && evidence.namesRoot(line) && !evidence.isExport(line, lineEnd: lineEnd, isLog: false)
        if !isMention, beginsDocument(line) || beginsText(line) || beginsPythonString(line) { return line }
        if isNoise(line) {
          if let hit = documentInLine(line, lineEnd) { return hit }
        } else {
          unknown += 1
          let isPage = line == first && Self.pageMarkers.contains { holds($0, line) }
          if isPage || bytes[line] == UInt8(ascii: "\"") || unknown > Self.mostUnknownLines { return first }
        }
        line = skipBlanks(lineEnd)
      }
      return unknown == 0 ? nil : first
    }

    /// The next text behind a document that is not noise.
    func next(after document: Int) -> Int {
      var at = skipBlanks(document)
      while at < end, isNoise(at) {
        let lineEnd = endOfLine(at)
        if let hit = documentInLine(at, lineEnd) { return hit }
        at = skipBlanks(lineEnd)
      }
      return at
    }

    /// Whether markup or JSON begins here, rather than a log line such as `[INFO]`.
    func beginsDocument(_ index: Int) -> Bool {
      guard index + 1 < end else { return false }
      let next = bytes[index + 1]
      switch bytes[index] {
      case UInt8(ascii: "<"): return next.isLetter || "?!_".utf8.contains(next)
      case UInt8(ascii: "{"): return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}") || isBlank(next)
      case UInt8(ascii: "["): return "{[]\"".utf8.contains(next) || isBlank(next)
      default: return false
      }
    }

    /// Whether an export begins here that is plain text.
    func beginsText(_ index: Int) -> Bool { Self.textMarkers.contains { holds($0, index) } }

    /// Whether a document begins here as Python prints a string (`'<hierarchy …'`) or bytes (`b'<hierarchy …'`).
    func beginsPythonString(_ index: Int) -> Bool {
      guard let string = PythonString(bytes, index) else { return false }
      return beginsDocument(string.start) || beginsText(string.start)
    }

    /// A document that begins within a line of noise.
    private func documentInLine(_ start: Int, _ lineEnd: Int) -> Int? {
      (start..<lineEnd).first { beginsDocument($0) }
    }

    private func isNoise(_ index: Int) -> Bool { Self.prefixes.contains { holds($0, index) } }

    private func holds(_ text: [UInt8], _ index: Int) -> Bool {
      index + text.count <= end && bytes[index..<index + text.count].elementsEqual(text)
    }

    private func endOfLine(_ index: Int) -> Int { bytes[index..<end].firstIndex(of: 0x0A) ?? end }

    private func skipBlanks(_ index: Int) -> Int {
      var index = index
      while index < end, isBlank(bytes[index]) { index += 1 }
      return index
    }
  }
}
