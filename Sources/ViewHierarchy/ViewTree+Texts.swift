extension ViewTree {
  /// The text as a string; nil where it is absent. Only for what is reported: strings cost an allocation.
  public func string(_ ref: TextRef) -> String? {
    guard ref.isStated else { return nil }
    return String(decoding: arena[ref.range], as: UTF8.self)
  }

  /// Gives the bytes of a text to a closure; no bytes where it is absent.
  @inlinable
  public func withBytes<Result>(_ ref: TextRef, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    arena.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[ref.range])) }
  }

  /// Whether two texts have the same bytes; absent and empty are equal.
  public func areEqual(_ a: TextRef, _ b: TextRef) -> Bool {
    if a.count != b.count { return false }
    if a.offset == b.offset || a.count == 0 { return true }
    return arena.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[a.range]).elementsEqual(UnsafeBufferPointer(rebasing: bytes[b.range]))
    }
  }

  /// The class or type name; empty where the kind says it all.
  public func name(_ node: NodeID) -> String { names[Int(className[node.index])] }
}

extension ViewTree {
  /// The rows of the node in the table of rare properties.
  public func properties(_ node: NodeID) -> ArraySlice<Property> {
    guard has(.properties, node) else { return [] }
    var low = 0
    var high = properties.count
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].node < node { low = middle + 1 } else { high = middle }
    }
    let end = properties[low...].firstIndex { $0.node != node } ?? properties.count
    return properties[low..<end]
  }

  /// The first property of a key.
  public func property(_ key: PropertyKey, _ node: NodeID) -> Property? {
    has(.properties, node) ? properties(node).first { $0.key == key } : nil
  }

  /// The number of a property; nil where it is not stated.
  public func number(_ key: PropertyKey, _ node: NodeID) -> Double? { property(key, node)?.number }

  /// The text of a property; nil where it is not stated.
  public func text(_ key: PropertyKey, _ node: NodeID) -> String? {
    property(key, node).flatMap { string($0.text) }
  }

  /// The names of the node's custom actions.
  public func customActions(_ node: NodeID) -> [String] {
    properties(node).compactMap { $0.key == .action ? string($0.text) : nil }
  }

  /// What the container says it is.
  public func containerType(_ node: NodeID) -> ContainerType? {
    text(.container, node).flatMap(ContainerType.init(rawValue:))
  }

  /// The side to which the node's text or content is aligned.
  public func alignment(_ node: NodeID) -> Alignment? {
    text(.alignment, node).flatMap(Alignment.init(rawValue:))
  }

  /// What kind of content the node's layout is for.
  public func semanticContent(_ node: NodeID) -> SemanticContent? {
    text(.semanticContent, node).flatMap(SemanticContent.init(rawValue:))
  }

  /// The explicit order that the node states.
  public func explicitOrder(_ node: NodeID) -> ExplicitOrder? {
    guard !orders.isEmpty, has(.properties, node) else { return nil }
    var low = 0
    var high = orders.count
    while low < high {
      let middle = (low + high) / 2
      if orders[middle].container < node { low = middle + 1 } else { high = middle }
    }
    return low < orders.count && orders[low].container == node ? orders[low] : nil
  }
}
