extension RulePage {
  /// The words by which `--tag` finds a rule: category, impact, platforms where it is not for all, success criteria and
  /// the levels of them.
  public var tags: [String] {
    var tags = [category, impact.rawValue]
    if platforms.count == 1 { tags += platforms.map(\.rawValue) }
    for number in wcag {
      tags.append("wcag-\(number)")
      // What the table does not have is of level AAA.
      let level = SuccessCriterion.all.first { "\($0.number)" == number }.map { "\($0.level)" } ?? "AAA"
      if !tags.contains("wcag-\(level.lowercased())") { tags.append("wcag-\(level.lowercased())") }
    }
    return tags
  }
}
