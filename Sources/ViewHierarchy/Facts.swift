/// One kind of information that a format can carry; the list is closed.
public enum Fact: UInt8, CaseIterable, Sendable {
  case elementFlag, stopFlag, hidden, label, value, hint, traits, type, visibleText, frames, exactFrames, screenSize
  case explicitOrder, containerType, actions, customActions, assetName, fonts, declaredColours, pixels, language
  case direction, inputLabels, identifiers, density

  /// The word used in reports, rule pages and the canonical form.
  public var name: String {
    switch self {
    case .elementFlag: "element-flag"
    case .stopFlag: "stop-flag"
    case .hidden: "hidden"
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    case .traits: "traits"
    case .type: "type"
    case .visibleText: "visible-text"
    case .frames: "frames"
    case .exactFrames: "exact-frames"
    case .screenSize: "screen-size"
    case .explicitOrder: "explicit-order"
    case .containerType: "container-type"
    case .actions: "actions"
    case .customActions: "custom-actions"
    case .assetName: "asset-name"
    case .fonts: "fonts"
    case .declaredColours: "declared-colours"
    case .pixels: "pixels"
    case .language: "language"
    case .direction: "direction"
    case .inputLabels: "input-labels"
    case .identifiers: "identifiers"
    case .density: "density"
    }
  }
}

extension Fact {
  /// As they are written, by their numbers; every start of the program reads hundreds of them.
  private static let spellings = allCases.map { Array($0.name.utf8) }

  fileprivate init?(name: Substring) {
    let bytes = name.utf8
    let length = bytes.count
    guard let place = Self.spellings.firstIndex(where: { $0.count == length && $0.elementsEqual(bytes) }) else {
      return nil
    }
    self = Self.allCases[place]
  }
}

/// The facts that one screen's export carries.
@frozen
public struct Facts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one fact.
  @inlinable
  public init(_ fact: Fact) { rawValue = 1 << UInt32(fact.rawValue) }

  /// The facts listed.
  public init(_ facts: [Fact]) {
    rawValue = facts.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// Every fact there is.
  public static let all = Facts(Fact.allCases)

  /// Whether the fact is carried.
  @inlinable
  public func contains(_ fact: Fact) -> Bool { rawValue & (1 << UInt32(fact.rawValue)) != 0 }

  /// The facts in their fixed order.
  public var facts: [Fact] {
    var facts: [Fact] = []
    facts.reserveCapacity(rawValue.nonzeroBitCount)
    var rest = rawValue
    while rest != 0 {
      if let fact = Fact(rawValue: UInt8(rest.trailingZeroBitCount)) { facts.append(fact) }
      rest &= rest - 1
    }
    return facts
  }

  /// The facts of a list of names.
  /// - Throws: ``UnknownFact`` at the first name that is none.
  public init(names: [Substring]) throws(UnknownFact) {
    var facts: Facts = []
    for name in names {
      guard let fact = Fact(name: name) else { throw UnknownFact(name: String(name)) }
      facts.insert(Facts(fact))
    }
    self = facts
  }
}

/// A word that names no fact.
public struct UnknownFact: Error, Sendable {
  /// The word as written.
  public let name: String
}
