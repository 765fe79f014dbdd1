/// A page without a fault, to be broken in tests.
enum GoodPage {
  static let path = "Rules/buttons/button-silent.md"

  static let text = """
    ---
    id: button-silent
    category: buttons
    impact: serious
    severity: warning
    confidence: review
    basis: best-practice
    default: on
    needs: label type|traits
    params: minSiblings = 2 nodes, minWidth = 0.8 share
    wcag: 1.1.1 4.1.2
    platforms: ios
    since: 0.1
    sources: wcag-4.1.2 https://example.org/guide
    select: //button
    assert: @label != ''
    message: button {name} is silent
    transforms: -mirrored the words stay; -scaled nothing is measured
    ---
    # Button says nothing

    ## Why

    Nobody hears it.

    ## How to fix

    ```swift
    # not a heading
    ```

    ## Passing

    ```xml name=named params=minSiblings=3,minWidth=0.9
    <screen><button label="Play"/></screen>
    ```

    ## Failing

    ```xml
    <screen>
      <!-- finding: is silent -->
      <button/>
    </screen>
    ```

    ````json wda-json name=other-format
    {"type": "Button"}
    ````

    ## Limits

    None.

    ## Sources

    A guide.

    """

  /// The page with one piece replaced.
  static func replacing(_ old: String, with new: String) -> String {
    guard let range = text.firstRange(of: old) else { return text }
    return text.replacingSubrange(range, with: new)
  }
}

extension String {
  func firstRange(of piece: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(piece), let end = index(start, offsetBy: piece.count, limitedBy: endIndex) {
        return start..<end
      }
      start = index(after: start)
    }
    return nil
  }

  func replacingSubrange(_ range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
