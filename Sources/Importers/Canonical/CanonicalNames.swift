import Markup
import ViewHierarchy

/// What an element name means in the canonical form.
enum CanonicalElement: Sendable {
  case screen, action, content
  case node(Kind)
}

/// Every name of the canonical form with one number, and what each number means as element and as attribute.
struct CanonicalNames: Sendable {
  /// The one table.
  static let table = CanonicalNames()

  /// The names for the XML reader.
  let vocabulary: XMLVocabulary
  private let codes: [String: Int]
  private let elements: [CanonicalElement?]
  private let fields: [CanonicalField?]
  private let headerFields: [CanonicalHeaderField?]
  private let details: [CanonicalDetail?]

  private init() {
    var names: [String] = []
    var codes: [String: Int] = [:]
    func code(_ name: String) -> Int {
      if let known = codes[name] { return known }
      names.append(name)
      codes[name] = names.count - 1
      return names.count - 1
    }
    let kinds = Kind.allCases.map { (code("\($0.name)"), CanonicalElement.node($0)) }
    let others = [
      (code("screen"), CanonicalElement.screen), (code("action"), .action), (code("content"), .content),
    ]
    let fields = CanonicalField.all.map { (code("\($0.name)"), $0) }
    let headerFields = CanonicalHeaderField.allCases.map { (code("\($0.name)"), $0) }
    let details = CanonicalDetail.allCases.map { (code($0.rawValue), $0) }
    func column<Meaning>(_ pairs: [(Int, Meaning)]) -> [Meaning?] {
      pairs.reduce(into: [Meaning?](repeating: nil, count: names.count)) { $0[$1.0] = $1.1 }
    }
    self.elements = column(kinds + others)
    self.fields = column(fields)
    self.headerFields = column(headerFields)
    self.details = column(details)
    self.codes = codes
    vocabulary = XMLVocabulary(names)
  }

  /// The number of a name; -1 where it is unknown.
  func code(of name: UnsafeBufferPointer<UInt8>) -> Int { codes[String(decoding: name, as: UTF8.self)] ?? -1 }

  /// The element that a number means.
  func element(_ code: Int) -> CanonicalElement? { elements.indices.contains(code) ? elements[code] : nil }
  /// The attribute of a node that a number means.
  func field(_ code: Int) -> CanonicalField? { fields.indices.contains(code) ? fields[code] : nil }
  /// The attribute of a screen that a number means.
  func headerField(_ code: Int) -> CanonicalHeaderField? {
    headerFields.indices.contains(code) ? headerFields[code] : nil
  }
  /// The attribute of an action or content that a number means.
  func detail(_ code: Int) -> CanonicalDetail? { details.indices.contains(code) ? details[code] : nil }

  /// Attributes that belong to others: what the engine derived (`DerivedAttributes`), and XML's own.
  static func isForeign(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    foreignPrefixes.contains { name.starts(with: $0) }
  }

  private static let foreignPrefixes = ["is-", "derived-", "xml:", "xsi:"].map { Array($0.utf8) }
}
