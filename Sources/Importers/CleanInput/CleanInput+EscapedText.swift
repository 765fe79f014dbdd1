extension CleanInput {
  /// A document that lies in a string: a WebDriver response (`{"value": "…"}`), a bare JSON string, or what Python's
  /// `repr` makes of a text.
  struct EscapedText {
    /// The decoded text.
    let text: [UInt8]
    private let source: [UInt8]
    private let quotation: Quotation

    /// The members that may stand beside `value` in a response; another one makes it something else, such as a node.
    private static let companions = ["sessionId", "status", "id", "jsonrpc", "state", "class", "hCode"].map {
      Array($0.utf8)
    }

    /// The string that begins at a place or is the value of the response that does; nil where there is none, or
    /// where it holds no document.
    init?(in bytes: [UInt8], wrappedAt start: Int) {
      guard let quotation = Self.quotation(bytes, start) else { return nil }
      source = bytes
      self.quotation = quotation
      var text: [UInt8] = []
      var index = quotation.start
      while index < bytes.count, bytes[index] != quotation.quote {
        if bytes[index] == UInt8(ascii: "\\") {
          let step = Step(bytes, index, quotation.dialect)
          text.append(contentsOf: step.output)
          index += step.length
        } else {
          let run = bytes[index...].prefix { $0 != quotation.quote && $0 != UInt8(ascii: "\\") }
          text.append(contentsOf: run)
          index = run.endIndex
        }
      }
      let noise = Noise(text, end: text.count)
      guard noise.firstText < text.count, let document = noise.document(from: noise.firstText),
        noise.beginsDocument(document) || noise.beginsText(document)
      else { return nil }
      self.text = text
    }

    /// Translates places of the decoded text into places of the text that it was taken from.
    func walk() -> Walk { Walk(source, quotation, isMarked: text.starts(with: ByteScan.mark)) }

    private static func quotation(_ bytes: [UInt8], _ start: Int) -> Quotation? {
      if let python = PythonString(bytes, start) { return python.quotation }
      return quote(bytes, start).map { Quotation(start: $0 + 1, quote: UInt8(ascii: "\""), dialect: .json) }
    }

    /// The opening quote of a string in JSON.
    private static func quote(_ bytes: [UInt8], _ start: Int) -> Int? {
      guard start < bytes.count else { return nil }
      if bytes[start] == UInt8(ascii: "\"") { return start }
      guard bytes[start] == UInt8(ascii: "{") else { return nil }
      var index = skipBlanks(bytes, start + 1)
      while index < bytes.count, bytes[index] == UInt8(ascii: "\"") {
        guard let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        let key = bytes[index + 1..<end]
        index = skipBlanks(bytes, end + 1)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return nil }
        index = skipBlanks(bytes, index + 1)
        if key.elementsEqual("value".utf8) {
          return index < bytes.count && bytes[index] == UInt8(ascii: "\"") ? index : nil
        }
        guard companions.contains(where: { key.elementsEqual($0) }), let next = skipScalar(bytes, index) else {
          return nil
        }
        index = skipBlanks(bytes, next)
        guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return nil }
        index = skipBlanks(bytes, index + 1)
      }
      return nil
    }

    private static func skipScalar(_ bytes: [UInt8], _ start: Int) -> Int? {
      guard start < bytes.count else { return nil }
      var index = start
      if bytes[index] == UInt8(ascii: "\"") {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += bytes[index] == 0x5C ? 2 : 1 }
        return index + 1
      }
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ","), bytes[index] != 0x7D {
        if bytes[index] == UInt8(ascii: "{") || bytes[index] == UInt8(ascii: "[") { return nil }
        index += 1
      }
      return index
    }

    private static func skipBlanks(_ bytes: [UInt8], _ start: Int) -> Int {
      var index = start
      while index < bytes.count, isBlank(bytes[index]) { index += 1 }
      return index
    }
  }
}
