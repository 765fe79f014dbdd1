import Markup
import ViewHierarchy

extension IBReading {
  /// Begins what is no view in the document and one on the screen: the items of bars, segments, sections.
  mutating func openItem(_ name: IBName, _ tag: borrowing XMLTag, _ parent: Level) {
    switch name {
    case .navigationItem: openNavigationItem(tag, parent)
    case .toolbarItems:
      guard parent.role == .controller, unit != nil else { return skip(tag, parent) }
      begin(object(IBClass.toolbarItems, tag, below: -1), tag, parent)
    case .tabBarItem: openTabBarItem(tag, parent)
    case .barButtonItem:
      // The back item is shown on the next screen; an item outside a bar waits for code to put it into one; spaces
      // are no buttons.
      guard parent.object >= 0, !holds(tag, .key, "backBarButtonItem"), !holds(tag, .systemItem, "flexibleSpace"),
        !holds(tag, .systemItem, "fixedSpace")
      else { return skip(tag, parent) }
      begin(read(IBClass.barButtonItem, tag, below: parent.object), tag, parent)
    case .segment:
      guard parent.object >= 0 else { return skip(tag, parent) }
      begin(read(IBClass.segment, tag, below: parent.object), tag, parent)
    default: openSection(tag, parent)
    }
  }

  /// The item of a controller is a bar of its own; in a bar, it only groups the bar's items.
  private mutating func openNavigationItem(_ tag: borrowing XMLTag, _ parent: Level) {
    if parent.role == .controller, unit != nil {
      begin(object(IBClass.navigationItem, tag, below: -1), tag, parent)
    } else if parent.object >= 0 {
      levels.append(Level(name: tag.name, object: parent.object))
    } else {
      return skip(tag, parent)
    }
    guard let level = levels.last else { return }
    let title = read(IBClass.title, tag, below: level.object)
    if title.text.hasBytes { append(title) }
  }

  private mutating func openTabBarItem(_ tag: borrowing XMLTag, _ parent: Level) {
    if parent.role == .controller, unit != nil {
      let bar = append(object(IBClass.tabBarOfItem, tag, below: -1))
      begin(read(IBClass.tabBarItem, tag, below: bar), tag, parent)
      objects[Int(bar)].end += 1
    } else if parent.object >= 0 {
      begin(read(IBClass.tabBarItem, tag, below: parent.object), tag, parent)
    } else {
      skip(tag, parent)
    }
  }

  private mutating func openSection(_ tag: borrowing XMLTag, _ parent: Level) {
    guard parent.object >= 0 else { return skip(tag, parent) }
    let header = read(IBClass.title, tag, below: parent.object)
    section = IBSection()
    section.position = header.position
    section.id = header.id
    for index in 0..<tag.attributeCount where IBName(rawValue: tag.attributeName(index)) == .footerTitle {
      section.footer = texts.store(tag.attributeValue(index))
    }
    if header.text.hasBytes { section.header = append(header) }
    levels.append(Level(name: tag.name, object: parent.object))
  }

  /// Ends a section: its texts get the places that UIKit gives them, above and below its cells.
  mutating func closeSection() {
    guard let table = levels.last?.object, table >= 0 else { return }
    defer { section = IBSection() }
    if section.header >= 0, section.firstCell >= 0, let cell = objects[Int(section.firstCell)].frame {
      objects[Int(section.header)].frame = Rect(
        x: cell.x, y: cell.y - Self.sectionTextHeight, width: cell.width, height: Self.sectionTextHeight)
    }
    guard section.footer.hasBytes else { return }
    var footer = IBObject(IBClass.footer, parent: table, position: section.position)
    footer.text = section.footer
    if section.lastCell >= 0, let cell = objects[Int(section.lastCell)].frame {
      footer.frame = Rect(x: cell.x, y: cell.maxY, width: cell.width, height: Self.sectionTextHeight)
    }
    let number = append(footer)
    if section.id.hasBytes { links.footers[texts.withBytes(section.id) { IBTexts.hash($0) }] = number }
  }

  /// The height of a section's header of one line, in points (`UITableView.sectionHeaderHeight` of a plain table).
  private static let sectionTextHeight = 28.0

  private func object(_ base: IBClass, _ tag: borrowing XMLTag, below parent: Int32) -> IBObject {
    IBObject(base, parent: parent, position: SourcePosition(line: tag.line, column: tag.column))
  }

  private mutating func read(_ base: IBClass, _ tag: borrowing XMLTag, below parent: Int32) -> IBObject {
    var object = object(base, tag, below: parent)
    _ = readAttributes(tag, &object)
    return object
  }

  func holds(_ tag: borrowing XMLTag, _ name: IBName, _ value: String) -> Bool {
    for index in 0..<tag.attributeCount where tag.attributeName(index) == name.rawValue {
      return tag.attributeValue(index).elementsEqual(value.utf8)
    }
    return false
  }
}
