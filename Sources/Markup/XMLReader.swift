/// Reads XML as events: start tags, end tags and text, in document order.
///
/// It is strict (the first violation of XML 1.0 ends it), refuses DOCTYPE, opens no file, reaches no network and keeps
/// nothing but the caller's closures for the time of the call. Namespaces are not checked: an undeclared prefix is
/// just part of a name.
public struct XMLReader: Sendable {
  private let vocabulary: XMLVocabulary
  private let limits: XMLLimits

  /// A reader for the names of a vocabulary; other names arrive with code -1.
  public init(vocabulary: XMLVocabulary, limits: XMLLimits = XMLLimits()) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// Reads one document.
  ///
  /// What was delivered before an error stays valid; elements that were open then get no `close`.
  /// - Parameters:
  ///   - bytes: UTF-8, UTF-16, ISO-8859-1 or windows-1252. Columns are those of the text as UTF-8 and leave out a
  ///     leading byte-order mark.
  ///   - start: where the document begins; lines are counted from the first byte of the buffer all the same.
  ///   - open: called for each start tag; `.stop` ends the parse there.
  ///   - close: called for each end tag, also that of an empty element.
  ///   - text: called for character data and CDATA, in pieces of any size; nil where text does not matter.
  /// - Returns: the offset behind the root element; after `.stop`, where the parser stood.
  public func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, open: (borrowing XMLTag) -> XMLStep,
    close: () -> Void, text: ((UnsafeBufferPointer<UInt8>) -> Void)? = nil
  ) throws(MarkupError) -> Int {
    guard start >= 0, start < bytes.count else { throw MarkupError(.empty, "the input is empty") }
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    let (encoding, mark) = XMLEncoding.detect(rest)
    if case .utf8 = encoding {
      return try parse(bytes, from: start + mark, open: open, close: close, text: text)
    }
    if encoding == .utf32 {
      throw MarkupError(.encoding, "the encoding UTF-32 is not supported; save the file as UTF-8", line: 1, column: 1)
    }
    if case .unknown(let name) = encoding {
      // A declaration that the bytes do not follow is common; UTF-8 that is valid by chance is not.
      guard String(validating: rest, as: UTF8.self) != nil else {
        throw MarkupError(
          .encoding, "the encoding \(name) is not supported; save the file as UTF-8", line: 1, column: 1)
      }
      return try parse(bytes, from: start, open: open, close: close, text: text)
    }
    let head = encoding.decoded(UnsafeBufferPointer(rebasing: bytes[..<start]))
    let decoded = head + encoding.decoded(UnsafeBufferPointer(rebasing: rest[mark...]))
    let result = decoded.withUnsafeBufferPointer { buffer -> Result<Int, MarkupError> in
      do throws(MarkupError) {
        return .success(try parse(buffer, from: head.count, open: open, close: close, text: text))
      } catch {
        return .failure(error)
      }
    }
    return start + mark + encoding.length(of: decoded[head.count..<(try result.get())])
  }

  private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, open: (borrowing XMLTag) -> XMLStep,
    close: () -> Void, text: ((UnsafeBufferPointer<UInt8>) -> Void)?
  ) throws(MarkupError) -> Int {
    let first = bytes[min(start, bytes.count)...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    guard let first else { throw MarkupError(.empty, "the input is empty") }
    guard first == UInt8(ascii: "<") else {
      let offset = bytes[start...].firstIndex(of: first) ?? start
      let place = TextPosition.of(offset, in: bytes)
      throw MarkupError(
        .syntax, "a start tag was expected; the document begins with <", line: place.line, column: place.column)
    }
    let result = withoutActuallyEscaping(open) { open in
      withoutActuallyEscaping(close) { close in
        let names = UnsafeMutablePointer<XMLNameTable>.allocate(capacity: 1)
        names.initialize(to: XMLNameTable(vocabulary))
        var parse = XMLParse(
          bytes, from: start, limits: limits, listener: .init(open: open, close: close, text: text), names: names)
        let result = withUnsafeMutablePointer(to: &parse) { XMLParse.run($0) }
        names.pointee.deallocate()
        names.deinitialize(count: 1)
        names.deallocate()
        return result
      }
    }
    return try result.get()
  }
}
