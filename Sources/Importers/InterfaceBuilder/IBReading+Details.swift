import Markup
import ViewHierarchy

extension IBReading {
  /// Reads an element that describes the object around it.
  mutating func openDetail(_ name: IBName, _ tag: borrowing XMLTag, _ parent: Level) {
    var level = Level(name: tag.name, object: parent.object)
    switch name {
    case .outlet, .outletCollection, .action, .segue: readConnection(name, tag, parent)
    case .exclude: readExclusion(tag)
    case .variation: level.role = holds(tag, .key, "default") ? .chosen : .skipped
    case .state: level.role = readState(tag, parent) ? .chosen : .skipped
    case .namedColor, .systemColor: resourceName = attribute(tag, .name).map { IBTexts.hash($0) }
    case .color: readColour(tag, parent)
    case .extendedEdge: readExtendedEdges(tag)
    case _ where parent.object < 0: break
    case .rect where parent.role == .object && holds(tag, .key, "frame"): readFrame(tag, parent.object)
    case .accessibility: readAccessibility(tag, parent.object)
    case .accessibilityTraits: readTraits(tag, parent.object)
    case .bool where parent.name == IBName.accessibility.rawValue: readElementFlag(tag, parent.object)
    case .string, .mutableString: openString(tag, parent)
    case .attributedString: openAttributedString(tag, parent)
    case .fragment: if let content = attribute(tag, .content) { capture.append(content) }
    case .fontDescription where parent.role == .object: readFont(tag, parent.object)
    case .buttonConfiguration: readConfiguration(tag, parent.object)
    case .userDefinedRuntimeAttribute: readRuntimeAttribute(tag, parent.object)
    case .real, .integer:
      if parent.name == IBName.userDefinedRuntimeAttribute.rawValue, let value = attribute(tag, .value) {
        setRuntime(value, parent.object)
      }
    case .constraint: readConstraint(tag, parent.object)
    case .size: readSize(tag, parent.object)
    case .textInputTraits:
      if let value = attribute(tag, .textContentType) { objects[Int(parent.object)].contentType = texts.store(value) }
      if let value = attribute(tag, .secureTextEntry), Numbers.isTrue(value), objects[Int(parent.object)].kind == .field
      {
        objects[Int(parent.object)].kind = .secureField
      }
    default: break
    }
    levels.append(level)
  }

  /// Ends an element that held a text, or a section.
  mutating func closeNamed(_ name: IBName) {
    switch name {
    case .tableViewSection: closeSection()
    case .namedColor, .systemColor: resourceName = nil
    case .string, .mutableString, .attributedString:
      // A string inside a piece of an attributed text belongs to the whole.
      if name != .attributedString, capture.target?.isAttributed == true {
        capture.isOpen = false
        return
      }
      guard let target = capture.end(), let object = levels.last?.object, object >= 0 else { return }
      let bytes = capture.bytes
      bytes.withUnsafeBufferPointer { setText($0, target, object) }
    default: break
    }
  }

  func attribute(_ tag: borrowing XMLTag, _ name: IBName) -> Bytes? {
    for index in 0..<tag.attributeCount where tag.attributeName(index) == name.rawValue {
      return tag.attributeValue(index)
    }
    return nil
  }

  private mutating func readFrame(_ tag: borrowing XMLTag, _ object: Int32) {
    var rect = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    for index in 0..<tag.attributeCount {
      let value = Numbers.decimal(tag.attributeValue(index)) ?? .nan
      switch IBName(rawValue: tag.attributeName(index)) {
      case .x: rect.x = value
      case .y: rect.y = value
      case .width: rect.width = value
      case .height: rect.height = value
      default: break
      }
    }
    // A view that was never laid out on the canvas has neither width nor height there.
    if rect.width == 0, rect.height == 0 { return }
    objects[Int(object)].frame = rect.normalised
  }

  private mutating func readFont(_ tag: borrowing XMLTag, _ object: Int32) {
    guard holds(tag, .key, "fontDescription") else { return }
    var size = 0.0
    var style = TextRef.absent
    var weight = TextRef.absent
    for index in 0..<tag.attributeCount {
      let value = tag.attributeValue(index)
      switch IBName(rawValue: tag.attributeName(index)) {
      case .style: style = storeStyle(value)
      case .pointSize: size = Numbers.decimal(value) ?? 0
      case .weight: weight = texts.store(value)
      case .type where value.elementsEqual("boldSystem".utf8) && !weight.isStated: weight = texts.store("bold".utf8)
      default: break
      }
    }
    objects[Int(object)].fontStyle = style
    objects[Int(object)].fontSize = size
    objects[Int(object)].fontWeight = weight
  }

  /// `UICTFontTextStyleTitle1` is UIKit's `title1`.
  private mutating func storeStyle(_ name: Bytes) -> TextRef {
    let prefix = "UICTFontTextStyle"
    guard name.starts(with: prefix.utf8), name.count > prefix.utf8.count else { return texts.store(name) }
    var style = Array(name[prefix.utf8.count...])
    style[0] = style[0].lowered
    return texts.store(style)
  }
}
