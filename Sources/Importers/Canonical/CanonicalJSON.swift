import Markup
import ViewHierarchy

/// The JSON twin of the canonical form: `kind` says the element, the other names are the same, `children` are nodes,
/// actions and content.
public enum CanonicalJSON: Importer {
  public static let format = "canonical-json"
  public static let summary =
    "screenreadout's own form of a screen as JSON (`screenreadout convert`, or an app's own exporter)"
  public static let facts = Facts.all

  /// Looks for `"kind": "screen"` in the head; parsing everything would cost as much as reading it.
  public static func recognises(_ head: DocumentHead) -> Recognition {
    let text = head.text.utf8
    guard text.first == UInt8(ascii: "{") else { return .no }
    var rest = text[...]
    while let quote = rest.firstIndex(of: UInt8(ascii: "\"")) {
      rest = rest[quote...]
      if rest.starts(with: "\"kind\"".utf8) {
        let value = rest.dropFirst(6).drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
        return value.starts(with: "\"screen\"".utf8) ? .yes : .no
      }
      rest = rest.dropFirst()
    }
    return .no
  }

  public static func read(_ document: Document) -> ImportResult {
    var options = JSONOptions(duplicateKeys: .refused)
    // A level of nodes is two of JSON; a node of the largest kind has some sixty keys and values.
    options.depth = min(document.options.maxDepth, Int.max / 4) * 2 + 4
    options.nodes = min(document.options.maxNodes, Int.max / 256) * 128
    do {
      let json = try JSONDocument.parse(document.bytes, options: options, from: document.start)
      var reading = CanonicalJSONReading(json, limit: document.options.maxNodes)
      try reading.read()
      return reading.finish()
    } catch let error as MarkupError {
      return ImportResult(error: ImportError(error))
    } catch let error as ImportError {
      return ImportResult(error: error)
    } catch {
      return ImportResult(error: ImportError("the file could not be read"))
    }
  }
}

/// Walks through the JSON values with a stack of its own, since nodes can be nested deeper than the thread's stack.
struct CanonicalJSONReading {
  private let json: JSONDocument
  private let limit: Int
  private let names = CanonicalNames.table
  private var reading = CanonicalReading(format: CanonicalJSON.format)
  private var nodes = 0

  init(_ json: JSONDocument, limit: Int) {
    self.json = json
    self.limit = limit
  }

  mutating func read() throws(ImportError) {
    guard json.root["kind"]?.isText("screen") ?? false else {
      throw failure("an object with \"kind\": \"screen\" was expected", at: json.root)
    }
    var open: [JSONItems] = []
    if let children = try attributes(of: json.root, element: "screen") { open.append(children) }
    while !open.isEmpty {
      guard let child = open[open.count - 1].next() else {
        open.removeLast()
        reading.close()
        continue
      }
      let element = try begin(child)
      if let children = try attributes(of: child, element: element) {
        guard reading.holdsElements else {
          throw failure("\"\(element)\" holds no children", at: child)
        }
        open.append(children)
      } else {
        reading.close()
      }
    }
  }

  func finish() -> ImportResult { reading.finish(end: json.end) }

  /// Opens the element that an object's kind names.
  private mutating func begin(_ value: JSONValue) throws(ImportError) -> String {
    guard value.kind == .object else { throw failure("an object with a kind was expected", at: value) }
    guard let kind = value["kind"], let name = kind.string else {
      throw failure("the object has no kind; \"kind\": \"view\", \"button\" or another was expected", at: value)
    }
    nodes += 1
    guard nodes <= limit else {
      throw failure("the document has more than \(limit) nodes; split it or raise the limit", at: value)
    }
    let place = value.position
    do {
      try reading.open(
        kind.withText { names.code(of: $0) }, name: name,
        position: SourcePosition(line: place.line, column: place.column))
    } catch {
      throw failure(error.message, at: kind)
    }
    return name
  }

  /// Takes an object's attributes and gives its children; `null` is *not stated*.
  private mutating func attributes(of object: JSONValue, element: String) throws(ImportError) -> JSONItems? {
    var children: JSONItems?
    for (key, value) in object.members {
      if key.isText("kind") || value.isNull { continue }
      if key.isText("children") {
        guard value.kind == .array else { throw failure("children: an array was expected", at: value) }
        children = value.elements
        continue
      }
      if let fault = take(key, value) { throw failure(fault.message, at: value) }
    }
    do {
      try reading.endAttributes()
    } catch {
      throw failure(error.message, at: object)
    }
    return children
  }

  private mutating func take(_ key: JSONValue, _ value: JSONValue) -> CanonicalFault? {
    let spelling = CanonicalValue.Spelling(value.kind)
    return key.withText { name in
      value.withText { bytes in
        do throws(CanonicalFault) {
          try reading.set(names.code(of: name), name: name, CanonicalValue(bytes: bytes, spelling: spelling))
          return nil
        } catch {
          return error
        }
      }
    }
  }

  private func failure(_ message: String, at value: JSONValue) -> ImportError {
    let place = value.position
    return ImportError(.unreadable, message, line: Int(place.line), column: Int(place.column))
  }
}

extension CanonicalValue.Spelling {
  fileprivate init(_ kind: JSONValue.Kind) {
    switch kind {
    case .string: self = .string
    case .number: self = .number
    case .bool: self = .bool
    case .null, .array, .object: self = .nested
    }
  }
}
