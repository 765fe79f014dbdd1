/// How large an XML document may be; each limit has a message of its own.
public struct XMLLimits: Sendable {
  /// Nested elements.
  public var depth = 100_000
  /// Elements in the document.
  public var nodes = 2_000_000
  /// Attributes on one element: libxml2 2.9 compares each with each.
  public var attributes = 4_096
  /// Bytes of one attribute value or of one run of text.
  public var valueBytes = 10_000_000
  /// Namespace declarations in force at one place: libxml2 2.9 walks through all of them for each prefix.
  public var namespaces = 256

  /// The defaults.
  public init() {}
}
