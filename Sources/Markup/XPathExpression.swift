import CLibXML2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// An XPath 1.0 expression, compiled once and evaluated as often as wanted. Not for use by several tasks at once.
public final class XPathExpression {
  /// Steps that one evaluation may take; ten million take about a second.
  public static let operationLimit = 10_000_000
  // libxml2 recurses over expressions: these keep it far from the end of a small thread's stack.
  private static let lengthLimit = 8_000
  private static let nestingLimit = 64

  /// The expression as written.
  public let source: String
  private let compiled: xmlXPathCompExprPtr

  /// Compiles an expression; the column of an error counts bytes within it, from 1, as columns do everywhere here.
  public init(compiling source: String) throws(MarkupError) {
    XMLLibrary.start()
    self.source = source
    if let fault = Self.tooComplex(source) { throw fault }
    let context = try Self.context(for: nil)
    defer { xmlXPathFreeContext(context) }
    guard let compiled = xmlXPathCtxtCompile(context, source) else { throw Self.fault(source, context) }
    if let fault = Self.undefined(source) {
      xmlXPathFreeCompExpr(compiled)
      throw fault
    }
    if let (name, offset) = XPathFunctions.unknown(in: source) {
      xmlXPathFreeCompExpr(compiled)
      throw MarkupError(
        .expression, "the expression \(source) failed: there is no function \(name) in XPath 1.0", line: 1,
        column: UInt32(clamping: offset + 1))
    }
    self.compiled = compiled
  }

  deinit { xmlXPathFreeCompExpr(compiled) }

  /// The numbers of the elements that the expression selects, in document order, each once.
  ///
  /// - Parameter node: the context node, the document itself without one.
  public func nodes(in tree: XMLTree, at node: Int? = nil) throws(MarkupError) -> [Int] {
    try evaluate(tree, node) { result throws(MarkupError) in
      guard result.pointee.type == XPATH_NODESET else {
        throw MarkupError(.expression, "the expression \(source) selects no elements but gives a value")
      }
      guard let set = result.pointee.nodesetval, let table = set.pointee.nodeTab else { return [] }
      xmlXPathNodeSetSort(set)
      var seen: Set<Int> = []
      return (0..<Int(set.pointee.nodeNr)).compactMap { XMLTree.number(of: table[$0]) }.filter {
        seen.insert($0).inserted
      }
    }
  }

  /// The value as XPath's `boolean()` gives it.
  public func boolean(in tree: XMLTree, at node: Int? = nil) throws(MarkupError) -> Bool {
    try evaluate(tree, node) { result throws(MarkupError) in xmlXPathCastToBoolean(result) != 0 }
  }

  /// The value as XPath's `string()` gives it.
  public func string(in tree: XMLTree, at node: Int? = nil) throws(MarkupError) -> String {
    try evaluate(tree, node) { result throws(MarkupError) in
      guard let text = xmlXPathCastToString(result) else { return "" }
      defer { free(text) }
      return String(cString: text)
    }
  }

  private func evaluate<Result>(
    _ tree: XMLTree, _ node: Int?, _ body: (xmlXPathObjectPtr) throws(MarkupError) -> Result
  ) throws(MarkupError) -> Result {
    guard let element = tree.element(node) else {
      throw MarkupError(.expression, "the expression \(source) was asked of a node that is not in the tree")
    }
    tree.order()
    let context = try tree.takeContext()
    context.pointee.node = element
    // Without these position() and last() fail outside predicates.
    context.pointee.contextSize = 1
    context.pointee.proximityPosition = 1
    context.pointee.opCount = 0
    guard let result = xmlXPathCompiledEval(compiled, context) else {
      let fault = Self.fault(source, context)
      // An error leaves the recursion depth of the context raised, so it is not used again.
      xmlXPathFreeContext(context)
      throw fault
    }
    defer {
      xmlXPathFreeObject(result)
      tree.keep(context)
    }
    return try body(result)
  }

  /// A context whose errors stay in it.
  static func context(for document: xmlDocPtr?) throws(MarkupError) -> xmlXPathContextPtr {
    guard let context = xmlXPathNewContext(document) else {
      throw MarkupError(.expression, "libxml2 could not make an XPath context (out of memory)")
    }
    context.pointee.error = { _, _ in }
    context.pointee.opLimit = UInt(operationLimit)
    return context
  }

  private static func tooComplex(_ source: String) -> MarkupError? {
    guard !source.utf8.contains(0) else { return MarkupError(.expression, "the expression holds a NUL character") }
    guard source.utf8.count <= lengthLimit else {
      return MarkupError(.expression, "the expression is longer than \(lengthLimit) bytes; split it")
    }
    var depth = 0
    var quote: UInt8 = 0
    for byte in source.utf8 {
      switch byte {
      case _ where quote != 0: if byte == quote { quote = 0 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth > nestingLimit {
        return MarkupError(.expression, "the expression is nested deeper than \(nestingLimit) brackets; simplify it")
      }
    }
    // libxml2 2.9 takes `count(` for an expression.
    return depth > 0 ? MarkupError(.expression, "the expression \(source) has a bracket that is not closed") : nil
  }

  /// A variable or a prefix: libxml2 notices one only where it is evaluated, which need not be on any screen.
  private static func undefined(_ source: String) -> MarkupError? {
    let bytes = Array(source.utf8)
    let colon = UInt8(ascii: ":")
    var quote: UInt8 = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case _ where quote != 0: if byte == quote { quote = 0 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "$"): return fault(source, undefinedVariable, column: UInt32(clamping: index + 1))
      // Two colons part an axis from what is looked for on it.
      case colon where bytes[..<index].last != colon && bytes[(index + 1)...].first != colon:
        return fault(source, undefinedPrefix, column: UInt32(clamping: index + 1))
      default: break
      }
    }
    return nil
  }

  private static func fault(_ source: String, _ context: xmlXPathContextPtr) -> MarkupError {
    let error = context.pointee.lastError
    let reason =
      switch xmlXPathError(rawValue: UInt32(clamping: error.code - Int32(bitPattern: XML_XPATH_EXPRESSION_OK.rawValue)))
      {
      case XPATH_UNKNOWN_FUNC_ERROR: "it calls a function that XPath 1.0 does not have"
      case XPATH_UNDEF_VARIABLE_ERROR: undefinedVariable
      case XPATH_UNDEF_PREFIX_ERROR: undefinedPrefix
      case XPATH_INVALID_ARITY: "a function has the wrong number of arguments"
      case XPATH_INVALID_TYPE, XPATH_INVALID_OPERAND: "a value has the wrong type for its place"
      case XPATH_UNFINISHED_LITERAL_ERROR, XPATH_START_LITERAL_ERROR: "a text has no closing quote"
      case XPATH_UNCLOSED_ERROR: "a bracket is not closed"
      case XPATH_INVALID_PREDICATE_ERROR: "a predicate in [ ] is wrong or not closed"
      case XPATH_OP_LIMIT_EXCEEDED: "it takes more than \(operationLimit) steps; make it simpler"
      case XPATH_RECURSION_LIMIT_EXCEEDED: "it is nested too deep; make it simpler"
      default: "it is no XPath 1.0 expression"
      }
    return fault(source, reason, column: UInt32(clamping: error.int1) &+ 1)
  }

  private static func fault(_ source: String, _ reason: String, column: UInt32 = 1) -> MarkupError {
    MarkupError(.expression, "the expression \(source) failed: \(reason)", line: 1, column: column)
  }

  private static let undefinedVariable = "it uses a variable, and there are none"
  private static let undefinedPrefix = "it uses a namespace prefix, and there are none"
}
