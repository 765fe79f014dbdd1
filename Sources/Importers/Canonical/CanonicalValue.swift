import ViewHierarchy

/// A value as it stands in the file: its bytes, and how it is spelt.
struct CanonicalValue {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// How the format spells the value. XML has one spelling for everything.
  enum Spelling {
    case attribute, string, number, bool, nested
  }

  let bytes: Bytes
  let spelling: Spelling

  /// The text of a value that is one.
  func bytes(_ form: CanonicalForm) throws(CanonicalFault) -> Bytes {
    guard spelling == .attribute || spelling == .string else { throw unexpected(form) }
    if case .word(let words) = form {
      let word = String(decoding: bytes, as: UTF8.self)
      guard words.contains(word) else { throw unexpected(form, NearestName.hint(word, in: words)) }
    }
    return bytes
  }

  /// The number of a value that is one, within the bounds of the form.
  func number(_ form: CanonicalForm) throws(CanonicalFault) -> Double {
    guard spelling == .attribute || spelling == .number, case .number(let range) = form,
      let number = Numbers.decimal(bytes), range.contains(number)
    else { throw unexpected(form) }
    return number
  }

  /// `true` or `false`, nothing else.
  func flag(_ form: CanonicalForm) throws(CanonicalFault) -> Bool {
    guard spelling == .attribute || spelling == .bool else { throw unexpected(form) }
    if bytes.elementsEqual("true".utf8) { return true }
    if bytes.elementsEqual("false".utf8) { return false }
    throw unexpected(form)
  }

  /// The traits of a list of names.
  func traits() throws(CanonicalFault) -> Traits {
    var traits: Traits = []
    for name in try bytes(.traits).split(separator: 0x20) {
      guard let trait = Traits(name: name) else {
        let word = String(decoding: name, as: UTF8.self)
        let names = Traits.named.map { "\($0.name)" }
        throw CanonicalFault("no trait is called \"\(word)\"\(NearestName.hint(word, in: names))")
      }
      traits.insert(trait)
    }
    return traits
  }

  /// At most 40 bytes of the value are repeated in the message.
  private func unexpected(_ form: CanonicalForm, _ hint: String = "") -> CanonicalFault {
    guard spelling != .nested else { return CanonicalFault("\(form.expectation) was expected") }
    let shown = String(decoding: bytes.prefix(40), as: UTF8.self)
    return CanonicalFault("\(form.expectation) was expected, not \"\(shown)\(bytes.count > 40 ? "…" : "")\"\(hint)")
  }
}

/// What is wrong in a document of the canonical form; the reader that meets it adds the place.
struct CanonicalFault: Error {
  /// What was expected.
  let message: String

  init(_ message: String) { self.message = message }

  /// An attribute that does not exist.
  static func unknownAttribute(_ name: String, of element: String, known: [StaticString]) -> CanonicalFault {
    let hint = NearestName.hint(name, in: known.map { "\($0)" })
    return CanonicalFault("<\(element)> has no attribute \"\(name)\"\(hint)")
  }

  /// The fault with the attribute that it lies in.
  func of(_ attribute: StaticString, _ element: String) -> CanonicalFault {
    CanonicalFault("\(attribute) of <\(element)>: \(message)")
  }
}
