import Audit
import TestSupport
import Testing

@Suite struct ParameterNamesTests {
  @Test("a check asks only for parameters that its page declares")
  func names() throws {
    let book = try Rulebook.embedded()
    for path in RepositoryFiles.files(below: "Sources/Checks") where !path.hasPrefix("Shared/") {
      let stem = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      guard let page = book.pages.first(where: { PageTemplate.typeName(of: $0.id) == stem }) else { continue }
      let known = Set(page.parameters.all.map(\.name))
      let used = Self.parameterNames(in: RepositoryFiles.text(of: "Sources/Checks/\(path)") ?? "")
      #expect(used.subtracting(known).isEmpty, "\(path)")
    }
  }

  @Test("the names asked for are found in the text of a check")
  func scan() {
    let text = #"let a = parameters["minWidth"]; if context.parameters["minNodes"] > 2 {}; other["x"]"#
    #expect(Self.parameterNames(in: text) == ["minWidth", "minNodes"])
  }

  private static func parameterNames(in text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = text[...]
    while let found = String(rest).firstRange(of: "arameters[\"") {
      let tail = String(String(rest)[found.upperBound...])
      names.insert(String(tail.prefix { $0 != "\"" }))
      rest = tail[...]
    }
    return names
  }
}
