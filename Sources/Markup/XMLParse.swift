import CLibXML2

/// The state of one parse, behind the user pointer of libxml2's callbacks.
struct XMLParse {
  /// What the caller of ``XMLReader`` wants to hear.
  struct Listener {
    let open: (borrowing XMLTag) -> XMLStep
    let close: () -> Void
    let text: ((UnsafeBufferPointer<UInt8>) -> Void)?
  }

  private enum State { case reading, stopped, closed }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let limits: XMLLimits
  private let listener: Listener
  private let names: UnsafeMutablePointer<XMLNameTable>
  private let attributeGuard: XMLAttributeGuard
  private var scanner: XMLTagScanner
  private var parser: xmlParserCtxtPtr?
  private var state = State.reading
  private var fed: Int
  private var feedEnd: Int
  private var refused = false
  private var depth = 0
  private var nodes = 0
  private var textBytes = 0
  private var namespaces = 0
  private var namespaceScopes: [(depth: Int, count: Int)] = []
  private var error: MarkupError?
  private var end = 0

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, limits: XMLLimits, listener: Listener,
    names: UnsafeMutablePointer<XMLNameTable>
  ) {
    self.bytes = bytes
    self.start = start
    self.limits = limits
    self.listener = listener
    self.names = names
    attributeGuard = XMLAttributeGuard(bytes, limit: limits.attributes)
    scanner = XMLTagScanner(bytes, from: start)
    fed = start
    feedEnd = bytes.count
  }

  // MARK: Running

  /// Parses one document and tells where it ends.
  static func run(_ this: UnsafeMutablePointer<XMLParse>) -> Result<Int, MarkupError> {
    XMLLibrary.start()
    var handler = handler(text: this.pointee.listener.text != nil)
    let parser = xmlCreateIOParserCtxt(&handler, this, { XMLParse.feed($0, $1, $2) }, nil, this, XML_CHAR_ENCODING_NONE)
    guard let parser else { return .failure(MarkupError(.syntax, "libxml2 could not make a parser (out of memory)")) }
    defer { xmlFreeParserCtxt(parser) }
    this.pointee.parser = parser
    // NOENT lets `&amp;` arrive as `&` and is safe because DOCTYPE, hence any other entity, is refused. The bytes are
    // UTF-8 by now whatever the declaration says, hence IGNORE_ENC. HUGE: our own limits take the place of libxml2's.
    let options =
      XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(parser, Int32(bitPattern: UInt32(options)))
    let code = xmlParseDocument(parser)
    return this.pointee.outcome(code)
  }

  private func outcome(_ code: Int32) -> Result<Int, MarkupError> {
    if let error { return .failure(error) }
    if state == .reading {
      let place = TextPosition.of(bytes.count, in: bytes)
      let message = "the root element is missing (libxml2 code \(code)); expected one complete document"
      return .failure(MarkupError(.syntax, message, line: place.line, column: place.column))
    }
    return .success(end)
  }

  private static func handler(text: Bool) -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { user, local, prefix, _, namespaceCount, _, attributeCount, _, attributes in
      XMLParse.at(user)?.openElement(local, prefix, Int(namespaceCount), Int(attributeCount), attributes)
    }
    handler.endElementNs = { user, _, _, _ in XMLParse.at(user)?.closeElement() }
    handler.internalSubset = { user, _, _, _ in XMLParse.at(user)?.refuseDoctype() }
    handler.serror = { user, error in
      guard let error else { return }
      XMLParse.at(user)?.record(error.pointee)
    }
    if text {
      handler.characters = { user, bytes, count in XMLParse.at(user)?.takeText(bytes, Int(count)) }
      // The same function in both places spares libxml2 the question whether the text is blank.
      handler.ignorableWhitespace = handler.characters
      handler.cdataBlock = handler.characters
    }
    return handler
  }

  private static func at(_ user: UnsafeMutableRawPointer?) -> Handle? {
    user.map { Handle(this: $0.assumingMemoryBound(to: XMLParse.self)) }
  }

  private static func feed(
    _ user: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<CChar>?, _ room: Int32
  ) -> Int32 {
    guard let user, let target, room > 0 else { return 0 }
    return Handle(this: user.assumingMemoryBound(to: XMLParse.self)).feed(UnsafeMutableRawPointer(target), Int(room))
  }
}

extension XMLParse {
  /// Works on the state in place, so that callbacks into the caller happen outside any exclusive access.
  private struct Handle {
    let this: UnsafeMutablePointer<XMLParse>

    func feed(_ target: UnsafeMutableRawPointer, _ room: Int) -> Int32 {
      let from = this.pointee.fed
      // Small pieces, because only the last tag of a piece is looked at by the guard.
      var to = min(from + min(room, 4_096), this.pointee.feedEnd)
      guard from < to, let base = this.pointee.bytes.baseAddress else { return 0 }
      if let tag = this.pointee.attributeGuard.refusedTag(in: from..<to, after: this.pointee.scanner) {
        this.pointee.refused = true
        this.pointee.feedEnd = tag
        to = tag
      }
      target.copyMemory(from: base + from, byteCount: to - from)
      this.pointee.fed = to
      return Int32(to - from)
    }

