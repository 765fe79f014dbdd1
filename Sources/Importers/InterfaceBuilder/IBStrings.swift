import Markup
import ViewHierarchy

/// The texts of a document in the language of the audit, which lie beside it: `en.lproj/Main.strings` or
/// `mul.lproj/Main.xcstrings` for `Base.lproj/Main.storyboard`.
struct IBStrings {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Keys such as `ldt-3r-Agk.text`, with their texts in the order of the file.
  private let entries: [(key: [UInt8], text: [UInt8])]

  /// Looks for the texts of the user's language, else of English, in which most documents are written.
  init(_ options: ImportOptions) {
    guard let read = options.neighbours else {
      entries = []
      return
    }
    let language = options.language ?? "en"
    // The tag, then without its region.
    var languages = [language]
    if let cut = language.firstIndex(where: { $0 == "-" || $0 == "_" }) { languages.append(String(language[..<cut])) }
    let isSafe = language.utf8.allSatisfy { $0 != UInt8(ascii: "/") && $0 != 0 }
    for language in languages where isSafe {
      if let bytes = read("../\(language).lproj/*.strings") {
        entries = StringsFile.entries(bytes)
        return
      }
    }
    for place in ["../mul.lproj/*.xcstrings", "*.xcstrings"] where isSafe {
      if let bytes = read(place) {
        entries = StringCatalog.entries(bytes, languages: languages)
        return
      }
    }
    entries = []
  }

  /// Puts the texts in the place of the document's own.
  func apply(to reading: inout IBReading) {
    for entry in entries {
      guard let dot = entry.key.firstIndex(of: UInt8(ascii: ".")) else { continue }
      let property = String(decoding: entry.key[(dot + 1)...], as: UTF8.self)
      let id = IBTexts.hash(entry.key[..<dot])
      if property == "footerTitle" {
        if let footer = reading.links.footers[id] {
          reading.objects[Int(footer)].text = reading.texts.store(entry.text)
        }
      } else if let object = reading.links.object(id) {
        entry.text.withUnsafeBufferPointer { reading.localise(Int(object), property, $0) }
      }
    }
  }
}

extension IBReading {
  /// Sets a localised property of an object.
  fileprivate mutating func localise(_ object: Int, _ property: String, _ text: Bytes) {
    switch property {
    case "text", "title", "headerTitle", "attributedText":
      objects[object].setContent(texts.store(text))
    case "normalTitle":
      if !objects[object].marks.contains(.hasFinalText) { objects[object].text = texts.store(text) }
    case "configuration.title": objects[object].text = texts.store(text)
    case "placeholder": objects[object].placeholder = texts.store(text)
    case "accessibilityLabel": objects[object].label = texts.store(text)
    case "accessibilityHint": objects[object].hint = texts.store(text)
    default: localiseSegment(object, property, text)
    }
  }

  /// `segmentTitles[1]` names the second segment of the control.
  private mutating func localiseSegment(_ object: Int, _ property: String, _ text: Bytes) {
    let prefix = "segmentTitles["
    guard property.hasPrefix(prefix), let index = Int(property.dropFirst(prefix.count).dropLast()), index >= 0
    else { return }
    var number = object + 1
    var seen = 0
    while number < Int(objects[object].end) {
      if seen == index {
        objects[number].text = texts.store(text)
        return
      }
      seen += 1
      number = Int(objects[number].end)
    }
  }
}
