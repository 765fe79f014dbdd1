import ViewHierarchy

/// What a page source of WebDriverAgent, XML or JSON, shows of itself as a whole: which attributes it has, how large
/// the screen is, where it was cut.
struct PageShape {
  /// The attributes of an element in the XML; the keys of the JSON stand for them.
  enum Attribute: Int, CaseIterable {
    case type, value, name, label, enabled, visible, accessible, x, y, width, height, index, traits
    case placeholderValue, nativeAccessibilityElement, nativeFrame, customActions, bundleId, focused, selected

    /// The name as written. Asking the runtime for the name of a case takes as long as auditing some nodes.
    var name: String {
      switch self {
      case .type: "type"
      case .value: "value"
      case .name: "name"
      case .label: "label"
      case .enabled: "enabled"
      case .visible: "visible"
      case .accessible: "accessible"
      case .x: "x"
      case .y: "y"
      case .width: "width"
      case .height: "height"
      case .index: "index"
      case .traits: "traits"
      case .placeholderValue: "placeholderValue"
      case .nativeAccessibilityElement: "nativeAccessibilityElement"
      case .nativeFrame: "nativeFrame"
      case .customActions: "customActions"
      case .bundleId: "bundleId"
      case .focused: "focused"
      case .selected: "selected"
      }
    }
  }

  private let format: String
  /// Frames with fractions of points, which only Facebook's WebDriverAgent and DeviceKit write.
  var hasFractions = false
  /// The first application node.
  private(set) var application: NodeID?
  private var applicationFrame: Rect?
  private var windowFrame: Rect?
  private var bundle: String?
  private var nodeCount = 0
  private var hasText = false
  private var deepest = 0
  /// Bit per attribute that was met.
  private var seen: UInt32 = 0

  /// WebDriverAgent's default and largest `snapshotMaxDepth`, counted with and without the application itself.
  private static let depthLimits: Set<Int> = [50, 51, 62, 63]

  init(format: String) { self.format = format }

  mutating func see(_ attribute: Attribute) { seen |= 1 << UInt32(attribute.rawValue) }

  mutating func note(_ record: NodeRecord, isApplication: Bool, bundle: UnsafeBufferPointer<UInt8>?, depth: Int) {
    if isApplication, application == nil {
      application = NodeID(nodeCount)
      applicationFrame = record.frame
      self.bundle = bundle.map { String(decoding: $0, as: UTF8.self) }
    }
    if record.kind == .window, windowFrame == nil { windowFrame = record.frame }
    if record.kind == .text { hasText = true }
    if depth + 1 > deepest { deepest = depth + 1 }
    nodeCount += 1
  }

  func header(of tree: ViewTree) -> ScreenHeader {
    var header = ScreenHeader(
      platform: .ios, sourceFormat: format, facts: facts,
      framePrecision: has(.nativeFrame) || hasFractions ? .exact : .roundedOut)
    if let screen = [applicationFrame, windowFrame].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      header.width = screen.width
      header.height = screen.height
      header.facts.insert(Facts(.screenSize))
    }
    header.app = bundle
    header.truncated = Self.depthLimits.contains(deepest) && hasCutLeaf(tree)
    return header
  }

  private func has(_ attribute: Attribute) -> Bool { seen & (1 << UInt32(attribute.rawValue)) != 0 }

  /// The facts that this file carries: users can leave attributes out (`pageSourceExcludedAttributes`).
  private var facts: Facts {
    var facts = Facts([.type])
    // Without a label every name is an identifier; a page with names and no label at all had its labels left out.
    if has(.label) || !has(.name) { facts.insert(Facts(.label)) }
    // Every text has a value (its label), so texts without any value mean that the attribute was left out.
    if has(.value) || !hasText { facts.insert(Facts(.value)) }
    if has(.name) { facts.insert(Facts(.identifiers)) }
    if has(.visible) { facts.insert(Facts(.hidden)) }
    if has(.accessible) { facts.insert(Facts(.stopFlag)) }
    if has(.nativeAccessibilityElement) { facts.insert(Facts(.elementFlag)) }
    if has(.traits) { facts.insert(Facts(.traits)) }
    if has(.customActions) { facts.insert(Facts(.customActions)) }
    if has(.x), has(.y), has(.width), has(.height) { facts.insert(Facts(.frames)) }
    if has(.nativeFrame) || hasFractions { facts.insert(Facts([.frames, .exactFrames])) }
    return facts
  }

  /// A leaf of the type `Other` at the depth limit was probably cut off from its children.
  private func hasCutLeaf(_ tree: ViewTree) -> Bool {
    var depth = [Int32](repeating: 0, count: tree.count)
    for row in 0..<tree.count {
      let parent = Int(tree.parent[row])
      depth[row] = parent < 0 ? 1 : depth[parent] + 1
      if Int(depth[row]) == deepest, tree.kind[row] == .other, tree.isLeaf(NodeID(row)) { return true }
    }
    return false
  }
}
