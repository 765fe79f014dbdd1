/// The opening line of a fenced block.
struct Fence {
  /// What follows the backticks.
  let info: Substring
  private let ticks: Int

  /// Nil where the line opens no block: expected are three or more backticks at its very beginning.
  init?(opening line: Substring) {
    ticks = line.utf8.prefix { $0 == UInt8(ascii: "`") }.count
    guard ticks >= 3 else { return nil }
    info = line.dropFirst(ticks).trimmingSpaces
  }

  /// Whether the line closes the block: nothing but at least as many backticks.
  func isClosed(by line: Substring) -> Bool {
    let line = line.trimmingSpaces
    return line.utf8.count >= ticks && line.utf8.allSatisfy { $0 == UInt8(ascii: "`") }
  }
}
