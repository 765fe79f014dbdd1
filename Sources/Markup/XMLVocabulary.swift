/// The element and attribute names that a reader knows, each with its place in the list as code.
public struct XMLVocabulary: Sendable {
  private let names: [String]
  private let codes: [String: Int]

  /// The names in the order of their codes; of equal names the first counts.
  public init(_ names: [String]) {
    self.names = names
    codes = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The name of a code; empty for a code that is not in the vocabulary.
  public subscript(code: Int) -> String { names.indices.contains(code) ? names[code] : "" }

  /// The code of a name, -1 where it is unknown.
  func code(of name: UnsafeBufferPointer<UInt8>) -> Int {
    codes[String(decoding: name, as: UTF8.self)] ?? -1
  }
}
