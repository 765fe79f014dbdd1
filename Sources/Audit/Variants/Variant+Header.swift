import ViewHierarchy

extension Variant {
  /// What an export tells of how its capture differs from others of the screen.
  public init(_ header: ScreenHeader) {
    self.init()
    if let language = header.language { set(.locale, language) }
    if let size = header.textSize { set(.textSize, size) }
    if header.width > header.height { set(.orientation, "landscape") }
  }

  /// The capture in which everything but one axis is as here.
  func without(_ axis: Axis) -> Variant {
    var rest = self
    rest.set(axis, "")
    return rest
  }

  /// How far a capture is from the usual form on an axis: the least one is what others are compared with.
  func rank(_ axis: Axis) -> Double {
    guard let value = self[axis] else { return axis == .textSize ? TextSize.usual : 0 }
    switch axis {
    case .textSize: return TextSize.factor(value)
    case .orientation: return value == "portrait" ? 1 : 2
    case .appearance: return value == "light" ? 1 : 2
    case .locale, .device: return 1
    }
  }
}
