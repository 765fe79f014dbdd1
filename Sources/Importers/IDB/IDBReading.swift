import Markup
import ViewHierarchy

/// The state of reading one document of idb or AXe.
struct IDBReading {
  private let document: Document
  private let format: String
  private var builder = ViewTreeBuilder()
  private var shape = IDBShape()
  private var traitNames = TraitNames()
  /// The class number of each role; 0 where the kind says it all.
  private let classNames: [UInt32]
  private let kinds = AccessibilityRole.table.map(\.kind)
  /// What is an accessibility element if the tree is the one that assistive technology sees.
  private var elements: [(node: NodeID, isElement: Bool)] = []
  /// The process of the application; nodes of other applications lie over it.
  private var process: Double?
  /// An application without children of its own, which in flat lists holds what follows.
  private var isListed = false

  private init(_ document: Document, format: String) {
    self.document = document
    self.format = format
    var builder = ViewTreeBuilder()
    classNames = AccessibilityRole.table.map { $0.keepsName ? builder.intern($0.name) : 0 }
    self.builder = builder
  }

  static func read(_ document: Document, format: String) -> ImportResult {
    document.readJSON(asRun: true) { json throws(ImportError) in
      var reading = IDBReading(document, format: format)
      return [try reading.capture(json)]
    }
  }

  private mutating func capture(_ json: JSONDocument) throws(ImportError) -> Capture {
    let root = json.root
    if root.kind == .array {
      try walk(root.elements)
    } else if let list = root["elements"], list.kind == .array {
      takeHeader(root)
      try walk(list.elements)
    } else {
      try walk(json.roots)
    }
    guard shape.hasContent else {
      throw ImportError(
        """
        the capture failed: it describes no element; wait until the screen is shown, or restart the simulator, \
        and describe it again
        """, at: root)
    }
    if !shape.isAutomationTree {
      for (node, isElement) in elements { builder.set(.element, isElement, at: node) }
    }
    var capture = Capture(header: shape.header(format: format), tree: builder.finish())
    if shape.emptyBars > 0 {
      capture.warnings.append(
        "\(shape.emptyBars) bar\(shape.emptyBars == 1 ? " was" : "s were") captured without what is in "
          + "\(shape.emptyBars == 1 ? "it" : "them"), a known gap of the simulator's bridge; its items were not audited"
      )
    }
    return capture
  }

  /// The complete form says what the others leave open.
  private mutating func takeHeader(_ root: JSONValue) {
    if root["truncated"]?.bool ?? false { shape.isTruncated = true }
    if root["modal"]?["kind"]?.isText("system") ?? false { shape.isInterrupted = true }
    if let screen = root["screen"], let width = screen["width"]?.number, let height = screen["height"]?.number {
      shape.statedScreen = Rect(x: 0, y: 0, width: width, height: height).normalised
    }
    if root["backend"]?.withText({ $0.starts(with: "axbridge".utf8) }) ?? false { shape.isAutomationTree = true }
  }

  private mutating func walk(_ items: JSONItems) throws(ImportError) {
    var walk = JSONTreeWalk(items)
    while let step = walk.next() {
      guard case .item(let object) = step else {
        builder.close()
        continue
      }
      guard object.kind == .object else { continue }
      try document.checkCount(builder.count, at: object)
      let node = IDBNode(object, &shape)
      if node.isApplication, walk.depth == 1 {
        // A second application lies over the first: a permission prompt, the keyboard's process.
        if let process, let pid = node.pid, pid != process {
          shape.isInterrupted = true
          continue
        }
        process = process ?? node.pid
        if isListed { builder.close() }
        isListed = false
      }
      open(node, at: object)
      if let children = node.children {
        walk.enter(children.elements)
      } else if node.isApplication, walk.depth == 1 {
        isListed = true
      } else {
        builder.close()
      }
    }
  }

  private mutating func open(_ node: IDBNode, at object: JSONValue) {
    var record = NodeRecord(kind: node.type >= 0 ? kinds[node.type] : .other)
    if AccessibilityRole.onlyInAutomation.contains(node.type) { shape.isAutomationTree = true }
    record.className =
      node.type >= 0 ? classNames[node.type] : (node.typeName ?? node.role)?.string.map { builder.intern($0) } ?? 0
    if let kind = node.subrole?.withText({ AccessibilityRole.kind(ofSubrole: $0) }) { record.kind = kind }
    record.position = object.sourcePosition
    record.frame = node.frame
    record.flags = node.flags
    storeTexts(node, in: &record)
    if let bar = node.bar {
      record.kind = bar
      if node.isLeaf, node.children != nil { shape.emptyBars += 1 }
    }
    shape.note(record, isApplication: node.isApplication)
    let id = builder.open(record)
    for action in node.actions?.elements ?? object.elements where action.kind == .string {
      builder.add(.action, text: builder.store(action))
    }
    elements.append((id, node.isLeaf && !node.isApplication && node.bar == nil && !isGroup(node)))
  }

  private func isGroup(_ node: IDBNode) -> Bool { node.type >= 0 && kinds[node.type] == .view }

  private mutating func storeTexts(_ node: IDBNode, in record: inout NodeRecord) {
    if let label = node.label { record.label = builder.store(label) }
    if let identifier = node.identifier { record.identifier = builder.store(identifier) }
    if let hint = node.hint { record.hint = builder.store(hint) }
    if let title = node.title, !record.label.hasBytes { record.text = builder.store(title) }
    if let placeholder = node.placeholder { record.placeholder = builder.store(placeholder) }
    if let traits = node.traits, traits.kind == .array {
      record.traits = traits.elements.reduce(into: Traits()) { sum, name in
        if name.isText("TabButton") { sum.insert(.tabBarItem) }
        if name.isText("Toggle") { sum.insert(.toggleButton) }
        sum.formUnion(name.withText { traitNames.traits($0) })
      }
    }
    guard let value = node.value else { return }
    if record.kind == .radio || record.kind == .tab, value.isText("1") {
      record.flags[.selected] = true
      return
    }
    value.withText { builder.storeFoldedValue($0, in: &record) }
  }
}
