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

  /// Switches one trait of UIKit on or off.
  static func trait(view: String, _ trait: Traits, isOn: Bool) -> [FixCode] {
    guard let name = words(trait).first else { return [] }
    let parts = name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let pascal = parts.joined()
    let camel = pascal.prefix(1).lowercased() + pascal.dropFirst()
    var code = [
      FixCode(.uikit, .swift, "\(view).accessibilityTraits.\(isOn ? "insert" : "remove")(.\(camel))"),
      FixCode(
        .uikit, .objc,
        "\(view).accessibilityTraits \(isOn ? "|= UIAccessibilityTrait" : "&= ~UIAccessibilityTrait")\(pascal);"),
    ]
    if trait == .notEnabled {
      code.append(FixCode(.swiftui, .swift, ".disabled(\(isOn))"))
    } else if [.button, .link, .header, .selected, .image, .staticText, .searchField, .keyboardKey].contains(trait) {
      code.append(FixCode(.swiftui, .swift, ".accessibility\(isOn ? "Add" : "Remove")Traits(.is\(pascal))"))
    }
    return code
  }

  /// The names of traits in words, in their fixed order.
  static func words(_ traits: Traits) -> [String] {
    Traits.named.filter { traits.contains($0.trait) }.map { named in
      "\(named.name)".split(separator: "-").joined(separator: " ")
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
