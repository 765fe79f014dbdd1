import Audit
import ScreenModel
import ViewHierarchy

/// An image that does not say that it is one.
public struct ImageMissingTrait: Check {
  public static let id = "image-missing-trait"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for image in screen.roles.nodes(.image) where screen.stops.isStop[image.index] {
      guard screen.tree.kind[image.index] == .image, screen.tree.isLeaf(image), screen.hasName(image),
        !screen.isInteractive(image), !screen.roles.surroundings[image.index].contains(.system),
        let traits = screen.tree.statedTraits(image)
      else { continue }
      guard !traits.contains(.image) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(image, "\(screen.title(image)) is not announced as an image")
      fault.fix = Fix(
        "add the trait of images",
        code: [
          FixCode(.uikit, .swift, "imageView.accessibilityTraits.insert(.image)"),
          FixCode(.uikit, .objc, "imageView.accessibilityTraits |= UIAccessibilityTraitImage;"),
          FixCode(.swiftui, .swift, ".accessibilityAddTraits(.isImage)"),
        ])
      verdicts.fault(fault)
    }
  }
}
