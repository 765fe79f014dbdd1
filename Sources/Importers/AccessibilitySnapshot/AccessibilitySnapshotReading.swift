import Markup
import ViewHierarchy

/// The state of reading one hierarchy of AccessibilitySnapshot.
///
/// The list itself becomes a node that states the order of all elements: `traversalIndex` is VoiceOver's, over the
/// whole screen, while siblings stand in structural order.
struct AccessibilitySnapshotReading {
  private let document: Document
  private var builder = ViewTreeBuilder()
  /// The elements with their place in the order.
  private var visits: [(index: Double, node: NodeID)] = []
  /// Per open container: whether VoiceOver says where in it an element stands.
  private var containers: [Bool] = []

  init(_ document: Document) { self.document = document }

  mutating func capture(_ root: JSONValue) throws(ImportError) -> Capture {
    var list = NodeRecord(kind: .view)
    list.position = root.sourcePosition
    list.flags[.element] = false
    let top = builder.open(list)
    var walk = JSONTreeWalk(root.elements)
    while let step = walk.next() {
      guard case .item(let item) = step else {
        builder.close()
        if !containers.isEmpty { containers.removeLast() }
        continue
      }
      try document.checkCount(builder.count, at: item)
      if let element = item["element"], let body = element["_0"] {
        addElement(body, index: element["traversalIndex"]?.number, at: item)
      } else if let container = item["container"], let body = container["_0"] {
        addContainer(body, at: item)
        walk.enter((container["children"] ?? body).elements)
      } else {
        throw ImportError("an object with an element or a container was expected", at: item)
      }
    }
    guard !visits.isEmpty else {
      throw ImportError(
        "the capture failed: the hierarchy holds no element; lay the view out before it is parsed", at: root)
    }
    stateOrder(of: top)
    let header = ScreenHeader(
      platform: .ios, sourceFormat: AccessibilitySnapshotJSON.format, facts: AccessibilitySnapshotJSON.facts)
    return Capture(header: header, tree: builder.finish())
  }

  /// Orders name nodes by `ref`, so every element gets one: its place in the order.
  private mutating func stateOrder(of top: NodeID) {
    visits.sort { ($0.index, $0.node) < ($1.index, $1.node) }
    var order: [UInt8] = []
    for (place, visit) in visits.enumerated() {
      let ref = "stop-\(place)"
      builder.add(.ref, text: builder.store(ref), to: visit.node)
      if place > 0 { order.append(0x20) }
      order.append(contentsOf: ref.utf8)
    }
    builder.add(.order, text: order.withUnsafeBufferPointer { builder.store($0) }, to: top)
  }

  private mutating func addElement(_ body: JSONValue, index: Double?, at item: JSONValue) {
    // What the element is follows from its traits alone.
    var record = NodeRecord(kind: .other)
    record.position = item.sourcePosition
    record.flags[.element] = true
    record.traits = traits(body)
    if let label = body["label"] { record.label = builder.store(label) }
    if let value = body["value"] { record.value = builder.store(value) }
    if let hint = body["hint"] { record.hint = builder.store(hint) }
    if let identifier = body["identifier"] { record.identifier = builder.store(identifier) }
    if !record.label.hasBytes, !record.value.hasBytes, !record.hint.hasBytes, containers.last != true {
      record.text = spokenText(body)
    }
    record.frame = body["shape"].flatMap(Self.frame)
    visits.append((index ?? Double(visits.count), builder.open(record)))
    if let language = body["accessibilityLanguage"], language.kind == .string {
      builder.add(.language, text: builder.store(language))
    }
    if let point = body["activationPoint"]?.point, point.x.magnitude <= 1e7, point.y.magnitude <= 1e7 {
      builder.add(.activationX, number: point.x)
      builder.add(.activationY, number: point.y)
    }
    addInputLabels(body)
    for action in body["customActions"]?.elements ?? item.elements where action.kind == .string {
      builder.add(.action, text: builder.store(action))
    }
    for content in body["customContent"]?.elements ?? item.elements {
      builder.add(.contentLabel, text: content["label"].map { builder.store($0) } ?? .absent)
      builder.add(.contentValue, text: content["value"].map { builder.store($0) } ?? .absent)
      builder.add(.contentImportant, number: content["isImportant"]?.bool ?? false ? 1 : 0)
    }
    builder.close()
  }

