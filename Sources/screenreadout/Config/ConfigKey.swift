/// The keys of a config file: reading, nearest names, the printed config and the schema's test all use this list.
enum ConfigKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case version, extends, include, exclude
  case platform, density, direction, language, app, framework, inputFormat, allowNoMatch
  case screenshots
  case preset, standard, basis, tags, only, skip, rulebooks, rules, overrides, minSeverity
  case keys, variants, screens, sources, suppressions, gate, reports, redact, limits, jobs

  /// The option whose value the key holds as it is.
  var option: OptionName? {
    switch self {
    case .platform: .platform
    case .density: .density
    case .direction: .direction
    case .language: .language
    case .app: .app
    case .framework: .framework
    case .inputFormat: .inputFormat
    case .allowNoMatch: .allowNoMatch
    case .screenshots: .screenshot
    case .preset: .preset
    case .standard: .standard
    case .basis: .basis
    case .tags: .tag
    case .only: .only
    case .skip: .skip
    case .rulebooks: .rulebook
    case .minSeverity: .minSeverity
    case .jobs: .jobs
    case .sources: .sources
    case .redact: .redact
    case .schema, .version, .extends, .include, .exclude, .rules, .overrides, .keys, .variants, .screens, .suppressions,
      .gate, .reports, .limits:
      nil
    }
  }

  /// The keys inside `gate` and `limits`, with their options.
  static let gateKeys: [(key: String, option: OptionName)] = [
    ("failOn", .failOn), ("failOnNew", .failOnNew), ("baseline", .baseline), ("against", .against),
    ("strict", .strict), ("budgets", .max),
  ]
  static let limitKeys: [(key: String, option: OptionName)] = [
    ("maxSize", .maxSize), ("maxDepth", .maxDepth), ("maxNodes", .maxNodes),
  ]
  /// The keys of the objects in lists.
  static let override = ["screens", "files", "rules"]
  static let naming = ["match", "key"]
  static let screen = ["match", "source"]
  static let suppression = ["rule", "screen", "element", "id", "reason", "expires", "owner"]
  static let report = ["format", "path"]
  static let rule = ["severity", "params"]

  /// Options whose values are paths, which a config gives from its own folder.
  static let paths: Set<OptionName> = [.rulebook, .baseline, .against, .sources, .screenshot]
}
