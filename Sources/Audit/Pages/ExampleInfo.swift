/// The words after an example's opening fence: `xml [format] [name=…] [params=name=value,…] [screenshot=stated]`.
struct ExampleInfo {
  private(set) var format: String
  private(set) var name: String?
  private(set) var parameters: RuleParameters
  private(set) var hasScreenshot = false

  init(_ fence: Fence, parameters: RuleParameters, line: Int, page: PageLines) throws(PageError) {
    var words = fence.info.pieces(between: " ")[...]
    guard let language = words.popFirst(), language == "xml" || language == "json" else {
      throw page.error(line, "expected an example tagged xml or json, not \"\(fence.info)\"")
    }
    format = "canonical-\(language)"
    self.parameters = parameters
    if let word = words.first, !word.contains("=") {
      format = String(word)
      words.removeFirst()
    }
    for word in words { try read(word, line, page) }
  }

  private mutating func read(_ word: Substring, _ line: Int, _ page: PageLines) throws(PageError) {
    if word.hasPrefix("name="), name == nil {
      let value = word.dropFirst("name=".count)
      guard value.isKebabCase else { throw page.error(line, "the name \"\(value)\" is not in kebab-case") }
      name = String(value)
    } else if word.hasPrefix("params=") {
      do {
        parameters = try parameters.overridden(by: word.dropFirst("params=".count))
      } catch {
        throw page.error(line, error.message)
      }
    } else if word == "screenshot=stated", !hasScreenshot {
      hasScreenshot = true
    } else {
      throw page.error(line, "expected name=, params= or screenshot=stated once each, not \"\(word)\"")
    }
  }
}
