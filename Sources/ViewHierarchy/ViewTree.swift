/// A view hierarchy as exported, nothing inferred: immutable columns, nodes numbered in document (pre)order.
///
/// Descendants are a range of rows, so that nothing needs recursion and 100,000 nested nodes are no special case.
/// All texts lie as UTF-8 in one arena; equal texts of one node share their bytes where the importer saw it.
public final class ViewTree: Sendable {
  /// The parent's row; -1 for a root. An export can have several roots (windows, fragments).
  public let parent: [Int32]
  /// One past the last descendant's row.
  public let subtreeEnd: [Int32]
  /// What the export calls the node, in canonical words.
  public let kind: [Kind]
  /// The node's class or type name, an index into ``names``; 0 where the kind says it all.
  public let className: [UInt32]
  /// Absolute frames in points; meaningful where ``has(_:_:)`` says so.
  public let frame: [Rect]
  /// The yes-or-no properties.
  public let flags: [Flags]
  /// The traits; meaningful where ``has(_:_:)`` says so.
  public let traits: [Traits]
  /// Which of the optional columns the node fills.
  public let presence: [Presence]
  /// The accessibility identifier or resource id.
  public let identifier: [TextRef]
  /// The accessibility label (Android: the content description).
  public let label: [TextRef]
  /// The accessibility value.
  public let value: [TextRef]
  /// The accessibility hint.
  public let hint: [TextRef]
  /// The text that the view itself draws.
  public let text: [TextRef]
  /// The placeholder of a field.
  public let placeholder: [TextRef]
  /// Where the node begins in the file.
  public let position: [SourcePosition]
  /// The rare properties, sorted by node.
  public let properties: [Property]
  /// The explicit orders, sorted by container.
  public let orders: [ExplicitOrder]
  /// What is to be read before or after what (Android), sorted by node.
  public let links: [TraversalLink]
  /// Class and type names; entry 0 is empty.
  public let names: [String]
  /// The bytes of all texts.
  public let arena: [UInt8]

  init(
    columns: ViewTreeBuilder.Columns, subtreeEnd: [Int32], properties: [Property], orders: [ExplicitOrder],
    links: [TraversalLink], names: [String], arena: [UInt8]
  ) {
    parent = columns.parent
    self.subtreeEnd = subtreeEnd
    kind = columns.kind
    className = columns.className
    frame = columns.frame
    flags = columns.flags
    traits = columns.traits
    presence = columns.presence
    identifier = columns.identifier
    label = columns.label
    value = columns.value
    hint = columns.hint
    text = columns.text
    placeholder = columns.placeholder
    position = columns.position
    self.properties = properties
    self.orders = orders
    self.links = links
    self.names = names
    self.arena = arena
  }

  /// The columns that hold texts of the app, with their bytes.
  struct Texts {
    let label, value, hint, text, placeholder: [TextRef]
    let properties: [Property]
    let arena: [UInt8]
  }

  /// A tree that differs from another in its positions, and in its texts where they are given.
  init(_ other: ViewTree, position: [SourcePosition], texts: Texts? = nil) {
    parent = other.parent
    subtreeEnd = other.subtreeEnd
    kind = other.kind
    className = other.className
    frame = other.frame
    flags = other.flags
    traits = other.traits
    presence = other.presence
    identifier = other.identifier
    label = texts?.label ?? other.label
    value = texts?.value ?? other.value
    hint = texts?.hint ?? other.hint
    text = texts?.text ?? other.text
    placeholder = texts?.placeholder ?? other.placeholder
    self.position = position
    properties = texts?.properties ?? other.properties
    orders = other.orders
    links = other.links
    names = other.names
    arena = texts?.arena ?? other.arena
  }

  /// The number of nodes.
  @inlinable
  public var count: Int { parent.count }

  /// Every node, in document order.
  public var nodes: some RandomAccessCollection<NodeID> { (0..<count).lazy.map(NodeID.init) }

  /// Whether the node fills an optional column.
  @inlinable
  public func has(_ column: Presence, _ node: NodeID) -> Bool { presence[node.index].contains(column) }

  /// The frame, where one is stated.
  @inlinable
  public func statedFrame(_ node: NodeID) -> Rect? { has(.frame, node) ? frame[node.index] : nil }

  /// The traits, where they are stated.
  @inlinable
  public func statedTraits(_ node: NodeID) -> Traits? { has(.traits, node) ? traits[node.index] : nil }

  /// Whether the node states the trait.
  @inlinable
  public func hasTrait(_ trait: Traits, _ node: NodeID) -> Bool { traits[node.index].contains(trait) }

  /// The value of a flag; nil where it is not stated.
  @inlinable
  public func flag(_ flag: Flag, _ node: NodeID) -> Bool? { flags[node.index][flag] }
}

/// The optional columns that a node fills.
@frozen
public struct Presence: OptionSet, Sendable {
  public let rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A frame is stated.
  public static let frame = Presence(rawValue: 1)
  /// Traits are stated, if only as none.
  public static let traits = Presence(rawValue: 2)
  /// The node has rows in the table of rare properties.
  public static let properties = Presence(rawValue: 4)
}

/// Where something begins in a file: both counted from 1, columns in bytes; 0 where unknown.
@frozen
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: UInt32
  /// The byte in the line, from 1.
  public var column: UInt32

  /// Makes a position.
  @inlinable
  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }
}
