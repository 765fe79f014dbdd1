import Audit
import ViewHierarchy

extension FixSnippets {
  /// A trait of UIKit, and what stands for it elsewhere.
  enum Trait {
    case button, selected, header
  }

  /// Adds a trait to an element.
  static func trait(_ platform: Platform, view: String, _ trait: Trait) -> [FixCode] {
    let (swift, objc, swiftUI, views, compose) = spellings(trait)
    switch platform {
    case .ios:
      return [
        FixCode(.uikit, .swift, "\(view).accessibilityTraits.insert(.\(swift))"),
        FixCode(.uikit, .objc, "\(view).accessibilityTraits |= \(objc);"),
        FixCode(.swiftui, .swift, ".accessibilityAddTraits(.\(swiftUI))"),
      ]
    case .android:
      return [
        FixCode(.views, .kotlin, "\(views(view))"), FixCode(.compose, .kotlin, "Modifier.semantics { \(compose) }"),
      ]
    }
  }

  /// Lists the elements of a container in the order in which they are to be read.
  static func order(_ platform: Platform, view: String, _ elements: [String]) -> [FixCode] {
    guard platform == .ios else { return [] }
    let list = elements.joined(separator: ", ")
    return [
      FixCode(.uikit, .swift, "\(view).accessibilityElements = [\(list)]"),
      FixCode(.uikit, .objc, "\(view).accessibilityElements = @[\(list)];"),
      FixCode(
        .swiftui, .swift,
        elements.enumerated().map { "/* \($1) */ .accessibilitySortPriority(\(elements.count - $0))" }
          .joined(separator: "\n")),
    ]
  }

  private static func spellings(
    _ trait: Trait
  ) -> (swift: String, objc: String, swiftUI: String, views: (String) -> String, compose: String) {
    switch trait {
    case .button:
      ("button", "UIAccessibilityTraitButton", "isButton", { "\($0).isClickable = true" }, "role = Role.Button")
    case .selected:
      (
        "selected", "UIAccessibilityTraitSelected", "isSelected", { "\($0).isSelected = true" }, "selected = true"
      )
    case .header:
      (
        "header", "UIAccessibilityTraitHeader", "isHeader", { "ViewCompat.setAccessibilityHeading(\($0), true)" },
        "heading()"
      )
    }
  }
}
