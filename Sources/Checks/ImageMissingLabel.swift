import Audit
import ScreenModel
import ViewHierarchy

/// An image that is a stop and says nothing but "image".
public struct ImageMissingLabel: Check {
  public static let id = "image-missing-label"
  public static let asksScreenshots = true

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var evidence = PictureEvidence(screen)
    for image in screen.roles.nodes(.image) where screen.stops.isStop[image.index] {
      guard !screen.isInteractive(image), !screen.roles.surroundings[image.index].contains(.system) else { continue }
      let value = screen.tree.value[image.index]
      guard !screen.hasName(image), !value.hasBytes || screen.tree.withBytes(value, Blank.isBlank) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(image, "\(screen.title(image)) is a stop without a description")
      fault.fix = Fix(
        "describe what the image shows; take it out of the stops if it only decorates",
        code: FixSnippets.label(screen.header.platform, view: "imageView", "What the image shows"))
      if evidence?.isPlain(image) ?? false {
        fault = Fault(
          image, "\(screen.title(image)) is a stop without a description, and the screenshot shows one colour there",
          confidence: .review)
        fault.fix = Fix(
          "take it out of the stops if it only decorates; describe it if the picture had not loaded yet",
          code: FixSnippets.hidden(screen.header.platform, view: "imageView", isLeaf: true))
      }
      verdicts.fault(fault)
    }
  }
}
