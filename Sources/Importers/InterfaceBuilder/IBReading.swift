import Markup
import ViewHierarchy

/// The state of reading one document.
///
/// Objects are collected scene by scene and become trees at the end, since what refers to them (outlets, constraints,
/// resources, variations) stands behind them.
struct IBReading {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// An element that is open.
  struct Level {
    let name: Int
    /// The innermost object at or around it; -1 for none.
    var object: Int32
    /// What it is beside its name.
    var role = Role.plain
  }

  /// What an open element is.
  enum Role {
    case plain
    /// Nothing below it is read.
    case skipped
    /// Begins ``Level/object``.
    case object
    /// A controller, or the owner of a xib.
    case controller
    /// A gesture recogniser beside a controller.
    case recogniser
    /// A normal state, a default variation: the one whose content counts.
    case chosen
  }

  var levels: [Level] = []
  var texts = IBTexts()
  var objects: [IBObject] = []
  var classNames: [String] = [""]
  var links = IBLinks()
  var units: [IBUnit] = []
  /// The unit of the controller at hand.
  var unit: IBUnit?
  /// The text of an element that is open, and where it belongs.
  var capture = IBCapture()
  /// The section at hand.
  var section = IBSection()
  var runtimeKey = IBRuntimeKey.other
  /// The gesture recogniser at hand.
  var recogniser: IBRecogniser?
  /// The hash of the name of the resource at hand.
  var resourceName: UInt64?
  private let classes = IBName.classes
  private var classIndex: [String: Int32] = [:]
  private(set) var hasScenes = false

  mutating func open(_ tag: borrowing XMLTag) -> XMLStep {
    let parent = levels.last ?? Level(name: -1, object: -1)
    guard parent.role != .skipped else {
      levels.append(Level(name: tag.name, object: parent.object, role: .skipped))
      return .goOn
    }
    if tag.name >= 0, let view = classes[tag.name] {
      openView(view, tag, parent)
    } else if let name = IBName(rawValue: tag.name) {
      openNamed(name, tag, parent)
    } else if isAmongViews(parent) {
      openView(IBClass.unknown, tag, parent)
    } else if parent.name == IBName.objects.rawValue {
      openTopLevel(tag, parent)
    } else {
      levels.append(Level(name: tag.name, object: parent.object))
    }
    return .goOn
  }

  mutating func close() {
    guard let level = levels.popLast() else { return }
    switch level.role {
    case .object: closeObject(level.object)
    case .controller: closeController()
    case .recogniser: recogniser = nil
    default: break
    }
    if level.role != .skipped, let name = IBName(rawValue: level.name) { closeNamed(name) }
  }

  mutating func text(_ bytes: Bytes) {
    if capture.isOpen { capture.append(bytes) }
  }

  private mutating func openNamed(_ name: IBName, _ tag: borrowing XMLTag, _ parent: Level) {
    switch name {
    case .placeholder where parent.name == IBName.objects.rawValue:
      levels.append(Level(name: tag.name, object: -1, role: .controller))
    case .objects, .scenes, .document:
      if name == .scenes { hasScenes = true }
      levels.append(Level(name: tag.name, object: -1))
    case .layoutGuides, .viewLayoutGuide, .dependencies, .gestureRecognizers, .viewControllerPlaceholder:
      levels.append(Level(name: tag.name, object: parent.object, role: .skipped))
    case .navigationItem, .barButtonItem, .tabBarItem, .toolbarItems, .segment, .tableViewSection:
      openItem(name, tag, parent)
    default:
      openDetail(name, tag, parent)
    }
  }

  /// Whether the children of the element are views, whatever their tag.
  private func isAmongViews(_ parent: Level) -> Bool {
    guard parent.object >= 0 else { return false }
    switch IBName(rawValue: parent.name) {
    case .subviews, .prototypes, .cells: return true
    default: return false
    }
  }

  /// The number of a class name.
  mutating func intern(_ name: Bytes) -> Int32 {
    let string = String(decoding: name, as: UTF8.self)
    if let known = classIndex[string] { return known }
    let number = Int32(truncatingIfNeeded: classNames.count)
    classNames.append(string)
    classIndex[string] = number
    return number
  }
}
