/// A change to an example that must not change what is found in it.
public enum ExampleTransform: String, Sendable, CaseIterable {
  /// A plain container lies around everything.
  case wrapped
  /// Left and right are exchanged, and so is the layout direction.
  case mirrored
  /// Every frame is moved by the same distance, and the screen is as much larger.
  case shifted
  /// Pixels and density grow together: frames in points stay.
  case scaled
  /// Identifiers have other names, the same ones everywhere.
  case renamed
}

/// A page's statement that a transform does not apply to its examples.
public struct TransformOptOut: Sendable, Equatable {
  public let transform: ExampleTransform
  /// Why not.
  public let reason: String
  /// The line of the page.
  public let line: Int
}
