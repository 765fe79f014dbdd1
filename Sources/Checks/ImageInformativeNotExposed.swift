import Audit
import ScreenModel
import ViewHierarchy

/// A large image that no screen reader ever lands on or hears of.
public struct ImageInformativeNotExposed: Check {
  public static let id = "image-informative-not-exposed"
  public static let asksScreenshots = true
  private let minSide: Double
  private let backgroundShare: Double
  /// How far up, and among how many stops, one is looked for that speaks for the image.
  private static let levels = 3
  private static let stops = 64

  public init(_ parameters: RuleParameters) {
    minSide = parameters["minSide"]
    backgroundShare = parameters["backgroundShare"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var evidence = PictureEvidence(screen)
    var found: [UInt32: [NodeID]] = [:]
    var classes: [UInt32] = []
    for image in screen.roles.nodes(.image) where isConcerned(screen, image) {
      let speaks = screen.stops.isStop[image.index]
      guard !speaks, !isBackground(screen, image), !hasSpeaker(screen, image),
        !Decoration.isNamedDecorative(screen, image)
      else {
        if speaks { verdicts.pass() }
        continue
      }
      // A plain shape tells nothing.
      if evidence?.isPlain(image) ?? false {
        verdicts.cannotTell()
        continue
      }
      let kind = screen.tree.className[image.index]
      if found[kind] == nil { classes.append(kind) }
      found[kind, default: []].append(image)
    }
    // One finding a class: most images of a class are alike, and one look decides on all of them.
    for kind in classes { if let images = found[kind] { verdicts.fault(fault(screen, images)) } }
  }

  /// Large, seen, and kept away by nothing but not being an element. Images of cards belong to the rules on cards.
  private func isConcerned(_ screen: Screen, _ image: NodeID) -> Bool {
    guard screen.visibility.isVisible[image.index], let frame = screen.tree.statedFrame(image),
      frame.shortSide >= minSide,
      screen.roles.surroundings[image.index].isDisjoint(
        with: [.system, .effect, .bar, .alert, .webView, .field, .compositeControl, .rating])
    else { return false }
    // In a storyboard somebody switched the image off by hand.
    if screen.header.framePrecision == .designTime, screen.tree.flags[image.index].isFalse(.element) { return false }
    if let unit = screen.roles.unit(of: image), screen.roles.role[unit.index] == .card { return false }
    return screen.stops.isStop[image.index] || screen.stops.obstacle[image.index] == .notElement
  }

  /// Fills its parent or the screen, with other things over it.
  private func isBackground(_ screen: Screen, _ image: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(image) else { return false }
    let bounds = screen.bounds
    if !bounds.isEmpty, frame.intersection(bounds).area >= backgroundShare * bounds.area { return true }
    guard let parent = screen.tree.parent(of: image), let outer = screen.tree.statedFrame(parent),
      frame.intersection(outer).area >= backgroundShare * outer.area
    else { return false }
    return screen.tree.children(parent).prefix(Self.stops).contains { sibling in
      sibling != image && screen.visibility.isVisible[sibling.index]
    }
  }

  /// A stop that lies over the image as a whole says what there is to say.
  private func hasSpeaker(_ screen: Screen, _ image: NodeID) -> Bool {
    guard let frame = screen.tree.statedFrame(image) else { return false }
    for ancestor in screen.tree.ancestors(image).prefix(Self.levels) {
      let covers = screen.stops(near: image, below: ancestor, upTo: Self.stops).contains { stop in
        screen.tree.statedFrame(stop).map { $0.contains(frame, slack: 1) } ?? false
      }
      if covers { return true }
    }
    return false
  }

  private func fault(_ screen: Screen, _ images: [NodeID]) -> Fault {
    let subject = images.count == 1 ? screen.title(images[0]) : screen.titles(images)
    var fault = Fault(
      images[0], "\(subject) can be seen and is never heard of; does it only decorate?")
    fault.data = [Datum("images", images.count)]
    fault.related = images.dropFirst().map { RelatedNode($0, why: "the same") }
    fault.fix = Fix(
      "describe the image if it tells something",
      code: FixSnippets.oneElement(
        screen.header.platform, view: "imageView", label: "What the image shows", isButton: false))
    return fault
  }
}
