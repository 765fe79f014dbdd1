import ViewHierarchy

/// Reads single values of the front matter.
struct HeaderValues {
  let matter: FrontMatter
  let page: PageLines

  /// The rule's id: kebab-case, and the name of the file.
  func id() throws(PageError) -> String {
    guard let entry = matter[.id] else { return "" }
    let id = String(entry.value)
    guard id.isKebabCase else {
      throw error(entry, "\"\(id)\" is no rule id: expected words in lower case and hyphens")
    }
    guard page.path.hasSuffix("/\(id).md") || page.path == "\(id).md" else {
      throw error(entry, "the id \(id) belongs in the file \(id).md, not \(pathParts.last ?? "")")
    }
    return id
  }

  /// The category: kebab-case, and the name of the folder.
  func category() throws(PageError) -> String {
    guard let entry = matter[.category] else { return "" }
    let category = String(entry.value)
    guard category.isKebabCase else {
      throw error(entry, "\"\(category)\" is no category: expected words in lower case and hyphens")
    }
    guard let folder = pathParts.dropLast().last else {
      throw error(entry, "expected the page in a folder \(category)")
    }
    guard folder == category else {
      throw error(entry, "the category \(category) belongs in the folder \(category), not \(folder)")
    }
    return category
  }

  /// A word of a closed list; nil where the key is absent.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: FrontMatterKey
  ) throws(PageError) -> Word? where Word.RawValue == String {
    guard let entry = matter[key] else { return nil }
    guard let word = Word(rawValue: String(entry.value)) else {
      throw error(entry, "expected \(listed(Word.allCases.map(\.rawValue))), not \"\(entry.value)\"")
    }
    return word
  }

  func isOnByDefault() throws(PageError) -> Bool {
    guard let entry = matter[.isDefault] else { return false }
    switch entry.value {
    case "on": return true
    case "off": return false
    default: throw error(entry, "expected on or off, not \"\(entry.value)\"")
    }
  }

  func needs() throws(PageError) -> FactNeeds {
    guard let entry = matter[.needs] else { return .none }
    do {
      return try FactNeeds(parsing: entry.value)
    } catch {
      throw self.error(
        entry, at: error.name, "\"\(error.name)\" is no fact; known are \(listed(Fact.allCases.map(\.name)))")
    }
  }

  /// `minSiblings = 2 nodes, minWidth = 0.8 share`
  func parameters() throws(PageError) -> RuleParameters {
    guard let entry = matter[.params] else { return RuleParameters() }
    var all: [RuleParameter] = []
    for item in entry.value.pieces(between: ",", keepingEmpty: true) {
      let words = item.pieces(between: " ")
      guard words.count == 4, words[1] == "=", let value = Double(words[2]) else {
        throw error(entry, at: item.trimmingSpaces, "expected \"name = number unit\", not \"\(item.trimmingSpaces)\"")
      }
      guard words[0].isCamelCase else { throw error(entry, at: words[0], "\"\(words[0])\" is not in camelCase") }
      guard let unit = ParameterUnit(rawValue: String(words[3])) else {
        throw error(
          entry, at: words[3],
          "\"\(words[3])\" is no unit; known are \(listed(ParameterUnit.allCases.map(\.rawValue)))")
      }
      if let objection = unit.objection(to: value) { throw error(entry, at: words[2], "\(words[0]) \(objection)") }
      guard !all.contains(where: { $0.name == words[0] }) else {
        throw error(entry, at: words[0], "the parameter \(words[0]) stands twice")
      }
      all.append(RuleParameter(name: String(words[0]), defaultValue: value, unit: unit))
    }
    return RuleParameters(all)
  }

  /// An error at a value.
  func error(_ entry: FrontMatter.Entry, _ message: String) -> PageError {
    page.error(entry.line, column: entry.column, message)
  }

  /// An error at a part of a value.
  func error(_ entry: FrontMatter.Entry, at part: Substring, _ message: String) -> PageError {
    let offset = entry.value.utf8.distance(from: entry.value.startIndex, to: part.startIndex)
    return page.error(entry.line, column: entry.column + offset, message)
  }

  /// An error at the first word of a value that equals `part`.
  private func error(_ entry: FrontMatter.Entry, at part: String, _ message: String) -> PageError {
    let words = entry.value.split { $0 == " " || $0 == "|" }
    return error(entry, at: words.first { $0 == part } ?? entry.value, message)
  }

  private var pathParts: [Substring] { page.path[...].pieces(between: "/") }

  private func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension StringProtocol {
  /// Words of lower-case letters and digits, joined by single hyphens; the first begins with a letter.
  var isKebabCase: Bool {
    guard let first = utf8.first, first.isSmallLetter else { return false }
    var isAfterHyphen = false
    for byte in utf8 {
      if byte == UInt8(ascii: "-") {
        if isAfterHyphen { return false }
        isAfterHyphen = true
      } else {
        guard byte.isSmallLetter || byte.isDigit else { return false }
        isAfterHyphen = false
      }
    }
    return !isAfterHyphen
  }

  /// Letters and digits, the first of them a lower-case letter.
  var isCamelCase: Bool {
    guard let first = utf8.first, first.isSmallLetter else { return false }
    return utf8.allSatisfy { $0.isSmallLetter || $0.isDigit || ($0 | 0x20).isSmallLetter }
  }
}
