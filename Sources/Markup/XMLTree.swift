import CLibXML2

/// A tree for XPath expressions, built by calls in document order.
///
/// Elements carry the caller's numbers, which is what expressions give back. Not for use by several tasks at once.
public final class XMLTree {
  let document: xmlDocPtr?
  private var open: [xmlNodePtr] = []
  private var numbered: [Int: xmlNodePtr] = [:]
  private var isOrdered = false
  private var context: xmlXPathContextPtr?
  /// The steps that all evaluations on the tree took so far.
  public private(set) var operations: UInt = 0

  /// An empty tree.
  public init() {
    XMLLibrary.start()
    document = xmlNewDoc("1.0")
  }

  deinit {
    xmlXPathFreeContext(context)
    xmlFreeDoc(document)
  }

  /// Opens an element below the innermost open one.
  ///
  /// - Parameters:
  ///   - name: an XML name without a prefix; it is taken as it is.
  ///   - node: the number by which expressions name the element; without one they name its nearest numbered ancestor.
  public func open(_ name: String, node: Int? = nil) {
    guard let element = xmlNewDocNode(document, nil, name, nil) else { return }
    if let parent = open.last {
      xmlAddChild(parent, element)
    } else if xmlDocGetRootElement(document) == nil {
      xmlDocSetRootElement(document, element)
    } else {
      // A second root has no place in a document.
      return xmlFreeNode(element)
    }
    open.append(element)
    isOrdered = false
    if let node, node >= 0, node < Int.max {
      // One more than the number, because 0 is no pointer.
      element.pointee._private = UnsafeMutableRawPointer(bitPattern: node + 1)
      numbered[node] = element
    }
  }

  /// Closes the innermost element; nothing happens where none is open.
  public func close() { _ = open.popLast() }

  /// Adds an attribute to the innermost open element.
  public func attribute(_ name: String, _ value: String) {
    guard let element = open.last else { return }
    xmlNewProp(element, name, value)
  }

  /// Adds an attribute of UTF-8 bytes; invalid ones become U+FFFD.
  public func attribute(_ name: String, _ value: UnsafeBufferPointer<UInt8>) {
    attribute(name, String(decoding: value, as: UTF8.self))
  }

  /// Adds text to the innermost open element.
  public func text(_ value: String) {
    guard let element = open.last, let text = xmlNewDocText(document, value) else { return }
    xmlAddChild(element, text)
  }

  /// The element of a number, the document itself for nil.
  func element(_ node: Int?) -> xmlNodePtr? {
    guard let node else {
      return document.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: xmlNode.self) }
    }
    return numbered[node]
  }

  /// Numbers the elements inside libxml2, without which ordering results takes a walk up the tree for each pair.
  func order() {
    guard !isOrdered else { return }
    xmlXPathOrderDocElems(document)
    isOrdered = true
  }

  /// Hands out the context of the last evaluation that went well, or a new one.
  func takeContext() throws(MarkupError) -> xmlXPathContextPtr {
    defer { context = nil }
    if let context { return context }
    return try XPathExpression.context(for: document)
  }

  /// Keeps a context for the next evaluation.
  func keep(_ used: xmlXPathContextPtr) {
    operations &+= used.pointee.opCount
    xmlXPathFreeContext(context)
    context = used
  }

  /// The number of a result: its own or that of the nearest numbered element around it.
  static func number(of node: xmlNodePtr?) -> Int? {
    var next = node
    while let node = next {
      if node.pointee.type == XML_ELEMENT_NODE, let number = node.pointee._private {
        return Int(bitPattern: number) - 1
      }
      if node.pointee.type == XML_DOCUMENT_NODE || node.pointee.type == XML_NAMESPACE_DECL { return nil }
      next = node.pointee.parent
    }
    return nil
  }
}

/// The one initialisation that libxml2 asks for.
enum XMLLibrary {
  private static let initialised: Void = xmlInitParser()

  static func start() { _ = initialised }
}
