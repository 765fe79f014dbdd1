import ViewHierarchy

extension CanonicalHeaderField {
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
    case .textSize: header.textSize = try value.text(self)
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
