import ViewHierarchy

/// One fault as a check tells it; the engine makes findings of faults.
public struct Fault: Sendable {
  /// The element at fault.
  public var node: NodeID
  /// What is wrong, naming the element by its spoken name or identifier.
  public var message: String
  /// How sure it is; nil takes the page's.
  public var confidence: Confidence?
  /// Overrides the page's severity downwards ("a note at most").
  public var severity: Severity?
  /// Overrides the page's impact.
  public var impact: Impact?
  /// Tells faults of one rule on one element apart; part of the identity, never a number.
  public var detail = ""
  /// Figures and names behind the message.
  public var data: [Datum] = []
  /// What to do.
  public var fix: Fix?
  /// Further elements that belong to the fault.
  public var related: [RelatedNode] = []
  /// Whether equal faults in equal cells are one finding; false where each needs its own message.
  public var groupsInCells = true

  /// Whether faults of one rule on controls of one role are one finding for the whole screen: notes on what a screen
  /// has many of. The message names the first one.
  public var groupsAlike = false

  /// A fault with its message.
  public init(_ node: NodeID, _ message: String, confidence: Confidence? = nil) {
    self.node = node
    self.message = message
    self.confidence = confidence
  }
}

/// An element that belongs to a fault.
public struct RelatedNode: Sendable {
  /// The element.
  public let node: NodeID
  /// Its part in the fault, in a word: `part`, `hidden child`, `duplicate`.
  public let why: String

  /// Names the element and its part.
  public init(_ node: NodeID, why: String) {
    self.node = node
    self.why = why
  }
}

/// A figure or name behind a message, under a name that stays.
public struct Datum: Sendable, Equatable {
  /// What a datum holds.
  public enum Value: Sendable, Equatable {
    case number(Double)
    case text(String)
  }

  /// The name in reports.
  public let name: String
  /// The figure or name.
  public let value: Value

  /// A figure.
  public init(_ name: String, _ number: Double) {
    self.name = name
    value = .number(number)
  }

  /// A figure.
  public init(_ name: String, _ number: Int) { self.init(name, Double(number)) }

  /// A name or words.
  public init(_ name: String, _ text: String) {
    self.name = name
    value = .text(text)
  }
}
