import Importers

/// What a sample wants to be audited with: a comment `options: density=2.625` before its root.
struct SampleOptions {
  /// The options of the import.
  private(set) var options = ImportOptions()

  init(_ bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    guard let start = head.range(of: "<!-- options: "), let end = head[start...].range(of: " -->") else { return }
    let words = head[start...].dropFirst("<!-- options: ".count)[..<end].split(separator: " ")
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0] == "density" { options.density = Double(String(parts[1])) }
    }
  }
}

extension StringProtocol {
  /// Where the words begin.
  fileprivate func range(of words: String) -> Index? { indices.first { self[$0...].hasPrefix(words) } }
}
