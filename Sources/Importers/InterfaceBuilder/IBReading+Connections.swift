import Markup
import ViewHierarchy

extension IBReading {
  /// Outlets are doors for code; actions and segues say that something can be operated.
  mutating func readConnection(_ name: IBName, _ tag: borrowing XMLTag, _ parent: Level) {
    switch name {
    case .outlet, .outletCollection: readOutlet(tag, parent)
    case .action, .segue:
      // Relationships (root view controller, embedding) are no reaction to a touch.
      if name == .segue, holds(tag, .kind, "relationship") || holds(tag, .kind, "embed") { return }
      if parent.object >= 0 {
        objects[Int(parent.object)].flags[.clickable] = true
      } else if let recogniser {
        if recogniser.isTap { links.tapRecognisers.insert(recogniser.id) }
        if recogniser.isPress { links.pressRecognisers.insert(recogniser.id) }
      }
    default: break
    }
  }

  private mutating func readOutlet(_ tag: borrowing XMLTag, _ parent: Level) {
    guard let destination = attribute(tag, .destination), let property = attribute(tag, .property) else { return }
    let target = IBTexts.hash(destination)
    if property.elementsEqual("gestureRecognizers".utf8) {
      if parent.object >= 0 { links.gestures.append((parent.object, target)) }
    } else if property.elementsEqual("accessibilityElements".utf8) {
      if parent.object >= 0 { links.listed[parent.object, default: []].append(target) }
    } else if !property.elementsEqual("view".utf8) || parent.object >= 0 {
      // The outlet `view` is how a controller gets its view at all.
      links.outlets.append(target)
    }
  }

  mutating func readExclusion(_ tag: borrowing XMLTag) {
    if let reference = attribute(tag, .reference) { links.excluded.insert(IBTexts.hash(reference)) }
  }
}

extension IBReading {
  mutating func readColour(_ tag: borrowing XMLTag, _ parent: Level) {
    let colour = Self.colour(of: tag)
    if let resourceName {
      if case .rgba(let rgba) = colour, links.colours[resourceName] == nil { links.colours[resourceName] = rgba }
      return
    }
    guard parent.object >= 0, let key = attribute(tag, .key) else { return }
    if parent.role == .object, key.elementsEqual("backgroundColor".utf8) {
      objects[Int(parent.object)].backgroundColour = colour
    } else if parent.role == .object, key.elementsEqual("textColor".utf8) {
      objects[Int(parent.object)].textColour = colour
    } else if parent.name == IBName.state.rawValue, key.elementsEqual("titleColor".utf8) {
      objects[Int(parent.object)].textColour = colour
    } else if parent.name == IBName.buttonConfiguration.rawValue, key.elementsEqual("baseForegroundColor".utf8) {
      objects[Int(parent.object)].textColour = colour
    }
  }

  /// A colour by its components, or by the name of a resource. Colours of macOS are neither.
  private static func colour(of tag: borrowing XMLTag) -> IBColour {
    var red = Double.nan
    var green = Double.nan
    var blue = Double.nan
    var white = Double.nan
    var alpha = 1.0
    var named = IBColour.none
    for index in 0..<tag.attributeCount {
      let value = tag.attributeValue(index)
      switch IBName(rawValue: tag.attributeName(index)) {
      case .red: red = Numbers.decimal(value) ?? .nan
      case .green: green = Numbers.decimal(value) ?? .nan
      case .blue: blue = Numbers.decimal(value) ?? .nan
      case .white: white = Numbers.decimal(value) ?? .nan
      case .alpha: alpha = Numbers.decimal(value) ?? 1
      case .name, .systemColor: named = .named(IBTexts.hash(value))
      default: break
      }
    }
    if white.isFinite { return .components(white, white, white, alpha) }
    if red.isFinite, green.isFinite, blue.isFinite { return .components(red, green, blue, alpha) }
    return named
  }
}
