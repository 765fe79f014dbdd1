import Audit
import ViewHierarchy

extension FixSnippets {
  /// Lists the elements of a container in the order in which they are to be read.
  static func order(_ platform: Platform, view: String, _ elements: [String]) -> [FixCode] {
    let list = elements.joined(separator: ", ")
    switch platform {
    case .ios:
      return [
        FixCode(.uikit, .swift, "\(view).accessibilityElements = [\(list)]"),
        FixCode(.uikit, .objc, "\(view).accessibilityElements = @[\(list)];"),
        FixCode(
          .swiftui, .swift,
          elements.enumerated().map { "/* \($1) */ .accessibilitySortPriority(\(elements.count - $0))" }
            .joined(separator: "\n")),
      ]
    case .android:
      // A single element has nothing to come after.
      guard elements.count > 1 else { return [] }
      return [
        FixCode(
          .views, .kotlin,
          zip(elements, elements.dropFirst()).map { "\($1).accessibilityTraversalAfter = \($0).id" }
            .joined(separator: "\n")),
        FixCode(
          .compose, .kotlin,
          (["/* \(view) */ Modifier.semantics { isTraversalGroup = true }"]
            + elements.enumerated().map { "/* \($1) */ Modifier.semantics { traversalIndex = \($0)f }" })
            .joined(separator: "\n")),
      ]
    }
  }
}
