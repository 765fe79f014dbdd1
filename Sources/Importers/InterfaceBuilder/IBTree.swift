import ViewHierarchy

/// Makes the capture of one unit from the objects of its document.
struct IBTree {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The width of the narrowest phone that iOS runs on, in points: no collection that fills a screen is narrower.
  private static let narrowestPhone = 320.0

  private let reading: IBReading
  private var builder = ViewTreeBuilder()
  /// The absolute corner, the last object and whether code may change everything inside, for each open object.
  private var open: [(x: Double, y: Double, end: Int32, isOpen: Bool)] = []
  /// Units inside this one: the prototypes that were met.
  private(set) var prototypes: [Int32] = []
  private var statesOrder = false
  private var statesContainer = false

  init(_ reading: IBReading) { self.reading = reading }

  /// The capture of a controller or a top-level view; its prototypes are left to units of their own.
  mutating func capture(of unit: IBUnit, key: String?) -> Capture? {
    for root in unit.roots {
      let object = reading.objects[Int(root)]
      let isPrototype = object.marks.contains(.prototype)
      if isPrototype, object.kind == .cell { openList(around: object, nil) }
      add(root, isPrototypeRoot: isPrototype)
      if isPrototype, object.kind == .cell { close() }
    }
    return finish(key: key, size: unit.isScreen ? size(of: unit) : nil)
  }

  /// The capture of a prototype: one cell in its list, at the list's corner.
  mutating func capture(ofPrototype cell: Int32, key: String?) -> Capture? {
    let object = reading.objects[Int(cell)]
    guard object.parent >= 0 else { return nil }
    openList(around: object, reading.objects[Int(object.parent)])
    add(cell, isPrototypeRoot: true)
    close()
    return finish(key: key, size: nil)
  }

  /// Opens the list that a prototype is for: the one around it in the document, or for a cell of its own xib the one
  /// that its class can only be in.
  private mutating func openList(around cell: IBObject, _ list: IBObject?) {
    var record = NodeRecord(kind: list?.kind ?? (cell.base.tag == "tableViewCell" ? .table : .collection))
    record.position = list?.position ?? cell.position
    if let list, list.className > 0 { record.className = builder.intern(reading.classNames[Int(list.className)]) }
    if let frame = cell.frame {
      let least = list == nil && record.kind == .collection ? Self.narrowestPhone : list?.frame?.width ?? 0
      record.frame = Rect(x: 0, y: 0, width: max(least, frame.maxX), height: frame.height)
    }
    builder.open(record)
    if let list { addRowHeights(list) }
    open.append((0, -(cell.frame?.y ?? 0), cell.end, true))
  }

  private func size(of unit: IBUnit) -> Rect? {
    unit.roots.lazy.compactMap { reading.objects[Int($0)].frame }.first
  }

  /// Adds an object with all below it.
  private mutating func add(_ root: Int32, isPrototypeRoot: Bool) {
    var number = root
    let end = reading.objects[Int(root)].end
    let depth = open.count
    while number < end {
      while open.count > depth, let last = open.last, last.end <= number { close() }
      let object = reading.objects[Int(number)]
      if object.marks.contains(.excluded) {
        number = object.end
      } else if object.marks.contains(.prototype), number != root || !isPrototypeRoot {
        prototypes.append(number)
        number = object.end
      } else {
        add(object, number)
        number += 1
      }
    }
    while open.count > depth { close() }
  }

  private mutating func close() {
    open.removeLast()
    builder.close()
  }

  private mutating func add(_ object: IBObject, _ number: Int32) {
    let around = open.last ?? (0, 0, 0, false)
    var record = NodeRecord(kind: object.kind)
    record.position = object.position
    let className = object.className == 0 ? object.base.name : reading.classNames[Int(object.className)]
    record.className = className.isEmpty ? 0 : builder.intern(className)
    var corner = (x: around.x, y: around.y)
    if let frame = object.frame {
      corner = (around.x + frame.x, around.y + frame.y)
      record.frame = Rect(x: corner.x, y: corner.y, width: frame.width, height: frame.height)
    }
    record.flags = object.flags
    record.flags[.element] = object.isElement
    record.traits = object.effectiveTraits
    let opensContent = around.isOpen || !object.marks.isDisjoint(with: [.ownClass, .prototype])
    if opensContent || object.marks.contains(.open) { record.flags[.runtimeDependent] = true }
    record.identifier = copy(object.identifier)
    record.label = copy(object.label)
    record.hint = copy(object.hint)
    record.value = copy(object.value)
    record.text = copy(object.text)
    record.placeholder = copy(object.placeholder)
    builder.open(record)
    addProperties(object)
    if object.marks.contains(.ordered) { addOrder(number) }
    open.append((corner.x, corner.y, object.end, opensContent))
  }

