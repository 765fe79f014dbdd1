import Audit
import Gate
import Markup

extension ConfigObject {
  /// `"rule": "warning"`, `"rule": {"severity": …, "params": {…}}` or `"rule": ["warning", {…}]`.
  mutating func rules(_ value: JSONValue) -> [Config.RuleSetting] {
    guard value.kind == .object else {
      fault("rules are an object of rule ids: { … } was expected", at: value)
      return []
    }
    var settings: [Config.RuleSetting] = []
    for (key, member) in value.members {
      var setting = Config.RuleSetting(pattern: key.string ?? "", place: place(of: key))
      switch member.kind {
      case .string: setting.severity = level(member)
      case .object:
        checkKeys(of: member, ConfigKey.rule)
        if let severity = member["severity"] { setting.severity = level(severity) }
        if let params = member["params"] { setting.parameters = parameters(params) }
      case .array:
        for element in member.elements {
          if element.kind == .object {
            setting.parameters = parameters(element)
          } else {
            setting.severity = level(element)
          }
        }
      default: fault("a severity (error, warning, note, off) or an object was expected", at: member)
      }
      settings.append(setting)
    }
    return settings
  }

  private mutating func level(_ value: JSONValue) -> Severity?? {
    let text = value.string ?? ""
    if text == "off" { return .some(nil) }
    if let severity = Severity(rawValue: text) { return .some(severity) }
    let levels = ["error", "warning", "note", "off"]
    fault(UsageError.unknown("severity", "\"\(text)\"", typed: text, among: levels, listing: true).message, at: value)
    return nil
  }

  private mutating func parameters(_ value: JSONValue) -> [(name: String, value: Double, place: ConfigPlace)] {
    value.members.compactMap { key, member in
      guard let number = member.number else {
        fault("the parameter \(key.string ?? "") takes a number", at: member)
        return nil
      }
      return (key.string ?? "", number, place(of: key))
    }
  }

  mutating func override(_ value: JSONValue) -> [Config.Override] {
    checkKeys(of: value, ConfigKey.override)
    var override = Config.Override(place: place(of: value))
    override.screens = texts(value["screens"])
    override.files = texts(value["files"]).map(resolved)
    guard let rules = value["rules"] else {
      fault("an override needs \"rules\"", at: value)
      return []
    }
    override.rules = self.rules(rules)
    return [override]
  }

  mutating func naming(_ value: JSONValue, keys: [String]) -> [Config.Naming] {
    checkKeys(of: value, keys)
    guard let match = value["match"]?.string else {
      fault("\"match\" with a pattern of paths is missing", at: value)
      return []
    }
    var naming = Config.Naming(match: resolved(match))
    naming.key = keys.contains("key") ? value["key"]?.string : nil
    for axis in Variant.Axis.allCases where keys.contains(axis.rawValue) {
      if let text = value[key: axis.rawValue]?.string { naming.variant.set(axis, text) }
    }
    if naming.key == nil, naming.variant.isEmpty {
      fault(
        "what the files of \"match\" are called is missing: one of \(keys.dropFirst().joined(separator: ", "))",
        at: value)
    }
    return [naming]
  }

  mutating func screenSource(_ value: JSONValue) -> [Config.ScreenSource] {
    checkKeys(of: value, ConfigKey.screen)
    guard let match = value["match"]?.string, let source = value["source"]?.string else {
      fault("a screen is {\"match\": a pattern of screen keys, \"source\": the file that makes the screen}", at: value)
      return []
    }
    return [Config.ScreenSource(match: match, path: resolved(source))]
  }

  /// A reason is mandatory: an entry that nobody can explain is never taken out.
  mutating func suppression(_ value: JSONValue) -> [SuppressionEntry] {
    checkKeys(of: value, ConfigKey.suppression)
    var entry = SuppressionEntry()
    entry.rule = value["rule"]?.string ?? "*"
    entry.screen = value["screen"]?.string ?? "*"
    entry.element = value["element"]?.string
    entry.id = value["id"]?.string
    entry.reason = value["reason"]?.string ?? ""
    entry.expires = value["expires"]?.string
    entry.place = place(of: value).text
    if entry.reason.count < Self.leastReason {
      fault("a suppression needs a \"reason\" of at least \(Self.leastReason) letters", at: value)
    }
    if value["rule"] == nil, entry.id == nil, value["screen"] == nil, entry.element == nil {
      fault("a suppression names a rule, a screen, an element or an id", at: value)
    }
    if let expires = entry.expires, CalendarDay(expires) == nil {
      fault("\"expires\" takes a day such as 2026-12-31, not \"\(expires)\"", at: value)
    }
    return [entry]
  }

  /// Shorter reasons explain nothing, in letters.
  private static let leastReason = 10

  private func texts(_ value: JSONValue?) -> [String] {
    guard let value else { return [] }
    return value.kind == .array ? value.elements.compactMap(\.string) : [value.string].compactMap(\.self)
  }
}
