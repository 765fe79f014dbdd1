import Markup
import ViewHierarchy

extension IBReading {
  /// The places of a view in what is around it, as far as they matter.
  enum Place {
    case none, view, background, supplementary, customView
  }

  /// Reads the start tag of an object; gives the place it has by its `key`.
  mutating func readAttributes(_ tag: borrowing XMLTag, _ object: inout IBObject) -> Place {
    var place = Place.none
    var systemItem: Bytes?
    var pages: (count: Double?, current: Double) = (nil, 0)
    var isSystemImage = false
    for index in 0..<tag.attributeCount {
      guard let name = IBName(rawValue: tag.attributeName(index)) else { continue }
      let value = tag.attributeValue(index)
      switch name {
      case .key: place = Self.place(value)
      case .id: object.id = texts.store(value)
      case .customClass: setClass(value, &object)
      case .hidden: object.flags[.hidden] = Numbers.isTrue(value)
      case .alpha: object.alpha = Numbers.decimal(value) ?? 1
      case .enabled: object.flags[.enabled] = Numbers.isTrue(value)
      case .selected: object.flags[.selected] = Numbers.isTrue(value)
      case .text: object.setContent(texts.store(value))
      case .title, .headerTitle: object.text = texts.store(value)
      case .placeholder, .prompt: setPlaceholder(value, name, &object)
      case .image: object.asset = texts.store(value)
      case .catalog: isSystemImage = value.elementsEqual("system".utf8)
      case .reuseIdentifier: object.reuse = texts.store(value)
      case .adjustsFontForContentSizeCategory: object.flags[.dynamicType] = Numbers.isTrue(value)
      case .numberOfLines: object.lines = Numbers.decimal(value) ?? -1
      case .lineBreakMode where object.kind == .text: object.lineBreak = texts.store(value)
      case .editable where !Numbers.isTrue(value) && object.base.kind == .textArea:
        object.base = IBClass.staticTextView
        object.kind = .text
      case .on: object.value = texts.store(Numbers.isTrue(value) ? "1".utf8 : "0".utf8)
      case .animating where Numbers.isTrue(value):
        object.flags[.element] = true
        object.marks.insert(.statesElement)
      case .rowHeight: object.rowHeight = Numbers.decimal(value)
      case .estimatedRowHeight: object.estimatedRowHeight = Numbers.decimal(value)
      case .textAlignment: object.alignment = Alignment(value)
      // Interface Builder writes "left" on every text field, where the alignment of the text counts.
      case .contentHorizontalAlignment where object.base.kind == .button: object.alignment = Alignment(value)
      case .semanticContentAttribute: object.semanticContent = SemanticContent(value)
      case .contentInsetAdjustmentBehavior: object.flags[.adjustsInsets] = !value.elementsEqual("never".utf8)
      case .insetsLayoutMarginsFromSafeArea where !Numbers.isTrue(value): object.marks.insert(.ignoresSafeArea)
      case .numberOfPages: pages.count = Numbers.decimal(value)
      case .currentPage: pages.current = Numbers.decimal(value) ?? 0
      case .systemItem: systemItem = value
      default: break
      }
    }
    if let systemItem { object.text = texts.store(Self.systemName(systemItem).utf8) }
    if let count = pages.count, object.kind == .pageIndicator {
      object.value = texts.store("page \(Self.whole(pages.current + 1)) of \(Self.whole(count))".utf8)
    }
    if isSystemImage { object.forgetSymbol() }
    setDefaults(&object)
    return place
  }

  /// What UIKit has where the document says nothing.
  private mutating func setDefaults(_ object: inout IBObject) {
    switch object.base.kind {
    case .text where object.base.element == .withText, .field, .textArea:
      if object.flags[.dynamicType] == nil { object.flags[.dynamicType] = false }
      if object.base.kind == .text, object.lines < 0 { object.lines = 1 }
    case .toggle where !object.value.isStated: object.value = texts.store("0".utf8)
    // The two buttons of a stepper have names of the system's own.
    case .stepper: object.marks.insert(.open)
    case .view where object.base.name == "UIContainerView": object.marks.insert(.open)
    default: break
    }
  }

  private static func place(_ key: Bytes) -> Place {
    if key.elementsEqual("view".utf8) { return .view }
    if key.elementsEqual("customView".utf8) { return .customView }
    if key.elementsEqual("selectedBackgroundView".utf8) || key.elementsEqual("multipleSelectionBackgroundView".utf8) {
      return .background
    }
    if key.elementsEqual("sectionHeaderView".utf8) || key.elementsEqual("sectionFooterView".utf8) {
      return .supplementary
    }
    return .none
  }

  private mutating func setClass(_ name: Bytes, _ object: inout IBObject) {
    object.className = intern(name)
    if IBCustomClass.isOfApp(name) { object.marks.insert(.ownClass) }
    if object.base.kind == .view, let kind = IBCustomClass.kind(of: name) { object.kind = kind }
  }

  private mutating func setPlaceholder(_ text: Bytes, _ name: IBName, _ object: inout IBObject) {
    switch object.base.kind {
    case .field, .textArea, .searchField:
      if name == .placeholder || !object.placeholder.isStated { object.placeholder = texts.store(text) }
    default: break
    }
  }

  /// The names that UIKit gives the buttons it makes (`UIBarButtonItem.SystemItem`), in English.
  private static func systemName(_ item: Bytes) -> String {
    let words = ["action": "Share", "trash": "Delete", "fastForward": "Fast Forward"]
    let item = String(decoding: item, as: UTF8.self)
    return words[item] ?? item.prefix(1).uppercased() + item.dropFirst()
  }

  /// A count as text; counts beyond every screen are cut.
  private static func whole(_ number: Double) -> Int { Int(min(max(number, 0), 1_000_000)) }
}