    func openElement(
      _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespaceCount: Int, _ attributeCount: Int,
      _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
      guard this.pointee.state == .reading, this.pointee.error == nil, let local else { return }
      _ = this.pointee.scanner.advance()
      let position = this.pointee.scanner.position()
      this.pointee.textBytes = 0
      this.pointee.depth += 1
      this.pointee.nodes += 1
      if let error = this.pointee.brokenLimit(namespaceCount, attributeCount, attributes) {
        return this.pointee.stop(MarkupError(error.0, error.1, line: position.line, column: position.column))
      }
      let names = this.pointee.names
      let tag = XMLTag(
        name: names.pointee.find(local, prefix), position: position, attributeCount: attributeCount,
        attributes: attributes, names: names)
      if this.pointee.listener.open(tag) == .stop {
        this.pointee.finish(.stopped)
      }
    }

    func closeElement() {
      guard this.pointee.state == .reading, this.pointee.error == nil else { return }
      this.pointee.leaveNamespaces()
      this.pointee.depth -= 1
      this.pointee.textBytes = 0
      this.pointee.listener.close()
      if this.pointee.depth == 0 { this.pointee.finish(.closed) }
    }

    func takeText(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
      guard this.pointee.state == .reading, this.pointee.error == nil, let bytes, count > 0 else { return }
      this.pointee.textBytes += count
      guard this.pointee.textBytes <= this.pointee.limits.valueBytes else {
        let place = this.pointee.place()
        let message = "a text is longer than \(this.pointee.limits.valueBytes) bytes; shorten it or raise the limit"
        return this.pointee.stop(MarkupError(.value, message, line: place.line, column: place.column))
      }
      this.pointee.listener.text?(UnsafeBufferPointer(start: bytes, count: count))
    }

    func refuseDoctype() {
      let place = this.pointee.place()
      let message = "DOCTYPE is not allowed, because it can define entities and name files; remove the declaration"
      this.pointee.stop(MarkupError(.doctype, message, line: place.line, column: place.column))
    }

    func record(_ fault: xmlError) {
      guard fault.level == XML_ERR_FATAL, this.pointee.error == nil, this.pointee.state == .reading else { return }
      this.pointee.error = this.pointee.translated(fault)
    }
  }

  private mutating func brokenLimit(
    _ namespaceCount: Int, _ attributeCount: Int, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> (MarkupError.Kind, String)? {
    if depth > limits.depth {
      return (.depth, "elements are nested deeper than \(limits.depth); cut the tree or raise the limit")
    }
    if nodes > limits.nodes {
      return (.nodes, "the document has more than \(limits.nodes) elements; split it or raise the limit")
    }
    if attributeCount + namespaceCount > limits.attributes { return (.attributes, tooManyAttributes) }
    if namespaceCount > 0 {
      namespaceScopes.append((depth, namespaceCount))
      namespaces += namespaceCount
      if namespaces > limits.namespaces {
        return (.attributes, "more than \(limits.namespaces) namespace declarations are in force; remove some")
      }
    }
    // No value is longer than it was written: most tags are shorter than one value may be.
    guard fed - scanner.tag > limits.valueBytes else { return nil }
    for index in 0..<attributeCount {
      guard let start = attributes?[index &* 5 &+ 3], let end = attributes?[index &* 5 &+ 4] else { continue }
      if end - start > limits.valueBytes {
        return (.value, "an attribute is longer than \(limits.valueBytes) bytes; shorten it or raise the limit")
      }
    }
    return nil
  }

  private var tooManyAttributes: String {
    "an element has more than \(limits.attributes) attributes; remove some or raise the limit"
  }

  private mutating func leaveNamespaces() {
    guard let last = namespaceScopes.last, last.depth == depth else { return }
    namespaces -= last.count
    namespaceScopes.removeLast()
  }

  /// Where the parser stands, in bytes of the whole buffer.
  private func offset() -> Int {
    guard let parser else { return start }
    return min(max(start + Int(xmlByteConsumed(parser)), start), bytes.count)
  }

  private func place() -> TextPosition { TextPosition.of(offset(), in: bytes) }

  private mutating func finish(_ state: State) {
    end = offset()
    self.state = state
    xmlStopParser(parser)
  }

  private mutating func stop(_ error: MarkupError) {
    self.error = error
    xmlStopParser(parser)
  }

  private func translated(_ fault: xmlError) -> MarkupError {
    var offset = offset()
    if refused && offset >= feedEnd {
      let place = TextPosition.of(feedEnd, in: bytes)
      return MarkupError(.attributes, tooManyAttributes, line: place.line, column: place.column)
    }
    if fault.code == Int32(bitPattern: XML_ERR_MISPLACED_CDATA_END.rawValue) {
      // libxml2 stands at the beginning of the text here.
      offset = (offset..<bytes.count).first { bytes.holds("]]>", at: $0) } ?? offset
    }
    let atEnd =
      offset >= bytes.count || bytes.endsInsideCharacter(from: offset)
      || XMLReason.endsInsideMarkup(bytes, from: offset)
    let place = TextPosition.of(atEnd ? bytes.count : offset, in: bytes)
    let reason = XMLReason(fault, atEnd: atEnd, depth: depth)
    return MarkupError(reason.kind, reason.message, line: place.line, column: place.column)
  }
}
