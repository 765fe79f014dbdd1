import Audit

/// What makes a finding the same in another run: no number of a message, no message, no path of a file takes part.
///
/// The parts are kept apart, as a change seldom touches all of them, and the screen takes part in ``issue`` only, so
/// that a renamed screen is known again.
public struct Identity: Sendable, Equatable {
  /// The element: anchor, role, identifier or label.
  public let element: String
  /// The place: anchor, role, identifier, number among its like; no label.
  public let slot: String
  /// The finding: screen, rule, detail, element, slot.
  public let issue: String
  /// Equal for equal findings on other screens.
  public let cause: String
  /// The roles in the repeated cell around it; empty outside cells.
  public let cell: String
  /// What the element is for.
  public let role: String
  /// Its number among siblings of its role.
  public let ordinal: Int
  /// The identifiers of its ancestors from the inside out, digits masked.
  public let within: [String]
  /// What speaks for the element when its place has changed: a letter for the kind, and eight hexadecimal digits.
  public let near: [String]
  /// Tells faults of one rule on one element apart.
  public let detail: String

  /// The identity of a finding on a screen.
  public init(_ finding: Finding) {
    let parts = finding.identity
    let named = parts.identifier.isEmpty ? parts.label : parts.identifier
    // The name of a row is no name: cells of other lists have one as well.
    let tells = !named.isEmpty && parts.identifier != RowNames.mask
    let element = Fingerprint([parts.anchor, parts.role, named]).text
    let slot = Fingerprint([parts.anchor, parts.role, parts.identifier, "\(parts.ordinal)"]).text
    // Without any name nothing says that elements of two screens are one: the place must do.
    let cause =
      !tells
      ? Fingerprint([finding.rule, finding.detail, parts.anchor, parts.role, "\(parts.ordinal)", parts.cell])
      : Fingerprint([finding.rule, finding.detail, parts.role, named])
    self.init(
      element: element, slot: slot, issue: Self.issue(finding.screen, finding.rule, finding.detail, element, slot),
      cause: cause.text, cell: parts.cell, role: parts.role, ordinal: parts.ordinal, within: parts.chain,
      near: parts.witnesses.map { Self.witness($0.kind, $0.text) }, detail: finding.detail)
  }

  private static func witness(_ kind: IdentityParts.Witness.Kind, _ text: String) -> String {
    kind.rawValue + Fingerprint([text]).text.prefix(8)
  }

  /// How an identifier without numbers speaks for its element.
  static func witness(_ identifier: String) -> String { witness(.identifier, identifier) }

  /// What its own identifier says for the element, where that holds no number and names no row.
  var ownIdentifier: String? { near.first { $0.hasPrefix(IdentityParts.Witness.Kind.identifier.rawValue) } }

  /// Joins parts that were stored.
  init(
    element: String, slot: String, issue: String, cause: String, cell: String, role: String, ordinal: Int,
    within: [String], near: [String], detail: String
  ) {
    self.element = element
    self.slot = slot
    self.issue = issue
    self.cause = cause
    self.cell = cell
    self.role = role
    self.ordinal = ordinal
    self.within = within
    self.near = near
    self.detail = detail
  }

  /// The same on a screen of another name.
  func moved(to screen: String, rule: String) -> Identity {
    Identity(
      element: element, slot: slot, issue: Self.issue(screen, rule, detail, element, slot), cause: cause, cell: cell,
      role: role, ordinal: ordinal, within: within, near: near, detail: detail)
  }

  static func issue(_ screen: String, _ rule: String, _ detail: String, _ element: String, _ slot: String) -> String {
    Fingerprint([screen, rule, detail, element, slot]).text
  }

  /// Whether the element has a name that its like do not share by construction.
  var isNamed: Bool {
    near.contains {
      $0.hasPrefix(IdentityParts.Witness.Kind.identifier.rawValue)
        || $0.hasPrefix(IdentityParts.Witness.Kind.label.rawValue)
    }
  }

  /// Whether something speaks for both elements being one.
  func sharesWitness(with other: Identity) -> Bool {
    let row = IdentityParts.Witness.Kind.row.rawValue
    if near.contains(where: { !$0.hasPrefix(row) && other.near.contains($0) }) { return true }
    return exported.map { $0 == other.exported } ?? false
  }

  /// The rows that it stands in, or its like; a finding outside of rows has none.
  var rows: Set<String> { Set(near.filter { $0.hasPrefix(IdentityParts.Witness.Kind.row.rawValue) }) }

  /// How the name of a row stands among what speaks for an element.
  static func witness(row: String) -> String { witness(.row, row) }

  /// Its identifier as exported, whether or not it holds a number or the name of a row.
  private var exported: Substring? {
    let kinds: [IdentityParts.Witness.Kind] = [.identifier, .numbered]
    return near.first { witness in kinds.contains { witness.hasPrefix($0.rawValue) } }?.dropFirst()
  }

  /// Whether both have the same identifier, which is unique on a screen by convention.
  func sharesIdentifier(with other: Identity) -> Bool {
    near.contains { $0.hasPrefix(IdentityParts.Witness.Kind.identifier.rawValue) && other.near.contains($0) }
  }
}
