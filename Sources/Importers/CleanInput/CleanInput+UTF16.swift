extension CleanInput {
  /// UTF-16 with a byte-order mark (PowerShell's `>`), or without one where every second byte of the start is NUL.
  static func decodeUTF16(_ raw: [UInt8]) -> [UInt8]? {
    guard raw.count >= 4 else { return nil }
    let isLittleEndian: Bool
    switch (raw[0], raw[1], raw[2], raw[3]) {
    case (0xFF, 0xFE, _, _): isLittleEndian = true
    case (0xFE, 0xFF, _, _): isLittleEndian = false
    case (1..., 0, _, 0): isLittleEndian = true
    case (0, 1..., 0, _): isLittleEndian = false
    default: return nil
    }
    let low = isLittleEndian ? 0 : 1
    let units = stride(from: 0, to: raw.count & ~1, by: 2).lazy
      .map { UInt16(raw[$0 + low]) | UInt16(raw[$0 + 1 - low]) << 8 }
    var text: [UInt8] = []
    text.reserveCapacity(raw.count / 2 + raw.count / 8)
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { text.append($0) }
    if text.starts(with: ByteScan.mark) { text.removeFirst(3) }
    return text
  }
}
