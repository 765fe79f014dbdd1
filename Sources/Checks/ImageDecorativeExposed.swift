import Audit
import ScreenModel
import ViewHierarchy

/// A line, shadow or backdrop that is a stop with nothing to say.
public struct ImageDecorativeExposed: Check {
  public static let id = "image-decorative-exposed"
  private let maxSide: Double
  private let maxRatio: Double

  public init(_ parameters: RuleParameters) {
    maxSide = parameters["maxSide"]
    maxRatio = parameters["maxRatio"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for image in screen.roles.nodes(.image) where screen.stops.isStop[image.index] {
      guard !screen.isInteractive(image), !screen.roles.surroundings[image.index].contains(.system) else { continue }
      guard !screen.hasName(image), !screen.tree.value[image.index].hasBytes else {
        verdicts.pass()
        continue
      }
      guard let sign = sign(screen, image) else { continue }
      var fault = Fault(image, "\(screen.title(image)) is a stop without anything to say; \(sign)")
      fault.fix = Fix(
        "take the decoration out of the stops",
        code: screen.header.platform == .ios
          ? FixSnippets.flag(
            view: "imageView", "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)")
          : [])
      verdicts.fault(fault)
    }
  }

  private func sign(_ screen: Screen, _ image: NodeID) -> String? {
    if let frame = screen.tree.statedFrame(image), !frame.isEmpty {
      if frame.shortSide <= maxSide { return "it is a line of \(Figures.size(frame))" }
      if frame.longSide > maxRatio * frame.shortSide { return "it is a strip of \(Figures.size(frame))" }
    }
    return Decoration.isNamed(Decoration.plain, screen, image) ? "its name says that it decorates" : nil
  }
}
