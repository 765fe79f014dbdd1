import ViewHierarchy

/// The state of reading one semantics tree.
///
/// A node that says something and has children becomes, as in Flutter's own bridge to UIKit, a container with the
/// node's element before the children (flutter/engine:shell/platform/darwin/ios/framework/Source/SemanticsObject.mm).
struct FlutterSemanticsReading {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private let document: Document
  private var builder = ViewTreeBuilder()
  /// Per open node: its indent, where its children's coordinates lie on the screen, and its children.
  private var open: [(indent: Int, place: FlutterTransform, node: NodeID, children: FlutterSiblings<NodeID>)] = []
  /// Whether siblings stand in another order than their sort keys say.
  private var isUnsorted = false
  private var scale: Double?
  private var screen: Rect?
  private var direction: LayoutDirection?

  init(_ document: Document) { self.document = document }

  mutating func read() -> ImportResult {
    var error: ImportError?
    var nextDocument: Int?
    var rootIndent: Int?
    document.bytes.withUnsafeBufferPointer { bytes in
      let isScaled = isInPixels(bytes)
      var pending: FlutterNode?
      // A node below one that takes up all that is below it: only that one is sent to the platform.
      var merged: FlutterNode?
      for line in TextLines(document) {
        let (indent, start) = Self.body(bytes, line)
        let body = bytes.part(start, line.end)
        if body.has("SemanticsNode#", at: 0) {
          // A tree has one root: another is another screen.
          if let rootIndent, indent <= rootIndent {
            nextDocument = line.start
            break
          }
          rootIndent = rootIndent ?? indent
          Self.end(&merged, in: &pending)
          if let pending, pending.isMergeBoundary, indent > pending.indent {
            merged = FlutterNode(indent: indent, position: line.position(start))
            continue
          }
          if let pending { add(pending, hasChildren: indent > pending.indent, isScaled) }
          if error == nil, let excess = document.excess(builder.count, line: line.number) {
            error = excess
            return
          }
          pending = FlutterNode(indent: indent, position: line.position(start))
        } else if !body.isEmpty {
          if merged != nil { merged?.take(body) } else { pending?.take(body) }
        }
      }
      Self.end(&merged, in: &pending)
      if let pending { add(pending, hasChildren: false, isScaled) }
      closeNodes(from: 0)
    }
    if let error { return ImportResult(error: error) }
    guard builder.count > 0 else { return ImportResult(error: ImportError("no line describes a semantics node")) }
    // Android's densities are rarely whole numbers, iOS has 1, 2 and 3.
    let isAndroid = scale.map { $0 != $0.rounded() } ?? false
    var header = ScreenHeader(
      platform: isAndroid ? .android : .ios, sourceFormat: FlutterSemantics.format,
      facts: FlutterSemantics.facts.subtracting(Facts([.screenSize, .direction])))
    if let screen {
      (header.width, header.height) = (screen.width, screen.height)
      header.facts.insert(Facts(.screenSize))
    }
    if let direction {
      header.direction = direction
      header.facts.insert(Facts(.direction))
    }
    header.scale = scale
    var capture = Capture(header: header, tree: builder.finish())
    if isUnsorted { capture.warnings.append(Self.unsorted) }
    return ImportResult(captures: [capture], end: nextDocument ?? document.bytes.count)
  }

  /// Whether the root is in physical pixels, which the scale of the root or of the node below it makes points; a scale
  /// further down is one of the app's own.
  private func isInPixels(_ bytes: Bytes) -> Bool {
    guard let scaled = bytes.first("scaled by ", from: document.start) else { return false }
    let above = bytes.part(0, scaled)
    var (nodes, from) = (0, document.start)
    while nodes <= 2, let node = above.first("SemanticsNode#", from: from) { (nodes, from) = (nodes + 1, node + 1) }
    return nodes <= 2
  }

  /// Ends the node that was read last: one that is merged becomes a part of the one above it.
  private static func end(_ merged: inout FlutterNode?, in pending: inout FlutterNode?) {
    pending?.endLine()
    guard var part = merged else { return }
    part.endLine()
    pending?.merge(part)
    merged = nil
  }

  /// Where a line's text begins behind the drawing of the tree, and how many characters that is; the prefixes that
  /// `flutter run` and logcat put before every line do not count.
  private static func body(_ bytes: Bytes, _ line: TextLines.Line) -> (indent: Int, start: Int) {
    var index = line.start
    if bytes.has("flutter: ", at: index) {
      index += 9
    } else if bytes.has("I/flutter", at: index), let colon = bytes.part(0, line.end).first("): ", from: index) {
      index = colon + 3
    }
    var indent = 0
    // U+2500 to U+257F, box drawing, are three bytes each.
    while index < line.end {
      if bytes[index] == 0x20 {
        index += 1
      } else if index + 2 < line.end, bytes[index] == 0xE2, bytes[index + 1] == 0x94 || bytes[index + 1] == 0x95 {
        index += 3
      } else {
        break
      }
      indent += 1
    }
    return (indent, index)
  }

