/// An attribute of a node in the canonical form: the one table behind both
/// readers, both writers and the tree that users' rules query.
public enum CanonicalField: Hashable, Sendable {
  case identifier, className, label, value, hint, text, placeholder, traits, x, y, width, height
  case flag(Flag)
  case property(PropertyKey)

  /// Every attribute in the order in which it is written.
  public static let all: [CanonicalField] = [
    .identifier, .className, .flag(.element), .flag(.stop), .label, .value, .hint, .text, .placeholder, .traits,
    .x, .y, .width, .height, .flag(.hidden), .property(.alpha), .flag(.visible), .flag(.enabled), .flag(.selected),
    .flag(.checked), .flag(.focused), .flag(.clickable), .flag(.longClickable), .flag(.focusable),
    .flag(.scrollable), .flag(.modal), .flag(.elementsHidden), .flag(.group), .property(.container),
    .property(.order), .property(.ref), .property(.language), .property(.asset), .property(.fontStyle),
    .property(.fontSize), .property(.fontWeight), .flag(.dynamicType), .property(.lines), .property(.lineBreak),
    .property(.textColor), .property(.backgroundColor), .property(.contentDescription), .property(.headingLevel),
    .property(.paneTitle), .property(.liveRegion), .property(.row), .property(.column), .property(.rowSpan),
    .property(.columnSpan), .property(.rows), .property(.columns), .property(.activationX),
    .property(.activationY), .property(.inputLabels), .property(.line),
    .flag(.runtimeDependent), .property(.fixedWidth), .property(.fixedHeight), .property(.error),
    .property(.traversalBefore), .property(.traversalAfter),
    .property(.rowHeight), .property(.estimatedRowHeight), .property(.alignment), .property(.semanticContent),
    .flag(.pinnedLeft), .flag(.pinnedRight), .flag(.pinnedScreenTop), .flag(.pinnedScreenBottom),
    .flag(.adjustsInsets), .property(.contentType), .property(.labelledBy), .property(.strokeColor),
  ]

  /// The attribute's name.
  public var name: StaticString {
    switch self {
    case .identifier: "id"
    case .className: "class"
    case .label: "label"
    case .value: "value"
    case .hint: "hint"
    case .text: "text"
    case .placeholder: "placeholder"
    case .traits: "traits"
    case .x: "x"
    case .y: "y"
    case .width: "width"
    case .height: "height"
    case .flag(let flag): flag.name
    case .property(let key): key.name
    }
  }

  /// What its value looks like.
  public var form: CanonicalForm {
    switch self {
    case .identifier, .className, .label, .value, .hint, .text, .placeholder: .text
    case .traits: .traits
    case .x, .y: .number(-CanonicalForm.plausible...CanonicalForm.plausible)
    case .width, .height: .number(0...CanonicalForm.plausible)
    case .flag: .flag
    case .property(.container): .word(ContainerType.allCases.map(\.rawValue))
    case .property(.alignment): .word(Alignment.allCases.map(\.rawValue))
    case .property(.semanticContent): .word(SemanticContent.allCases.map(\.rawValue))
    case .property(let key): key.isNumber ? .anyNumber : .text
    }
  }
}

/// What the value of an attribute looks like.
public enum CanonicalForm: Sendable {
  case text, flag, traits, facts
  case number(ClosedRange<Double>)
  case word([String])

  /// Points or dp beyond which no screen lies (``Rect/isPlausible``).
  public static let plausible = 1e7
  /// A number that has no natural bounds.
  public static let anyNumber = CanonicalForm.number(-1e12...1e12)

  /// What to write, for messages.
  public var expectation: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .traits: "trait names separated by spaces"
    case .facts: "names of facts separated by spaces"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range) where range.upperBound > CanonicalForm.plausible: "a number"
    case .number(let range) where range.lowerBound < 0: "a number within ±10000000"
    case .number: "a number from 0 to 10000000"
    }
  }
}

/// The attributes of the two child elements that are no nodes.
public enum CanonicalDetail: String, CaseIterable, Sendable {
  case name, label, value, important

  /// What its value looks like.
  public var form: CanonicalForm { self == .important ? .flag : .text }
}
