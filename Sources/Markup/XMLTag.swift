/// One start tag with its attributes, valid only inside the callback that gets it.
///
/// Namespace declarations are not among the attributes.
public struct XMLTag: ~Copyable {
  /// Code of the element name in the vocabulary, -1 if it is not in it.
  public let name: Int
  /// Line of the `<`, from 1.
  public let line: UInt32
  /// Column of the `<` in bytes, from 1.
  public let column: UInt32
  /// The qualified name with its prefix.
  public let nameBytes: UnsafeBufferPointer<UInt8>
  /// The number of attributes.
  public let attributeCount: Int

  // Five pointers an attribute: local name, prefix, namespace, first byte of the value, end of the value.
  @usableFromInline let attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  @usableFromInline let names: UnsafeMutablePointer<XMLNameTable>

  init(
    name: UnsafeMutablePointer<XMLNameTable.Slot>, position: TextPosition, attributeCount: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, names: UnsafeMutablePointer<XMLNameTable>
  ) {
    self.name = name.pointee.code
    nameBytes = name.pointee.bytes
    line = position.line
    column = position.column
    self.attributeCount = attributes == nil ? 0 : attributeCount
    self.attributes = attributes
    self.names = names
  }

  /// Code of an attribute's name in the vocabulary, -1 if it is not in it.
  @inlinable
  public func attributeName(_ index: Int) -> Int { slot(index)?.pointee.code ?? -1 }

  /// The qualified name of an attribute.
  @inlinable
  public func attributeNameBytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    slot(index)?.pointee.bytes ?? UnsafeBufferPointer(start: nil, count: 0)
  }

  /// The value of an attribute with its references resolved.
  @inlinable
  public func attributeValue(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    guard index >= 0, index < attributeCount, let attributes, let start = attributes[index &* 5 &+ 3],
      let end = attributes[index &* 5 &+ 4]
    else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(start: start, count: end - start)
  }

  @inlinable
  func slot(_ index: Int) -> UnsafeMutablePointer<XMLNameTable.Slot>? {
    guard index >= 0, index < attributeCount, let attributes, let local = attributes[index &* 5] else { return nil }
    return names.pointee.find(local, attributes[index &* 5 &+ 1])
  }
}

/// What a reader does after a start tag.
public enum XMLStep: Sendable {
  /// Reads on.
  case goOn
  /// Ends the parse here without an error.
  case stop
}