  private mutating func add(_ node: FlutterNode, hasChildren: Bool, _ isScaled: Bool) {
    closeNodes(from: node.indent)
    let outer = open.last?.place ?? .identity
    var place = outer
    var frame: Rect?
    if isScaled, scale == nil {
      scale = node.scale
      if node.scale != nil { frame = node.rect }
    } else if let own = node.matrix ?? node.scale.map(FlutterTransform.scaled) {
      place = own.within(outer)
      frame = node.rect.map(place.box)
    } else if let rect = node.rect {
      place = FlutterTransform.shifted(x: rect.x, y: rect.y).within(outer)
      frame = outer.box(rect)
    }
    frame = frame?.normalised?.withoutNoise
    if screen == nil, let frame, !frame.isEmpty { screen = frame }
    direction = direction ?? node.direction
    var record = FlutterSemanticsReading.record(node, &builder)
    record.frame = frame
    let isElement = Self.isElement(node, record)
    let child: NodeID
    if isElement, hasChildren {
      var container = NodeRecord(kind: .view)
      container.position = node.position
      container.frame = frame
      container.flags[.element] = false
      container.flags[.group] = true
      child = builder.open(container)
      record.flags[.element] = true
      builder.open(record)
      addActions(node)
      builder.close()
    } else {
      record.flags[.element] = isElement
      // The bridge hands out the children by index, in Flutter's own order.
      if hasChildren { record.flags[.group] = true }
      child = builder.open(record)
      addActions(node)
    }
    if let last = open.indices.last { open[last].children.append(child, node.sortKey) }
    open.append((node.indent, place, child, FlutterSiblings()))
  }

  /// Closes the nodes that are indented as far or further.
  private mutating func closeNodes(from indent: Int) {
    while let last = open.last, indent <= last.indent {
      open.removeLast()
      builder.close()
      if let sorted = last.children.sorted { state(sorted, in: last.node) }
    }
  }

  /// A dump in hit-test order lists siblings as they are painted; their keys say how they are read.
  private mutating func state(_ order: [NodeID], in container: NodeID) {
    isUnsorted = true
    for node in order { builder.add(.ref, text: builder.store("\(node.row)"), to: node) }
    builder.add(.order, text: builder.store(order.map { "\($0.row)" }.joined(separator: " ")), to: container)
  }

  private static let unsorted =
    "siblings stand in another order than their sort keys say: this is the dump in hit-test order (key U); dump in "
    + "traversal order (key S), which is the order of the reader"

  private mutating func addActions(_ node: FlutterNode) {
    for action in node.customActions where !action.isEmpty { builder.add(.action, text: builder.store(action)) }
  }

  /// As `isFocusable` of Flutter's bridge: something to say, or an action other than scrolling; routes are none, and
  /// what is merged into its parent is part of that.
  private static func isElement(_ node: FlutterNode, _ record: NodeRecord) -> Bool {
    if node.isMergedUp || node.flags.contains("scopesRoute") { return false }
    if record.label.hasBytes || record.value.hasBytes || record.hint.hasBytes { return true }
    return node.actions.contains { !$0.hasPrefix("scroll") && $0 != "showOnScreen" && !$0.hasPrefix("didGain") }
  }

  private static func record(_ node: FlutterNode, _ builder: inout ViewTreeBuilder) -> NodeRecord {
    let flags = node.flags
    var record = NodeRecord(kind: kind(node))
    record.position = node.position
    func text(_ key: String, _ builder: inout ViewTreeBuilder) -> TextRef {
      guard let bytes = node.texts[key], !bytes.isEmpty else { return .absent }
      return bytes.withUnsafeBufferPointer { builder.store($0) }
    }
    record.label = text("label", &builder)
    if !record.label.hasBytes { record.label = text("tooltip", &builder) }
    record.value = text("value", &builder)
    record.hint = text("hint", &builder)
    // The dump tells what was typed from all that names a field, so that a field without either has no placeholder.
    if flags.contains("isTextField"), !record.hint.hasBytes { record.placeholder = builder.store("") }
    record.identifier = text("identifier", &builder)
    record.traits = traits(node)
    if flags.contains("hasEnabledState") { record.flags[.enabled] = flags.contains("isEnabled") }
    if flags.contains("hasCheckedState") { record.flags[.checked] = flags.contains("isChecked") }
    if flags.contains("hasToggledState") { record.flags[.checked] = flags.contains("isToggled") }
    if flags.contains("isSelected") { record.flags[.selected] = true }
    if flags.contains("isFocused") { record.flags[.focused] = true }
    if flags.contains("isHidden") { record.flags[.visible] = false }
    record.flags[.clickable] = node.actions.contains("tap")
    record.flags[.longClickable] = node.actions.contains("longPress")
    if node.actions.contains(where: { $0.hasPrefix("scroll") }) { record.flags[.scrollable] = true }
    return record
  }

  private static func kind(_ node: FlutterNode) -> Kind {
    let flags = node.flags
    if flags.contains("isTextField") { return flags.contains("isObscured") ? .secureField : .field }
    if flags.contains("hasToggledState") { return .toggle }
    if flags.contains("hasCheckedState") { return flags.contains("isInMutuallyExclusiveGroup") ? .radio : .checkbox }
    if flags.contains("isSlider") || node.actions.contains("increase") { return .slider }
    if flags.contains("isButton") { return .button }
    if flags.contains("isLink") { return .link }
    if flags.contains("isHeader") { return .heading }
    if flags.contains("isImage") { return .image }
    if node.actions.contains(where: { $0.hasPrefix("scroll") }) { return .scroll }
    return node.texts["label"]?.isEmpty ?? true ? .view : .text
  }

  private static func traits(_ node: FlutterNode) -> Traits {
    var traits: Traits = []
    if node.flags.contains("isButton") { traits.insert(.button) }
    if node.flags.contains("isLink") { traits.insert(.link) }
    if node.flags.contains("isHeader") { traits.insert(.header) }
    if node.flags.contains("isImage") { traits.insert(.image) }
    if node.flags.contains("isSelected") { traits.insert(.selected) }
    if node.flags.contains("isTextField") { traits.insert(.textEntry) }
    if node.flags.contains("isKeyboardKey") { traits.insert(.keyboardKey) }
    if node.flags.contains("isSlider") || node.actions.contains("increase") { traits.insert(.adjustable) }
    if node.flags.contains("hasEnabledState"), !node.flags.contains("isEnabled") { traits.insert(.notEnabled) }
    return traits
  }
}
