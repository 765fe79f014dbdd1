/// A new rule page with every heading: it parses, and says what belongs where.
public enum PageTemplate {
  /// The page of a rule.
  /// - Throws: when the id or the category is not in kebab-case.
  public static func text(id: String, category: String) throws(PageError) -> String {
    for word in [id, category] where !word.isKebabCase {
      throw PageError(
        page: "\(category)/\(id).md", line: 1, column: nil,
        message: "expected words in lower case and hyphens, not \"\(word)\"")
    }
    return """
      ---
      id: \(id)
      category: \(category)
      impact: moderate
      basis: best-practice
      default: on
      needs: label hint
      since: 0.1
      sources: wcag-4.1.2
      select: //button[@is-stop = 'true' and starts-with(@label, 'Delete')]
      assert: normalize-space(@hint) != ''
      message: {role} "{name}" does not say in its hint what is lost
      ---
      # The fault in a few words, without a period

      ## Why

      What a person who cannot see the screen hears, and what is lost.

      ## How to fix

      What to set, in a sentence: reports show it, and the code below it.

      ```swift
      button.accessibilityHint = "Its photos are lost too"
      ```

      ## Passing

      ```xml
      <screen platform="ios" width="390" height="844">
        <button id="delete" element="true" traits="button" label="Delete trip" hint="Its photos are lost too"
            x="16" y="100" width="120" height="44"/>
      </screen>
      ```

      ## Failing

      ```xml
      <screen platform="ios" width="390" height="844">
        <!-- finding: button "Delete trip" does not say in its hint what is lost -->
        <button id="delete" element="true" traits="button" label="Delete trip"
            x="16" y="100" width="120" height="44"/>
      </screen>
      ```

      ## Limits

      What the rule reports wrongly, and what it misses.

      ## Sources

      Guidelines, success criteria, reports from the field.

      """
  }

  /// The name of the Swift type, and of its file, that checks a rule: `card-label-missing` → `CardLabelMissing`.
  public static func typeName(of id: String) -> String {
    id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
