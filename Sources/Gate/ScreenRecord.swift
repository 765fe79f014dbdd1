import Audit
import ViewHierarchy

/// What stays of a screen when it is audited.
public struct ScreenRecord: Sendable {
  /// The key, unique in the run.
  public let key: String
  /// An index into the inputs.
  public let input: Int
  /// The number of nodes.
  public let nodes: Int
  /// The number of stops.
  public let stops: Int
  /// The rules that could not run, and how to get what they lack.
  public internal(set) var notRun: [NotRunRecord]
  /// Whether foreign nodes lay over the app.
  public let isInterrupted: Bool
  /// Whether the producer cut the tree.
  public let isTruncated: Bool
  /// How the capture differs from others of the same screen.
  public let variant: Variant
  /// A hash of the bytes that it was read from; empty where it is not known.
  public let digest: String
  /// The rules that the config switches off here.
  public let off: Set<String>
  /// The identifiers on it; nil where nothing asks for them.
  public let anchors: ScreenAnchors?
  /// How many texts have a known contrast; nil where no rule about it is on.
  public let contrast: ContrastFigures?
  /// The key without the variant: what identity rests on.
  public let baseKey: String

  /// Joins the parts.
  public init(
    key: String, input: Int, nodes: Int, stops: Int, notRun: [NotRunRecord], isInterrupted: Bool, isTruncated: Bool,
    variant: Variant = Variant(), digest: String = "", off: Set<String> = [], anchors: ScreenAnchors? = nil,
    contrast: ContrastFigures? = nil
  ) {
    self.contrast = contrast
    self.variant = variant
    self.digest = digest
    self.off = off
    self.anchors = anchors
    baseKey = variant.isEmpty ? key : variant.removed(from: key)
    self.key = key
    self.input = input
    self.nodes = nodes
    self.stops = stops
    self.notRun = notRun
    self.isInterrupted = isInterrupted
    self.isTruncated = isTruncated
  }
}

extension ScreenRecord {
  /// Whether a rule has looked at all of the screen: what it does not tell there any more is fixed.
  func isExamined(by rule: String) -> Bool {
    !isInterrupted && !isTruncated && !off.contains(rule) && !notRun.contains { $0.rule == rule }
  }
}

/// A rule that could not run on a screen, and how to get what it lacks.
public struct NotRunRecord: Sendable, Hashable {
  /// The rule's id.
  public let rule: String
  /// The facts that the export does not carry.
  public let missing: [Fact]
  /// How to make the export carry them.
  public let how: String

  /// Joins the parts.
  public init(rule: String, missing: [Fact], how: String) {
    self.rule = rule
    self.missing = missing
    self.how = how
  }
}
