import ViewHierarchy

/// An attribute of `<screen>`, in the order in which it is written (contract 6).
enum CanonicalHeaderField: CaseIterable, Sendable {
  case key, platform, width, height, scale, density, direction, language, app, sourceFormat, facts, framePrecision
  case truncated, interrupted

  /// The attribute's name.
  var name: StaticString {
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
    }
  }

  /// What its value looks like.
  var form: CanonicalForm {
    switch self {
    case .key, .language, .app, .sourceFormat: .text
    case .platform: .word(Platform.allCases.map(\.rawValue))
    case .direction: .word(LayoutDirection.allCases.map(\.rawValue))
    case .framePrecision: .word(FramePrecision.allCases.map(\.rawValue))
    case .width, .height, .scale, .density: .number(0...CanonicalForm.plausible)
    case .facts: .facts
    case .truncated, .interrupted: .flag
    }
  }

  /// What the header states; nil where it states nothing.
  func statement(of header: ScreenHeader) -> CanonicalStatement? {
    switch self {
    case .key: header.key.map { .string($0) }
    case .platform: .string(header.platform.rawValue)
    case .width: header.width > 0 ? .number(header.width) : nil
    case .height: header.height > 0 ? .number(header.height) : nil
    case .scale: header.scale.map { .number($0) }
    case .density: header.density.map { .number($0) }
    case .direction: header.direction.map { .string($0.rawValue) }
    case .language: header.language.map { .string($0) }
    case .app: header.app.map { .string($0) }
    case .sourceFormat: .string(header.sourceFormat)
    case .facts: .string(header.facts.facts.map(\.name).joined(separator: " "))
    case .framePrecision: .string(header.framePrecision.rawValue)
    case .truncated: header.truncated ? .flag(true) : nil
    case .interrupted: header.interrupted ? .flag(true) : nil
    }
  }

  /// Writes a value into the header.
  func set(_ value: CanonicalValue, in header: inout ScreenHeader) throws(CanonicalFault) {
    switch self {
    case .key: header.key = try value.text(self)
    case .platform: header.platform = Platform(rawValue: try value.text(self)) ?? header.platform
    case .width: header.width = try value.number(self)
    case .height: header.height = try value.number(self)
    case .scale: header.scale = try value.number(self)
    case .density: header.density = try value.number(self)
    case .direction: header.direction = LayoutDirection(rawValue: try value.text(self))
    case .language: header.language = try value.text(self)
    case .app: header.app = try value.text(self)
    case .sourceFormat: header.sourceFormat = try value.text(self)
    case .facts: header.facts = try value.facts(self)
    case .framePrecision: header.framePrecision = FramePrecision(rawValue: try value.text(self)) ?? .exact
    case .truncated: header.truncated = try value.flag(form)
    case .interrupted: header.interrupted = try value.flag(form)
    }
  }
}

extension CanonicalValue {
  fileprivate func text(_ field: CanonicalHeaderField) throws(CanonicalFault) -> String {
    String(decoding: try bytes(field.form), as: UTF8.self)
  }

  fileprivate func number(_ field: CanonicalHeaderField) throws(CanonicalFault) -> Double { try number(field.form) }

  fileprivate func facts(_ field: CanonicalHeaderField) throws(CanonicalFault) -> Facts {
    do {
      return try Facts(names: try text(field).split(separator: " "))
    } catch let unknown as UnknownFact {
      let names = Fact.allCases.map(\.name)
      throw CanonicalFault("no fact is called \"\(unknown.name)\"\(NearestName.hint(unknown.name, in: names))")
    } catch {
      throw CanonicalFault("\(field.form.expectation) was expected")
    }
  }
}