  /// What is spoken although nothing is stated as label: the sentences of the description before those of the traits,
  /// of which each trait has one at most.
  private mutating func spokenText(_ body: JSONValue) -> TextRef {
    guard let description = body["description"]?.string else { return .absent }
    let sentences = description.split(separator: ". ").count
    let traits = (body["traits"]?.elements ?? body.elements).reduce(0) { count, _ in count + 1 }
    guard sentences > traits else { return .absent }
    let text = description.split(separator: ". ").prefix(sentences - traits).joined(separator: ". ")
    return builder.store(text)
  }

  /// The labels of Voice Control, in one text.
  private mutating func addInputLabels(_ body: JSONValue) {
    var labels: [UInt8] = []
    for label in body["userInputLabels"]?.elements ?? body.elements where label.kind == .string {
      if !labels.isEmpty { labels.append(contentsOf: ", ".utf8) }
      label.appendText(to: &labels)
    }
    if !labels.isEmpty {
      builder.add(.inputLabels, text: labels.withUnsafeBufferPointer { builder.store($0) })
    }
  }

  private mutating func addContainer(_ body: JSONValue, at item: JSONValue) {
    let type = body["type"]
    var record = NodeRecord(kind: .view)
    record.position = item.sourcePosition
    record.flags[.element] = false
    record.frame = body["frame"]?.rect?.withoutNoise
    var container = ContainerType.none
    var table: JSONValue?
    if type?["list"] != nil {
      record.kind = .list
      container = .list
    } else if let dataTable = type?["dataTable"] {
      record.kind = .table
      container = .dataTable
      table = dataTable
    } else if type?["tabBar"] != nil {
      record.kind = .tabBar
    } else if type?["landmark"] != nil {
      container = .landmark
    } else if let group = type?["semanticGroup"] {
      container = .semanticGroup
      if let label = group["label"] { record.label = builder.store(label) }
      if let value = group["value"] { record.value = builder.store(value) }
      if let identifier = group["identifier"] { record.identifier = builder.store(identifier) }
    }
    builder.open(record)
    containers.append(container != .semanticGroup)
    if container != .none { builder.add(.container, text: builder.store(container.rawValue)) }
    if let rows = table?["rowCount"]?.number { builder.add(.rows, number: rows) }
    if let columns = table?["columnCount"]?.number { builder.add(.columns, number: columns) }
  }

  /// Names of traits; `unknown(N)` and private ones that nobody knows are left out.
  private func traits(_ body: JSONValue) -> Traits {
    var traits: Traits = []
    for name in body["traits"]?.elements ?? body.elements {
      if let trait = name.withText({ Traits(name: $0) }) { traits.insert(trait) }
    }
    return traits
  }

  /// The frame of a shape; of a path the box around its points, control points included, as Core Graphics' bounding box
  /// has them.
  private static func frame(_ shape: JSONValue) -> Rect? {
    if let frame = shape["frame"] { return frame.rect?.withoutNoise }
    var box: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    for step in shape["pathElements"]?.elements ?? shape.elements {
      for (_, detail) in step.members {
        for (_, value) in detail.members {
          guard let point = value.point else { continue }
          let old = box ?? (point.x, point.y, point.x, point.y)
          box = (min(old.minX, point.x), min(old.minY, point.y), max(old.maxX, point.x), max(old.maxY, point.y))
        }
      }
    }
    guard let box else { return nil }
    return Rect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY).normalised?
      .withoutNoise
  }
}
