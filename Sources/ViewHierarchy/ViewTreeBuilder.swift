/// One node as an importer found it, before it becomes a row of the columns.
public struct NodeRecord: Sendable {
  /// What the export calls the node, in canonical words.
  public var kind: Kind
  /// Class or type name, interned by ``ViewTreeBuilder/intern(_:)``; 0 where the kind says it all.
  public var className: UInt32 = 0
  /// The absolute frame; nil where none is stated.
  public var frame: Rect?
  /// The yes-or-no properties.
  public var flags = Flags()
  /// The traits; nil where they are not stated.
  public var traits: Traits?
  /// The accessibility identifier or resource id.
  public var identifier = TextRef.absent
  /// The accessibility label.
  public var label = TextRef.absent
  /// The accessibility value.
  public var value = TextRef.absent
  /// The accessibility hint.
  public var hint = TextRef.absent
  /// The text that the view itself draws.
  public var text = TextRef.absent
  /// The placeholder of a field.
  public var placeholder = TextRef.absent
  /// Where the node begins in the file.
  public var position = SourcePosition(line: 0, column: 0)

  /// A node of a kind, with nothing stated.
  @inlinable
  public init(kind: Kind) { self.kind = kind }
}

/// Collects nodes in document order: `open`, properties, children, `close`.
///
/// It never fails: limits are the importer's, `finish` closes what is still open.
public struct ViewTreeBuilder: Sendable {
  struct Columns: Sendable {
    var parent: [Int32] = []
    var kind: [Kind] = []
    var className: [UInt32] = []
    var frame: [Rect] = []
    var flags: [Flags] = []
    var traits: [Traits] = []
    var presence: [Presence] = []
    var identifier: [TextRef] = []
    var label: [TextRef] = []
    var value: [TextRef] = []
    var hint: [TextRef] = []
    var text: [TextRef] = []
    var placeholder: [TextRef] = []
    var position: [SourcePosition] = []
  }

  private var columns = Columns()
  private var subtreeEnd: [Int32] = []
  private var openRows: [Int32] = []
  private var properties: [Property] = []
  private var isSorted = true
  private var arena: [UInt8] = []
  private var names: [String] = [""]
  private var nameIndex: [String: UInt32] = ["": 0]

  /// An empty tree.
  public init() {}

  /// The number of nodes so far.
  public var count: Int { columns.parent.count }

  /// The number of nodes that are open.
  public var depth: Int { openRows.count }

  /// Opens a node below the innermost open one.
  @discardableResult
  public mutating func open(_ record: NodeRecord) -> NodeID {
    let row = columns.parent.count
    columns.parent.append(openRows.last ?? -1)
    columns.kind.append(record.kind)
    columns.className.append(record.className)
    var presence: Presence = []
    if let frame = record.frame {
      presence.insert(.frame)
      columns.frame.append(frame)
    } else {
      columns.frame.append(.zero)
    }
    if let traits = record.traits {
      presence.insert(.traits)
      columns.traits.append(traits)
    } else {
      columns.traits.append([])
    }
    columns.presence.append(presence)
    columns.flags.append(record.flags)
    columns.identifier.append(record.identifier)
    columns.label.append(record.label)
    columns.value.append(record.value)
    columns.hint.append(record.hint)
    columns.text.append(record.text)
    columns.placeholder.append(record.placeholder)
    columns.position.append(record.position)
    subtreeEnd.append(0)
    openRows.append(Int32(row))
    return NodeID(row)
  }

  /// Closes the innermost open node; nothing happens where none is open.
  public mutating func close() {
    guard let row = openRows.popLast() else { return }
    subtreeEnd[Int(row)] = Int32(columns.parent.count)
  }

  /// States a flag of a node opened earlier, for what only the end of an export tells.
  public mutating func set(_ flag: Flag, _ value: Bool?, at node: NodeID) {
    guard columns.flags.indices.contains(node.index) else { return }
    columns.flags[node.index][flag] = value
  }

