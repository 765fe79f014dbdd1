import Markup
import ViewHierarchy

extension Document {
  /// Reads the document as JSON within the user's limits; an error of the markup becomes one of the import.
  ///
  /// - Parameter asRun: also read the objects that follow an object (NDJSON).
  func readJSON(
    asRun: Bool = false, _ body: (JSONDocument) throws(ImportError) -> [Capture]
  ) -> ImportResult {
    var limits = JSONOptions()
    // A level of nodes is two of JSON and what lies inside a node; a node has some forty keys and values.
    limits.depth = min(options.maxDepth, Int.max / 4) * 2 + 16
    limits.nodes = min(options.maxNodes, Int.max / 256) * 128
    do {
      let json =
        asRun
        ? try JSONDocument.parseRun(bytes, options: limits, from: start)
        : try JSONDocument.parse(bytes, options: limits, from: start)
      return ImportResult(captures: try body(json), end: json.end)
    } catch let error as MarkupError {
      return ImportResult(error: ImportError(error))
    } catch let error as ImportError {
      return ImportResult(error: error)
    } catch {
      return ImportResult(error: ImportError("the file could not be read"))
    }
  }

  /// - Throws: an error where the document has more nodes than the user allows.
  func checkCount(_ nodes: Int, at value: JSONValue) throws(ImportError) {
    let place = value.position
    if let error = excess(nodes, line: Int(place.line), column: Int(place.column)) { throw error }
  }
}

extension ImportError {
  /// An input that breaks the rules of its notation; what is cut off has to come from its producer again.
  init(_ error: MarkupError) {
    self.init(
      .unreadable, error.kind == .truncated ? "\(error.message), export it again" : error.message,
      line: Int(error.line), column: Int(error.column))
  }

  /// An input that is a known thing and failed at a value.
  init(_ message: String, at value: JSONValue) {
    let place = value.position
    self.init(.unreadable, message, line: Int(place.line), column: Int(place.column))
  }
}

extension JSONValue {
  /// Where the value begins in the file.
  var sourcePosition: SourcePosition {
    let place = position
    return SourcePosition(line: place.line, column: place.column)
  }

  /// `true`, 1, "1", "true" and the like; nil for null and what is no yes or no.
  var flag: Bool? {
    switch kind {
    case .bool: bool
    case .number: number.map { $0 != 0 }
    case .string: withText { $0.isEmpty ? nil : Numbers.isTrue($0) }
    case .null, .array, .object: nil
    }
  }

  /// A number that is written as one or as a string.
  var decimal: Double? {
    switch kind {
    case .number: number
    case .string: withText { Numbers.decimal($0) }
    case .null, .bool, .array, .object: nil
    }
  }

  /// The rectangle of `{x, y, width, height}`, of `{origin: {x, y}, size: {width, height}}`, of
  /// `[[x, y], [width, height]]`, or of a string with the four numbers.
  var rect: Rect? {
    switch kind {
    case .string: return withText { Numbers.rect($0) }
    case .array:
      var pairs = elements
      guard let origin = pairs.next()?.point, let size = pairs.next()?.point else { return nil }
      return Rect(x: origin.x, y: origin.y, width: size.x, height: size.y).normalised
    case .object:
      let (origin, size) = (self["origin"] ?? self, self["size"] ?? self)
      guard let x = (origin["x"] ?? origin["X"])?.decimal, let y = (origin["y"] ?? origin["Y"])?.decimal,
        let width = (size["width"] ?? size["Width"])?.decimal, let height = (size["height"] ?? size["Height"])?.decimal
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height).normalised
    default: return nil
    }
  }

  /// The point of `[x, y]`.
  var point: (x: Double, y: Double)? {
    var numbers = elements
    guard let x = numbers.next()?.decimal, let y = numbers.next()?.decimal else { return nil }
    return (x, y)
  }
}

extension ViewTreeBuilder {
  /// Stores a JSON string, or a number or boolean as it is spelt; absent for null, arrays and objects.
  mutating func store(_ value: JSONValue) -> TextRef {
    switch value.kind {
    case .null, .array, .object: .absent
    case .string, .number, .bool: value.withText { store($0) }
    }
  }
}
