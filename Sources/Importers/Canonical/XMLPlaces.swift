import ViewHierarchy

/// Finds places inside XML that the parser does not tell; used for messages only, so each search begins anew.
struct XMLPlaces {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Where the attribute's name begins in the tag that begins at a place.
  func attribute(_ name: UnsafeBufferPointer<UInt8>, ofTagAt place: SourcePosition) -> SourcePosition? {
    guard var index = offset(of: place) else { return nil }
    var quote: UInt8 = 0
    while index + name.count < bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return nil
      } else if byte <= 0x20, bytes[(index + 1)...].starts(with: name), endsName(index + 1 + name.count) {
        return position(of: index + 1)
      }
      index += 1
    }
    return nil
  }

  /// The first text behind the start tag at a place; only white space and markup stand between.
  func text(behindTagAt place: SourcePosition) -> SourcePosition? {
    guard var index = offset(of: place) else { return nil }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        index = endOfMarkup(at: index)
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        return position(of: index)
      }
    }
    return nil
  }

  private func endsName(_ index: Int) -> Bool {
    index < bytes.count && (bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "="))
  }

  private func endOfMarkup(at start: Int) -> Int {
    let rest = bytes[start...]
    if rest.starts(with: "<![CDATA[".utf8) { return start + 9 }
    if rest.starts(with: "<!--".utf8) { return end(of: "-->", from: start + 4) }
    if rest.starts(with: "<?".utf8) { return end(of: "?>", from: start + 2) }
    var quote: UInt8 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return bytes.count
  }

  private func end(of mark: StaticString, from start: Int) -> Int {
    let mark = "\(mark)".utf8
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return bytes.count
  }

  /// A byte-order mark takes no column.
  private func offset(of place: SourcePosition) -> Int? {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for _ in 1..<max(Int(place.line), 1) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let offset = start + Int(place.column) - 1
    return place.line > 0 && place.column > 0 && offset < bytes.count ? offset : nil
  }

  private func position(of offset: Int) -> SourcePosition {
    var line = 1
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while let end = bytes[start..<max(offset, start)].firstIndex(of: 0x0A) {
      line += 1
      start = end + 1
    }
    return SourcePosition(line: UInt32(clamping: line), column: UInt32(clamping: offset - start + 1))
  }
}