  private mutating func copy(_ ref: TextRef) -> TextRef {
    guard ref.isStated else { return .absent }
    return reading.texts.bytes.withUnsafeBufferPointer { builder.store(Bytes(rebasing: $0[ref.range])) }
  }

  private mutating func addProperties(_ object: IBObject) {
    if object.alpha != 1 { builder.add(.alpha, number: object.alpha) }
    if let container = object.container {
      builder.add(.container, text: builder.store(container.rawValue))
      statesContainer = true
    }
    if object.flags[.modal] != nil || object.flags[.elementsHidden] != nil { statesContainer = true }
    add(.ref, object.id)
    add(.asset, object.asset)
    add(.fontStyle, object.fontStyle)
    if object.fontSize > 0 { builder.add(.fontSize, number: object.fontSize) }
    add(.fontWeight, object.fontWeight)
    if object.lines >= 0 { builder.add(.lines, number: object.lines) }
    add(.lineBreak, object.lineBreak)
    add(.textColor, object.textColour)
    add(.backgroundColor, object.backgroundColour)
    if object.fixedWidth >= 0 { builder.add(.fixedWidth, number: object.fixedWidth) }
    if object.fixedHeight >= 0 { builder.add(.fixedHeight, number: object.fixedHeight) }
    addRowHeights(object)
    if object.contentType.isStated { builder.add(.contentType, text: object.contentType) }
    if let alignment = object.alignment { builder.add(.alignment, text: builder.store(alignment.rawValue)) }
    if let content = object.semanticContent { builder.add(.semanticContent, text: builder.store(content.rawValue)) }
  }

  private mutating func addRowHeights(_ object: IBObject) {
    if let height = object.rowHeight { builder.add(.rowHeight, number: height) }
    if let height = object.estimatedRowHeight { builder.add(.estimatedRowHeight, number: height) }
  }

  private mutating func add(_ key: PropertyKey, _ text: TextRef) {
    if text.hasBytes { builder.add(key, text: copy(text)) }
  }

  private mutating func add(_ key: PropertyKey, _ colour: IBColour) {
    guard let rgba = rgba(colour) else { return }
    builder.add(key, text: builder.store(String(decoding: IBColour.hexadecimal(rgba), as: UTF8.self)))
  }

  /// The listed elements by their object ids, which is what `ref` holds.
  private mutating func addOrder(_ number: Int32) {
    let ids = (reading.links.listed[number] ?? []).map { element -> String in
      guard let element = reading.links.object(element) else { return "?" }
      return reading.texts.string(reading.objects[Int(element)].id)
    }
    builder.add(.order, text: builder.store(ids.joined(separator: " ")))
    statesOrder = true
  }

  private func rgba(_ colour: IBColour) -> UInt32? {
    switch colour {
    case .none: nil
    case .rgba(let rgba): rgba
    case .named(let name): reading.links.colours[name]
    }
  }

  private consuming func finish(key: String?, size: Rect?) -> Capture? {
    guard builder.count > 0 else { return nil }
    var facts = InterfaceBuilder.everyFile
    if statesOrder { facts.insert(Facts(.explicitOrder)) }
    if statesContainer { facts.insert(Facts(.containerType)) }
    var header = ScreenHeader(
      platform: .ios, sourceFormat: InterfaceBuilder.format, facts: facts, framePrecision: .designTime)
    header.key = key
    header.width = size?.width ?? 0
    header.height = size?.height ?? 0
    return Capture(header: header, tree: builder.finish())
  }
}
