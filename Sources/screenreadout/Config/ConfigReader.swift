import Audit
import Gate
import Markup

/// Reads one config file and those that it extends into a ``Config``; collects every fault with its place.
struct ConfigReader {
  private(set) var config = Config()
  private(set) var faults: [String] = []
  /// The files that are being read, to find circles.
  private var open: [String] = []

  /// Larger than any config that a person writes, in bytes.
  private static let limit = 4 << 20

  /// The config of a file.
  /// - Throws: every fault, each with its place.
  static func read(_ path: String) throws(UsageError) -> Config {
    var reader = ConfigReader()
    reader.add(path, from: nil)
    return try reader.result()
  }

  /// The config of a file whose bytes are known.
  /// - Throws: every fault, each with its place.
  static func read(_ bytes: [UInt8], as path: String) throws(UsageError) -> Config {
    var reader = ConfigReader()
    reader.add(bytes, as: path)
    return try reader.result()
  }

  private func result() throws(UsageError) -> Config {
    guard let first = faults.first else { return config }
    throw UsageError(first, further: Array(faults.dropFirst()))
  }

  /// Reads a file; what it extends comes first, so that its own words win.
  private mutating func add(_ path: String, from place: ConfigPlace?) {
    let name = place.map { "\($0.text): " } ?? ""
    if open.contains(path) {
      faults.append("\(name)the configs extend each other in a circle: \((open + [path]).joined(separator: " → "))")
      return
    }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: Self.limit)
    } catch {
      faults.append("\(name)\(path): \(error.message)")
      return
    }
    add(bytes, as: path)
  }

  private mutating func add(_ bytes: [UInt8], as path: String) {
    do {
      let document = try JSONDocument.parseWhole(
        bytes, options: JSONOptions(comments: true, trailingCommas: true, duplicateKeys: .refused))
      open.append(path)
      var object = ConfigObject(document.root, file: path)
      object.requireObject("the config")
      read(&object)
      faults += object.faults
      open.removeLast()
      config.files.append(path)
    } catch {
      let place = ConfigPlace(file: path, line: max(1, Int(error.line)), column: max(1, Int(error.column)))
      faults.append("\(place.text): \(error.message)")
    }
  }

  private mutating func read(_ object: inout ConfigObject) {
    object.checkKeys(ConfigKey.allCases.map(\.rawValue))
    if let version = object[.version], version.number != 1 {
      object.fault("this program reads version 1 of the config", at: version)
    }
    for value in object.list("extends") {
      let place = object.place(of: value)
      guard let text = object.text(value, "extends") else { continue }
      if text.hasPrefix("preset:") {
        object.option(.preset, as: ConfigKey.preset.rawValue, String(text.dropFirst(7)), at: value, to: &config)
      } else {
        add(object.resolved(text), from: place)
      }
    }
    config.include += object.list("include").compactMap { object.text($0, "include").map(object.resolved) }
    config.exclude += object.list("exclude").compactMap { object.text($0, "exclude").map(object.resolved) }
    for key in ConfigKey.allCases {
      guard let option = key.option, let value = object[key] else { continue }
      object.options(option, as: key.rawValue, value, to: &config)
    }
    object.section(.gate, ConfigKey.gateKeys, to: &config)
    object.section(.limits, ConfigKey.limitKeys, to: &config)
    if let rules = object[.rules] { config.rules += object.rules(rules) }
    for value in object.list("overrides") { config.overrides += object.override(value) }
    for value in object.list("keys") { config.names += object.naming(value, keys: ConfigKey.naming) }
    let axes = Variant.Axis.allCases.map(\.rawValue)
    for value in object.list("variants") { config.names += object.naming(value, keys: ["match"] + axes) }
    for value in object.list("screens") { config.screens += object.screenSource(value) }
    for value in object.list("suppressions") { config.suppressions += object.suppression(value) }
    for value in object.list("reports") { object.report(value, to: &config) }
  }
}