  /// Adds a rare property to the node opened last (it may be closed already).
  public mutating func add(_ key: PropertyKey, text: TextRef = .absent, number: Double = 0) {
    add(key, text: text, number: number, to: NodeID(count - 1))
  }

  /// Adds a rare property to a node opened earlier, for exports that state some of them behind the children.
  public mutating func add(_ key: PropertyKey, text: TextRef = .absent, number: Double = 0, to node: NodeID) {
    guard columns.presence.indices.contains(node.index) else { return }
    columns.presence[node.index].insert(.properties)
    if let last = properties.last, node < last.node { isSorted = false }
    properties.append(Property(node: node, key: key, text: text, number: number))
  }

  /// Turns the frames so far from pixels into points or dp.
  public mutating func divideFrames(by factor: Double) {
    guard factor > 0, factor != 1 else { return }
    for row in columns.frame.indices {
      columns.frame[row].x /= factor
      columns.frame[row].y /= factor
      columns.frame[row].width /= factor
      columns.frame[row].height /= factor
    }
  }

  /// Stores a text in the arena.
  public mutating func store(_ bytes: UnsafeBufferPointer<UInt8>) -> TextRef {
    let offset = arena.count
    arena.append(contentsOf: bytes)
    return TextRef(offset: offset, count: bytes.count)
  }

  /// Stores a text in the arena.
  public mutating func store(_ string: String) -> TextRef {
    let offset = arena.count
    arena.append(contentsOf: string.utf8)
    return TextRef(offset: offset, count: arena.count - offset)
  }

  /// Whether a stored text has exactly these bytes.
  public func holds(_ ref: TextRef, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard ref.isStated, Int(ref.count) == bytes.count else { return false }
    return arena.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[ref.range]).equals(bytes) }
  }

  /// The number of a class or type name, for ``NodeRecord/className``.
  public mutating func intern(_ name: String) -> UInt32 {
    if let known = nameIndex[name] { return known }
    let number = UInt32(names.count)
    names.append(name)
    nameIndex[name] = number
    return number
  }

  /// Closes what is open and makes the tree.
  public consuming func finish() -> ViewTree {
    while !openRows.isEmpty { close() }
    sortProperties()
    let (orders, links) = resolveReferences()
    return ViewTree(
      columns: columns, subtreeEnd: subtreeEnd, properties: properties, orders: orders, links: links,
      names: names, arena: arena)
  }

  /// By node; the place in the export decides between properties of one node, since the library's sort is not stable.
  private mutating func sortProperties() {
    guard !isSorted else { return }
    let places = properties.indices.sorted { a, b in
      properties[a].node == properties[b].node ? a < b : properties[a].node < properties[b].node
    }
    properties = places.map { properties[$0] }
    isSorted = true
  }

  /// Turns what orders and links name into node ids: a `ref`, else an identifier that is unique.
  private func resolveReferences() -> (orders: [ExplicitOrder], links: [TraversalLink]) {
    let lists = properties.filter { $0.key == .order }
    let sides = properties.filter { $0.key == .traversalBefore || $0.key == .traversalAfter }
    guard !lists.isEmpty || !sides.isEmpty else { return ([], []) }
    var targets: [String: NodeID?] = [:]
    for row in 0..<count where columns.identifier[row].hasBytes {
      let name = string(columns.identifier[row])
      targets[name] = targets.keys.contains(name) ? .some(nil) : .some(NodeID(row))
    }
    for property in properties where property.key == .ref { targets[string(property.text)] = property.node }
    let orders = lists.map { list in
      let entries = string(list.text).split(separator: " ").map(String.init)
      return ExplicitOrder(
        container: list.node, elements: entries.map { targets[$0] ?? nil }, entries: entries)
    }
    let links = sides.map { link in
      TraversalLink(
        node: link.node, side: link.key == .traversalBefore ? .before : .after,
        target: targets[string(link.text)] ?? nil)
    }
    return (orders, links)
  }

  private func string(_ ref: TextRef) -> String { String(decoding: arena[ref.range], as: UTF8.self) }
}
