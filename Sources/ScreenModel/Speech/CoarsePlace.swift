import ViewHierarchy

/// Where something lies on the screen, as one would say it.
public enum CoarsePlace: Sendable, Equatable {
  /// A third of the height and a third of the width; what is wide lies in no third of the width.
  case on(vertical: Third, horizontal: Third?)
  case offScreen

  /// A third of the screen, from the top or the left.
  public enum Third: Sendable {
    case first, second, third
  }

  /// In words: "top left", "middle", "centre".
  public var words: String {
    switch self {
    case .offScreen: "off screen"
    case .on(let vertical, let horizontal):
      switch (vertical, horizontal) {
      case (.first, nil), (.first, .second): "top"
      case (.first, .first): "top left"
      case (.first, .third): "top right"
      case (.second, nil): "middle"
      case (.second, .second): "centre"
      case (.second, .first): "left"
      case (.second, .third): "right"
      case (.third, nil), (.third, .second): "bottom"
      case (.third, .first): "bottom left"
      case (.third, .third): "bottom right"
      }
    }
  }
}

extension Screen {
  /// What takes at least this share of the screen's width lies neither left nor right.
  private static let wideShare = 0.6

  /// Where the node lies; nil where its frame or the screen's size is unknown.
  public func place(of node: NodeID) -> CoarsePlace? {
    guard header.width > 0, header.height > 0, let frame = tree.statedFrame(node) else { return nil }
    guard let shown = visibility.clippedFrame(tree, node), !shown.isEmpty || frame.isEmpty && bounds.intersects(frame)
    else { return .offScreen }
    let horizontal = shown.width >= Self.wideShare * header.width ? nil : third(shown.midX, of: header.width)
    return .on(vertical: third(shown.midY, of: header.height), horizontal: horizontal)
  }

  private func third(_ coordinate: Double, of length: Double) -> CoarsePlace.Third {
    coordinate < length / 3 ? .first : coordinate < length * 2 / 3 ? .second : .third
  }
}
