/// Keeps the parts of a report until it is put together: in memory at first, then in a file without a name.
final class PartStore {
  private var parts: [[UInt8]] = []
  private var bytes = 0
  private var spooled: SpoolFile?

  /// More than this is moved to disk, in bytes: what stays in memory of each report, however many screens there are.
  private static let memoryLimit = 1 << 20

  /// Takes up the next part.
  func append(_ part: [UInt8]) throws(WriteError) {
    if let spooled { return try spooled.append(part) }
    parts.append(part)
    bytes += part.count
    guard bytes > Self.memoryLimit else { return }
    let file = try SpoolFile()
    for part in parts { try file.append(part) }
    parts = []
    spooled = file
  }

  /// Gives the parts in order.
  func read(_ take: (Int, [UInt8]) -> Void) throws(WriteError) {
    guard let spooled else {
      for (index, part) in parts.enumerated() { take(index, part) }
      return
    }
    try spooled.read(take)
  }
}
