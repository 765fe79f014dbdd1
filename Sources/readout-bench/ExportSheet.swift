import Markup

/// Writes generated nodes as the drivers write them.
struct ExportSheet {
  /// What a node is; the names of XCTest and of Android.
  enum Kind: String {
    case application = "Application"
    case window = "Window"
    case navigationBar = "NavigationBar"
    case collection = "CollectionView"
    case cell = "Cell"
    case other = "Other"
    case image = "Image"
    case text = "StaticText"
    case button = "Button"
    case field = "TextField"

    var androidClass: String {
      switch self {
      case .application, .window, .other, .cell: "android.view.ViewGroup"
      case .navigationBar: "android.widget.Toolbar"
      case .collection: "androidx.recyclerview.widget.RecyclerView"
      case .image: "android.widget.ImageView"
      case .text: "android.widget.TextView"
      case .button: "android.widget.ImageButton"
      case .field: "android.widget.EditText"
      }
    }

    var traits: String {
      switch self {
      case .button: "Button"
      case .image: "Image"
      case .text: "StaticText"
      case .cell: "Button"
      default: ""
      }
    }
  }

  /// A node to be written.
  struct Node {
    let kind: Kind
    let frame: (x: Int, y: Int, width: Int, height: Int)
    let name: String?
    let identifier: String?
    let value: String?
    let isStop: Bool
    let hasLabel: Bool

    init(
      _ kind: Kind, _ x: Int, _ y: Int, _ width: Int, _ height: Int, name: String? = nil, identifier: String? = nil,
      value: String? = nil, isStop: Bool = false, hasLabel: Bool = true
    ) {
      self.kind = kind
      frame = (x, y, width, height)
      self.name = name
      self.identifier = identifier
      self.value = value
      self.isStop = isStop
      self.hasLabel = hasLabel && name != nil
    }
  }

  private let format: Generator.Format
  private var bytes: [UInt8] = []
  private var open: [String] = []
  private(set) var count = 0
  private var indices: [Int] = [0]

  init(format: Generator.Format) { self.format = format }

  mutating func begin() {
    add(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
    add(format == .appiumIOS ? "<AppiumAUT>\n" : #"<hierarchy rotation="0">"# + "\n")
  }

  mutating func end() -> [UInt8] {
    add(format == .appiumIOS ? "</AppiumAUT>\n" : "</hierarchy>\n")
    return bytes
  }

  mutating func open(_ node: Node) {
    write(node)
    add(">\n")
    open.append(tag(node))
    indices.append(0)
  }

  mutating func leaf(_ node: Node) {
    write(node)
    add("/>\n")
  }

  mutating func close() {
    guard let tag = open.popLast() else { return }
    indices.removeLast()
    indent()
    add("</\(tag)>\n")
  }

  private func tag(_ node: Node) -> String {
    format == .appiumIOS ? "XCUIElementType\(node.kind.rawValue)" : "node"
  }

  private mutating func write(_ node: Node) {
    indent()
    count += 1
    let index = indices[indices.count - 1]
    indices[indices.count - 1] += 1
    add("<\(tag(node))")
    if format == .appiumIOS { writeIOS(node, index) } else { writeAndroid(node, index) }
  }

  private mutating func writeIOS(_ node: Node, _ index: Int) {
    let frame = node.frame
    attribute("type", "XCUIElementType\(node.kind.rawValue)")
    let label = node.hasLabel ? node.name : nil
    if let value = node.value ?? (node.kind == .text ? label : nil) { attribute("value", value) }
    if let name = node.identifier ?? label { attribute("name", name) }
    if let label { attribute("label", label) }
    attribute("enabled", "true")
    attribute("visible", "true")
    attribute("accessible", node.isStop ? "true" : "false")
    attribute("x", "\(frame.x)")
    attribute("y", "\(frame.y)")
    attribute("width", "\(frame.width)")
    attribute("height", "\(frame.height)")
    attribute("index", "\(index)")
    attribute("traits", node.kind.traits)
  }

  /// At a density of 2: two pixels a dp.
  private mutating func writeAndroid(_ node: Node, _ index: Int) {
    let frame = node.frame
    let label = node.hasLabel ? node.name ?? "" : ""
    let isControl = node.kind == .button || node.kind == .cell && node.isStop || node.kind == .field
    attribute("index", "\(index)")
    attribute("text", node.kind == .text ? label : "")
    attribute("resource-id", node.identifier.map { "com.example.shop:id/\($0)" } ?? "")
    attribute("class", node.kind.androidClass)
    attribute("package", "com.example.shop")
    attribute("content-desc", node.kind == .text || !node.isStop ? "" : label)
    for name in ["checkable", "checked"] { attribute(name, "false") }
    attribute("clickable", isControl ? "true" : "false")
    attribute("enabled", "true")
    attribute("focusable", isControl ? "true" : "false")
    for name in ["focused", "scrollable", "long-clickable", "password", "selected"] { attribute(name, "false") }
    attribute(
      "bounds",
      "[\(frame.x * 2),\(frame.y * 2)][\((frame.x + frame.width) * 2),\((frame.y + frame.height) * 2)]")
  }

  private mutating func indent() {
    for _ in 0...open.count { add("  ") }
  }

  private mutating func attribute(_ name: String, _ value: String) { add(" \(name)=\"\(value)\"") }

  private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
