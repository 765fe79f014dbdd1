import Markup
import ViewHierarchy

/// The state of reading one screen in canonical form, from XML or JSON: elements open, fill and close.
struct CanonicalReading {
  /// What was opened last and takes attributes.
  private enum Element {
    case screen, node, action, content
  }

  private let names = CanonicalNames.table
  private var builder = ViewTreeBuilder()
  private var header: ScreenHeader
  private var element = Element.screen
  private var record = NodeRecord(kind: .other)
  private var edges = Edges()
  private var pending: [(key: PropertyKey, text: TextRef, number: Double)] = []
  private var detail = (name: TextRef.absent, label: TextRef.absent, value: TextRef.absent, important: false)
  private var openNodes: [NodeID] = []

  /// The edges of a frame that a node states, as bits of x, y, width, height.
  private struct Edges {
    var rect = Rect.zero
    var stated: UInt8 = 0
  }

  /// - Parameter format: what the screen counts as read from, where it does not say itself.
  init(format: String) {
    header = ScreenHeader(platform: .ios, sourceFormat: format, facts: .all)
  }

  // MARK: Elements

  /// Begins an element; its attributes come next, then ``endAttributes()``.
  mutating func open(_ code: Int, name: @autoclosure () -> String, position: SourcePosition) throws(CanonicalFault) {
    guard let known = names.element(code) else { throw Self.unknownElement(name()) }
    switch known {
    case .screen: throw CanonicalFault("a <screen> lies in another one; end the first before it")
    case .action, .content:
      guard !openNodes.isEmpty else { throw CanonicalFault("<\(name())> belongs into a node") }
      if case .action = known { element = .action } else { element = .content }
      detail = (.absent, .absent, .absent, false)
    case .node(let kind):
      element = .node
      record = NodeRecord(kind: kind)
      record.position = position
      edges = Edges()
      pending.removeAll(keepingCapacity: true)
    }
  }

  /// Whether the element opened last can hold others.
  var holdsElements: Bool { element == .screen || element == .node }

  /// Ends the attributes of the element opened last: a node enters the tree.
  mutating func endAttributes() throws(CanonicalFault) {
    switch element {
    case .screen: break
    case .node:
      guard edges.stated == 0 || edges.stated == 15 else {
        throw CanonicalFault(
          "<\(record.kind.name)> states only a part of its frame; x, y, width and height were expected")
      }
      if edges.stated == 15 { record.frame = edges.rect }
      openNodes.append(builder.open(record))
      for property in pending { builder.add(property.key, text: property.text, number: property.number) }
    case .action: try endAction()
    case .content: endContent()
    }
  }

  /// Ends the element opened last that is still open.
  mutating func close() {
    if holdsElements {
      openNodes.removeLast(openNodes.isEmpty ? 0 : 1)
      builder.close()
    }
    element = .node
  }

  /// The screen.
  func finish(end: Int) -> ImportResult {
    ImportResult(captures: [Capture(header: header, tree: builder.finish())], end: end)
  }

  private mutating func endAction() throws(CanonicalFault) {
    guard let node = openNodes.last else { return }
    guard detail.name.isStated else { throw CanonicalFault("<action> has no name; name=\"…\" was expected") }
    builder.add(.action, text: detail.name, to: node)
  }

  /// The three always stand in a row, so that a reader of the table can take them together.
  private mutating func endContent() {
    guard let node = openNodes.last else { return }
    builder.add(.contentLabel, text: detail.label, to: node)
    builder.add(.contentValue, text: detail.value, to: node)
    builder.add(.contentImportant, number: detail.important ? 1 : 0, to: node)
  }

  private static func unknownElement(_ name: String) -> CanonicalFault {
    let known = Kind.allCases.map { "\($0.name)" } + ["action", "content"]
    return CanonicalFault("there is no element \"\(name)\"\(NearestName.hint(name, in: known))")
  }

  // MARK: Attributes

  /// Takes an attribute of the element opened last.
  mutating func set(
    _ code: Int, name: UnsafeBufferPointer<UInt8>, _ value: CanonicalValue
  ) throws(CanonicalFault) {
    switch element {
    case .screen:
      guard let field = names.headerField(code) else {
        return try refuse(name, of: "screen", known: CanonicalHeaderField.allCases.map(\.name))
      }
      do {
        try field.set(value, in: &header)
      } catch {
        throw error.of(field.name, "screen")
      }
    case .node:
      guard let field = names.field(code) else {
        return try refuse(name, of: "\(record.kind.name)", known: CanonicalField.all.map(\.name))
      }
      do {
        try set(field, value)
      } catch {
        throw error.of(field.name, "\(record.kind.name)")
      }
    case .action:
      guard names.detail(code) == .name else { return try refuse(name, of: "action", known: ["name"]) }
      do {
        detail.name = builder.store(try value.bytes(.text))
      } catch {
        throw error.of("name", "action")
      }
    case .content:
      guard let known = names.detail(code), known != .name else {
        return try refuse(name, of: "content", known: ["label", "value", "important"])
      }
      try setContent(known, value)
    }
  }

  private mutating func setContent(_ known: CanonicalDetail, _ value: CanonicalValue) throws(CanonicalFault) {
    do {
      switch known {
      case .name: break
      case .label: detail.label = builder.store(try value.bytes(known.form))
      case .value: detail.value = builder.store(try value.bytes(known.form))
      case .important: detail.important = try value.flag(known.form)
      }
    } catch {
      throw CanonicalFault("\(known.rawValue) of <content>: \(error.message)")
    }
  }

  private func refuse(
    _ name: UnsafeBufferPointer<UInt8>, of element: String, known: @autoclosure () -> [StaticString]
  ) throws(CanonicalFault) {
    if CanonicalNames.isForeign(name) { return }
    throw .unknownAttribute(String(decoding: name, as: UTF8.self), of: element, known: known())
  }

  private mutating func set(_ field: CanonicalField, _ value: CanonicalValue) throws(CanonicalFault) {
    switch field {
    case .identifier: record.identifier = builder.store(try value.bytes(.text))
    case .className: record.className = builder.intern(String(decoding: try value.bytes(.text), as: UTF8.self))
    case .label: record.label = builder.store(try value.bytes(.text))
    case .value: record.value = builder.store(try value.bytes(.text))
    case .hint: record.hint = builder.store(try value.bytes(.text))
    case .text: record.text = builder.store(try value.bytes(.text))
    case .placeholder: record.placeholder = builder.store(try value.bytes(.text))
    case .traits: record.traits = try value.traits()
    case .x: try setEdge(\.x, 1, field, value)
    case .y: try setEdge(\.y, 2, field, value)
    case .width: try setEdge(\.width, 4, field, value)
    case .height: try setEdge(\.height, 8, field, value)
    case .flag(let flag): record.flags[flag] = try value.flag(.flag)
    case .property(let key):
      let form = field.form
      if case .number = form {
        pending.append((key, .absent, try value.number(form)))
      } else {
        pending.append((key, builder.store(try value.bytes(form)), 0))
      }
    }
  }

  private mutating func setEdge(
    _ edge: WritableKeyPath<Rect, Double>, _ bit: UInt8, _ field: CanonicalField, _ value: CanonicalValue
  ) throws(CanonicalFault) {
    edges.rect[keyPath: edge] = try value.number(field.form)
    edges.stated |= bit
  }
}
