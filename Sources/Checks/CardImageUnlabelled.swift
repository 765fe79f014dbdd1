import Audit
import ScreenModel
import ViewHierarchy

/// A picture on a card that is read in parts and keeps silent about the picture.
public struct CardImageUnlabelled: Check {
  public static let id = "card-image-unlabelled"
  public static let asksScreenshots = true
  private let minSide: Double
  private let minAreaShare: Double

  public init(_ parameters: RuleParameters) {
    minSide = parameters["minSide"]
    minAreaShare = parameters["minAreaShare"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var evidence = PictureEvidence(screen)
    for image in screen.roles.nodes(.image) {
      guard let card = screen.roles.unit(of: image), card != image, screen.roles.role[card.index] == .card,
        isReadInParts(screen, card), isLarge(screen, image, on: card), isInformative(screen, image, on: card)
      else { continue }
      let isStop = screen.stops.isStop[image.index]
      if isStop, screen.hasName(image) || screen.tree.value[image.index].hasBytes {
        verdicts.pass()
        continue
      }
      // A label on an image that is no element is another fault, with another fix.
      let isSilent = screen.stops.obstacle[image.index] == .notElement && !screen.tree.label[image.index].hasBytes
      guard isStop || isSilent else { continue }
      // A plain shape tells nothing, unless it stands for a picture to come.
      if evidence?.isPlain(image) ?? false {
        verdicts.cannotTell()
      } else {
        let what = isStop ? "is a stop without a description" : "cannot be heard on \(screen.title(card))"
        verdicts.fault(fault(screen, image, "\(screen.title(image)) \(what)", card))
      }
    }
  }

  /// The card is no stop itself, and what is on it can be reached.
  private func isReadInParts(_ screen: Screen, _ card: NodeID) -> Bool {
    screen.stops.obstacle[card.index] == .notElement && !screen.stops(in: card).isEmpty
  }

  private func isLarge(_ screen: Screen, _ image: NodeID, on card: NodeID) -> Bool {
    guard screen.visibility.isVisible[image.index], let frame = screen.tree.statedFrame(image) else { return false }
    if frame.shortSide >= minSide { return true }
    guard let outer = screen.tree.statedFrame(card), outer.area > 0 else { return false }
    return frame.area >= minAreaShare * outer.area
  }

  private func isInformative(_ screen: Screen, _ image: NodeID, on card: NodeID) -> Bool {
    let around = screen.roles.surroundings[image.index]
    guard around.isDisjoint(with: [.effect, .rating, .system, .webView]) else { return false }
    if Decoration.isNamedDecorative(screen, image) {
      return false
    }
    // Switched off in a design file is a decision; there the default is not written.
    if screen.header.framePrecision == .designTime, screen.tree.flags[image.index].isFalse(.element) { return false }
    // An image that fills the card lies behind its texts.
    guard let frame = screen.tree.statedFrame(image), let outer = screen.tree.statedFrame(card) else { return true }
    return !frame.isNear(outer, within: 2)
  }

  private func fault(_ screen: Screen, _ image: NodeID, _ message: String, _ card: NodeID) -> Fault {
    var fault = Fault(image, message, confidence: .review)
    fault.related = [RelatedNode(card, why: "card")]
    fault.fix = Fix(
      "if the picture says more than the texts, make it an element and describe it; else it needs nothing",
      code: FixSnippets.flag(
        view: "imageView", "isAccessibilityElement", true, swiftUI: ".accessibilityLabel(\"What the image shows\")")
        + FixSnippets.label(screen.header.platform, view: "imageView", "What the image shows"))
    if screen.header.platform == .android {
      fault.fix = Fix(
        "if the picture says more than the texts, describe it; else it needs nothing",
        code: FixSnippets.label(.android, view: "imageView", "What the image shows"))
    }
    return fault
  }
}
