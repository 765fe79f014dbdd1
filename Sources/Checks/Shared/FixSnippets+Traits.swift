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
