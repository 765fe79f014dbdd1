import Markup
import ViewHierarchy

extension IBReading {
  /// Begins a view: of the unit at hand, or the first of a unit; a view of neither (a navigation controller's bar, a
  /// selection's background) is passed over.
  mutating func openView(_ base: IBClass, _ tag: borrowing XMLTag, _ parent: Level) {
    var object = IBObject(base, parent: parent.object, position: SourcePosition(line: tag.line, column: tag.column))
    let key = readAttributes(tag, &object)
    if parent.object < 0 {
      if parent.name == IBName.objects.rawValue {
        if unit == nil { unit = IBUnit(key: object.id) }
        if isCopied(base) { object.marks.insert(.prototype) }
      } else if parent.role == .controller, key == .view {
        unit?.hasView = true
        object.marks.insert(.screen)
      } else {
        return skip(tag, parent)
      }
    } else if key == .background {
      return skip(tag, parent)
    } else if parent.name == IBName.prototypes.rawValue || key == .supplementary || isCopiedCell(parent) {
      object.marks.insert(.prototype)
    }
    if base.tag.isEmpty { object.className = intern(tag.nameBytes) }
    if key == .customView, parent.object >= 0 { makeWrapper(parent.object) }
    begin(object, tag, parent)
  }

  /// Takes up an object and opens it.
  mutating func begin(_ object: IBObject, _ tag: borrowing XMLTag, _ parent: Level) {
    let number = append(object)
    levels.append(Level(name: tag.name, object: number, role: .object))
  }

  /// Takes up an object as the last of the unit so far.
  @discardableResult
  mutating func append(_ object: IBObject) -> Int32 {
    let number = Int32(truncatingIfNeeded: objects.count)
    objects.append(object)
    objects[Int(number)].end = number + 1
    if object.parent < 0 { unit?.roots.append(number) }
    if object.id.hasBytes { links.name(number, texts.withBytes(object.id) { IBTexts.hash($0) }) }
    if object.kind == .cell, section.position.line > 0, object.parent >= 0, objects[Int(object.parent)].kind == .table {
      if section.firstCell < 0 { section.firstCell = number }
      section.lastCell = number
    }
    return number
  }

  mutating func skip(_ tag: borrowing XMLTag, _ parent: Level) {
    levels.append(Level(name: tag.name, object: parent.object, role: .skipped))
  }

  mutating func closeObject(_ number: Int32) {
    let index = Int(number)
    objects[index].end = Int32(truncatingIfNeeded: objects.count)
    let object = objects[index]
    guard object.parent >= 0 else {
      // A view beside the controllers is a unit of its own.
      if levels.last?.name == IBName.objects.rawValue { closeController() }
      return
    }
    var inside = object.marks.intersection([.holdsControl, .holdsText])
    if !object.flags.isTrue(.hidden) {
      if object.base.isControl, object.isElement != false { inside.insert(.holdsControl) }
      if object.text.hasBytes || object.label.hasBytes { inside.insert(.holdsText) }
    }
    objects[Int(object.parent)].marks.formUnion(inside)
  }

  /// Begins an object beside the views: a controller, a gesture recogniser, or a view of an unknown kind.
  mutating func openTopLevel(_ tag: borrowing XMLTag, _ parent: Level) {
    func ends(_ word: String) -> Bool {
      tag.nameBytes.count >= word.utf8.count && tag.nameBytes.suffix(word.utf8.count).elementsEqual(word.utf8)
    }
    if ends("Controller") {
      openController(tag)
    } else if ends("View") {
      openView(IBClass.unknown, tag, parent)
    } else if ends("GestureRecognizer"), let id = attribute(tag, .id) {
      recogniser = IBRecogniser(
        id: IBTexts.hash(id), isTap: ends("apGestureRecognizer"), isPress: ends("ressGestureRecognizer"))
      levels.append(Level(name: tag.name, object: -1, role: .recogniser))
    } else {
      levels.append(Level(name: tag.name, object: -1))
    }
  }

  private mutating func openController(_ tag: borrowing XMLTag) {
    var key = IBUnit()
    var rank = 0
    for index in 0..<tag.attributeCount {
      let value = tag.attributeValue(index)
      guard !value.isEmpty else { continue }
      let newRank: Int
      switch IBName(rawValue: tag.attributeName(index)) {
      case .storyboardIdentifier: newRank = 4
      case .customClass: newRank = 3
      case .title: newRank = 2
      case .id: newRank = 1
      default: continue
      }
      if newRank > rank {
        rank = newRank
        key.key = texts.store(value)
      }
    }
    key.isScreen = true
    unit = key
    levels.append(Level(name: tag.name, object: -1, role: .controller))
  }

  mutating func closeController() {
    if let unit, !unit.roots.isEmpty, unit.hasView || !unit.isScreen { units.append(unit) }
    unit = nil
  }

  /// Cells and reusable views at the top of a xib are there to be copied.
  private func isCopied(_ base: IBClass) -> Bool {
    switch base.tag {
    case "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView": true
    default: false
    }
  }

  /// The cells of a collection are prototypes; those of a table's section are the very cells.
  private func isCopiedCell(_ parent: Level) -> Bool {
    parent.name == IBName.cells.rawValue && objects[Int(parent.object)].kind == .collection
  }

  /// A bar item around a view of its own is that view's place and nothing more.
  private mutating func makeWrapper(_ number: Int32) {
    objects[Int(number)].kind = .view
    objects[Int(number)].base = IBClass.unknown
  }
}
