import Markup
import ViewHierarchy

extension IBReading {
  mutating func readAccessibility(_ tag: borrowing XMLTag, _ object: Int32) {
    for index in 0..<tag.attributeCount {
      let value = tag.attributeValue(index)
      switch IBName(rawValue: tag.attributeName(index)) {
      case .label: objects[Int(object)].label = texts.store(value)
      case .hint: objects[Int(object)].hint = texts.store(value)
      case .identifier: objects[Int(object)].identifier = texts.store(value)
      default: break
      }
    }
  }

  /// The traits of an accessibility block replace those of the class, `none` by none at all.
  mutating func readTraits(_ tag: borrowing XMLTag, _ object: Int32) {
    var traits: Traits = []
    for index in 0..<tag.attributeCount where Numbers.isTrue(tag.attributeValue(index)) {
      if let trait = Traits(name: tag.attributeNameBytes(index)) { traits.insert(trait) }
    }
    objects[Int(object)].traits = traits
  }

  mutating func readElementFlag(_ tag: borrowing XMLTag, _ object: Int32) {
    guard holds(tag, .key, "isElement"), let value = attribute(tag, .value) else { return }
    setElement(Numbers.isTrue(value), object)
  }

  private mutating func setElement(_ isElement: Bool, _ object: Int32) {
    objects[Int(object)].flags[.element] = isElement
    objects[Int(object)].marks.insert(.statesElement)
  }

  mutating func readRuntimeAttribute(_ tag: borrowing XMLTag, _ object: Int32) {
    runtimeKey = attribute(tag, .keyPath).map(IBRuntimeKey.init) ?? .other
    guard runtimeKey != .other, let value = attribute(tag, .value) else { return }
    setRuntime(value, object)
  }

  /// Applies a runtime attribute; it is set after the document's own settings, so that it wins.
  mutating func setRuntime(_ value: Bytes, _ object: Int32) {
    let index = Int(object)
    switch runtimeKey {
    case .accessibilityLabel: objects[index].label = texts.store(value)
    case .accessibilityHint: objects[index].hint = texts.store(value)
    case .accessibilityValue: objects[index].value = texts.store(value)
    case .accessibilityIdentifier: objects[index].identifier = texts.store(value)
    case .isAccessibilityElement: setElement(Numbers.isTrue(value), object)
    case .accessibilityTraits: objects[index].traits = Self.traits(mask: value)
    case .shouldGroupAccessibilityChildren: objects[index].flags[.group] = Numbers.isTrue(value)
    case .accessibilityElementsHidden: objects[index].flags[.elementsHidden] = Numbers.isTrue(value)
    case .accessibilityViewIsModal: objects[index].flags[.modal] = Numbers.isTrue(value)
    case .adjustsFontForContentSizeCategory, .materialAdjustsFont, .titleAdjustsFont:
      objects[index].flags[.dynamicType] = Numbers.isTrue(value)
    case .accessibilityContainerType:
      // UIAccessibilityContainerType counts in this order from 0.
      let number = Numbers.decimal(value) ?? -1
      let types = ContainerType.allCases
      objects[index].container = types.indices.first { Double($0) == number }.map { types[$0] }
    case .other: break
    }
    if runtimeKey != .other { runtimeKey = .other }
  }

  /// The public traits of a mask; a number beyond 64 bits says nothing.
  private static func traits(mask: Bytes) -> Traits? {
    guard let number = UInt64(String(decoding: mask, as: UTF8.self)) else { return nil }
    let known = Traits.named.reduce(into: Traits()) { $0.insert($1.trait) }
    return Traits(rawValue: number).intersection(known)
  }
}
