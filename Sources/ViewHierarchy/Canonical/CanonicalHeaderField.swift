/// An attribute of `<screen>`, in the order in which it is written.
public enum CanonicalHeaderField: CaseIterable, Sendable {
  case key, platform, width, height, scale, density, direction, language, app, sourceFormat, facts, framePrecision
  case truncated, interrupted, textSize

  /// The attribute's name.
  public var name: StaticString {
    switch self {
    case .key: "key"
    case .platform: "platform"
    case .width: "width"
    case .height: "height"
    case .scale: "scale"
    case .density: "density"
    case .direction: "direction"
    case .language: "language"
    case .app: "app"
    case .sourceFormat: "source-format"
    case .facts: "facts"
    case .framePrecision: "frame-precision"
    case .truncated: "truncated"
    case .interrupted: "interrupted"
    case .textSize: "text-size"
    }
  }

  /// What its value looks like.
  public var form: CanonicalForm {
    switch self {
    case .key, .language, .app, .sourceFormat, .textSize: .text
    case .platform: .word(Platform.allCases.map(\.rawValue))
    case .direction: .word(LayoutDirection.allCases.map(\.rawValue))
    case .framePrecision: .word(FramePrecision.allCases.map(\.rawValue))
    case .width, .height, .scale, .density: .number(0...CanonicalForm.plausible)
    case .facts: .facts
    case .truncated, .interrupted: .flag
    }
  }

  /// What the header states; nil where it states nothing.
  public func statement(of header: ScreenHeader) -> CanonicalStatement? {
    switch self {
    case .key: header.key.map { .string($0) }
    case .platform: .string(header.platform.rawValue)
    case .width: header.width > 0 ? .number(header.width) : nil
    case .height: header.height > 0 ? .number(header.height) : nil
    case .scale: header.scale.map { .number($0) }
    case .density: header.density.map { .number($0) }
    // What was told from the texts can be told from them again.
    case .direction: header.isDirectionGuessed ? nil : header.direction.map { .string($0.rawValue) }
    case .language: header.language.map { .string($0) }
    case .app: header.app.map { .string($0) }
    case .sourceFormat: .string(header.sourceFormat)
    case .facts: .string(header.facts.facts.map(\.name).joined(separator: " "))
    case .framePrecision: .string(header.framePrecision.rawValue)
    case .truncated: header.truncated ? .flag(true) : nil
    case .interrupted: header.interrupted ? .flag(true) : nil
    case .textSize: header.textSize.map { .string($0) }
    }
  }
}
