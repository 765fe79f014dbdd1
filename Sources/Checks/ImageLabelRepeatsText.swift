import Audit
import ScreenModel
import ViewHierarchy

/// An image that says the same as the text beside it.
public struct ImageLabelRepeatsText: Check {
  public static let id = "image-label-repeats-text"
  private let maxGap: Double
  /// How many stops on either side are compared; further ones are not beside it.
  private static let neighbours = 4

  public init(_ parameters: RuleParameters) { maxGap = parameters["maxGap"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for image in screen.roles.nodes(.image) where screen.stops.isStop[image.index] {
      guard screen.hasOwnText(image), !screen.isInteractive(image) else { continue }
      let name = HeardNames.of(screen.name(image))
      guard !name.isEmpty, let twin = twin(screen, image, name) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(image, "\(screen.title(image)) says the same as \(screen.title(twin)) beside it")
      fault.related = [RelatedNode(twin, why: "says the same")]
      fault.fix = Fix(
        "take the image out of the stops, or say what the text does not say",
        code: screen.header.platform == .ios
          ? FixSnippets.flag(
            view: "imageView", "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)")
          : [])
      verdicts.fault(fault)
    }
  }

  /// What is read right before or after the image, or stands close beside it, with the same name.
  private func twin(_ screen: Screen, _ image: NodeID, _ name: String) -> NodeID? {
    let sequence = screen.order.sequence
    let rank = Int(screen.order.rank[image.index])
    for place in [rank - 1, rank + 1] where sequence.indices.contains(place) && rank >= 0 {
      if says(screen, sequence[place], name) { return sequence[place] }
    }
    guard let frame = screen.tree.statedFrame(image) else { return nil }
    let parent = screen.tree.parent(of: image)
    return screen.stops(near: image, below: parent, upTo: Self.neighbours).first { stop in
      guard stop != image, screen.tree.parent(of: stop) == parent, let other = screen.tree.statedFrame(stop) else {
        return false
      }
      return frame.gap(to: other) <= maxGap && says(screen, stop, name)
    }
  }

  private func says(_ screen: Screen, _ node: NodeID, _ name: String) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .button, .link: HeardNames.of(screen.name(node)) == name
    default: false
    }
  }
}
