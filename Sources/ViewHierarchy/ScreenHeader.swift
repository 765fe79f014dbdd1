/// The platform whose screen reader a screen is audited for.
public enum Platform: String, Sendable, CaseIterable {
  case ios, android
}

/// The direction in which a screen is laid out.
public enum LayoutDirection: String, Sendable, CaseIterable {
  case ltr, rtl
}

/// How exactly frames state the real rectangle.
public enum FramePrecision: String, Sendable, CaseIterable {
  case exact
  /// Grown to whole points on every side, at most one point each (WebDriverAgent's `CGRectIntegral`).
  case roundedOut = "rounded-out"
  /// Cut to whole points or pixels.
  case truncated
  /// What the design canvas showed; constraints may move it at run time.
  case designTime = "design-time"
}

/// What an export says about a screen as a whole.
public struct ScreenHeader: Sendable, Equatable {
  /// The screen's name where the export gives one.
  public var key: String?
  /// The platform of the export.
  public var platform: Platform
  /// The width in points or dp; 0 where unknown.
  public var width: Double
  /// The height in points or dp; 0 where unknown.
  public var height: Double
  /// Pixels per point, where stated.
  public var scale: Double?
  /// Pixels per dp, where stated or given.
  public var density: Double?
  /// The layout direction, where stated.
  public var direction: LayoutDirection?
  /// Whether the direction was told from language or letters, where the export states none.
  public var isDirectionGuessed = false
  /// The BCP 47 tag of the screen's language, where stated.
  public var language: String?
  /// The text size setting, where stated: a content size category of UIKit such as `ax3`, or a font scale such as
  /// `1.5x`.
  public var textSize: String?
  /// The bundle identifier or package of the app.
  public var app: String?
  /// The id of the format that the screen was read from first.
  public var sourceFormat: String
  /// The facts that the export carries.
  public var facts: Facts
  /// How exact frames are.
  public var framePrecision: FramePrecision
  /// Whether the producer cut the tree (depth limit, child limit).
  public var truncated: Bool
  /// Whether nodes of a foreign application lay over the app.
  public var interrupted: Bool

  /// A header that states nothing but platform, format and facts.
  public init(platform: Platform, sourceFormat: String, facts: Facts, framePrecision: FramePrecision = .exact) {
    self.platform = platform
    self.sourceFormat = sourceFormat
    self.facts = facts
    self.framePrecision = framePrecision
    width = 0
    height = 0
    truncated = false
    interrupted = false
  }
}

/// One screen as exported: nothing inferred.
public struct Capture: Sendable {
  /// What the export says of the screen.
  public var header: ScreenHeader
  /// Its nodes.
  public var tree: ViewTree
  /// What the reader should know about the input ("characters after the document were ignored").
  public var warnings: [String]
  /// Its screenshot; nil where none was given.
  public var picture: Picture?

  /// Joins the parts.
  public init(header: ScreenHeader, tree: ViewTree, warnings: [String] = []) {
    self.header = header
    self.tree = tree
    self.warnings = warnings
  }
}
