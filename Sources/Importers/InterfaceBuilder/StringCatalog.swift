import Markup

/// Reads string catalogues (`.xcstrings`): JSON that holds every language.
enum StringCatalog {
  /// The texts of the first of the languages that a key has, in the order of the file; none where it is no catalogue.
  static func entries(_ bytes: [UInt8], languages: [String]) -> [(key: [UInt8], text: [UInt8])] {
    guard let document = try? JSONDocument.parse(bytes), let strings = document.root["strings"] else { return [] }
    var entries: [(key: [UInt8], text: [UInt8])] = []
    for (key, value) in strings.members {
      guard let localizations = value["localizations"] else { continue }
      let unit = languages.lazy.compactMap { localizations[key: $0]?["stringUnit"]?["value"] }.first
      guard let unit, unit.kind == .string else { continue }
      var entry = (key: [UInt8](), text: [UInt8]())
      key.appendText(to: &entry.key)
      unit.appendText(to: &entry.text)
      entries.append(entry)
    }
    return entries
  }
}
