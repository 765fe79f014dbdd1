import Audit
import ScreenModel
import ViewHierarchy

/// Code to paste, for the frameworks of a platform.
enum FixSnippets {
  /// Makes a view one element with a label.
  static func oneElement(
    _ platform: Platform, view: String, label: String, isButton: Bool, actions: [String] = []
  ) -> [FixCode] {
    switch platform {
    case .ios:
      var swift = [
        "\(view).isAccessibilityElement = true", "\(view).accessibilityLabel = \(literal(label))",
      ]
      var objc = [
        "\(view).isAccessibilityElement = YES;", "\(view).accessibilityLabel = @\(literal(label));",
      ]
      var swiftUI = [".accessibilityElement(children: .ignore)", ".accessibilityLabel(\(literal(label)))"]
      if isButton {
        swift.append("\(view).accessibilityTraits.insert(.button)")
        objc.append("\(view).accessibilityTraits |= UIAccessibilityTraitButton;")
        swiftUI.append(".accessibilityAddTraits(.isButton)")
      }
      if !actions.isEmpty {
        swift += customActionsSwift(view, actions)
        objc += customActionsObjC(view, actions)
        swiftUI += actions.map { ".accessibilityAction(named: \(literal($0))) { /* as the button does */ }" }
      }
      return [
        FixCode(.uikit, .swift, swift.joined(separator: "\n")), FixCode(.uikit, .objc, objc.joined(separator: "\n")),
        FixCode(.swiftui, .swift, swiftUI.joined(separator: "\n")),
      ]
    case .android:
      return [
        FixCode(
          .views, .kotlin, "\(view).isScreenReaderFocusable = true\n\(view).contentDescription = \(kotlin(label))"),
        FixCode(.compose, .kotlin, "Modifier.semantics(mergeDescendants = true) { }"),
      ]
    }
  }

  /// Names an element.
  static func label(_ platform: Platform, view: String, _ label: String) -> [FixCode] {
    text(platform, view: view, uikit: "accessibilityLabel", swiftUI: "accessibilityLabel", label)
  }

  /// Names a field: on Android by its hint, since a description takes the place of what was typed.
  static func fieldName(_ platform: Platform, view: String, _ name: String) -> [FixCode] {
    guard platform == .android else { return label(platform, view: view, name) }
    return [
      FixCode(.views, .kotlin, "\(view).hint = \(kotlin(name))"),
      FixCode(.compose, .kotlin, "TextField(value, onValueChange, label = { Text(\(kotlin(name))) })"),
    ]
  }

  /// Gives an element a hint (iOS).
  static func hint(view: String, _ hint: String) -> [FixCode] {
    text(.ios, view: view, uikit: "accessibilityHint", swiftUI: "accessibilityHint", hint)
  }

  /// Gives an element a value.
  static func value(_ platform: Platform, view: String, _ value: String) -> [FixCode] {
    switch platform {
    case .ios: text(platform, view: view, uikit: "accessibilityValue", swiftUI: "accessibilityValue", value)
    case .android:
      [
        FixCode(.views, .kotlin, "ViewCompat.setStateDescription(\(view), \(kotlin(value)))"),
        FixCode(.compose, .kotlin, "Modifier.semantics { stateDescription = \(kotlin(value)) }"),
      ]
    }
  }

  /// Sets a flag of UIKit, and what stands for it in SwiftUI.
  static func flag(view: String, _ property: String, _ isOn: Bool, swiftUI: String? = nil) -> [FixCode] {
    var code = [
      FixCode(.uikit, .swift, "\(view).\(property) = \(isOn)"),
      FixCode(.uikit, .objc, "\(view).\(property) = \(isOn ? "YES" : "NO");"),
    ]
    if let swiftUI { code.append(FixCode(.swiftui, .swift, swiftUI)) }
    return code
  }

  /// Custom actions of a view.
  static func actions(_ platform: Platform, view: String, _ names: [String]) -> [FixCode] {
    guard platform == .ios else { return [] }
    return [
      FixCode(.uikit, .swift, customActionsSwift(view, names).joined(separator: "\n")),
      FixCode(.uikit, .objc, customActionsObjC(view, names).joined(separator: "\n")),
      FixCode(
        .swiftui, .swift,
        names.map { ".accessibilityAction(named: \(literal($0))) { /* as the button does */ }" }
          .joined(separator: "\n")),
    ]
  }

  /// A string literal of Swift, and behind an `@` of Objective-C.
  static func literal(_ text: String) -> String { CodeText.swift(text) }

  private static func kotlin(_ text: String) -> String { CodeText.kotlin(text) }

  private static func text(
    _ platform: Platform, view: String, uikit: String, swiftUI: String, _ text: String
  ) -> [FixCode] {
    switch platform {
    case .ios:
      let literal = literal(text)
      return [
        FixCode(.uikit, .swift, "\(view).\(uikit) = \(literal)"),
        FixCode(.uikit, .objc, "\(view).\(uikit) = @\(literal);"),
        FixCode(.swiftui, .swift, ".\(swiftUI)(\(literal))"),
      ]
    case .android:
      return [
        FixCode(.views, .kotlin, "\(view).contentDescription = \(kotlin(text))"),
        FixCode(.compose, .kotlin, "Modifier.semantics { contentDescription = \(kotlin(text)) }"),
      ]
    }
  }

  private static func customActionsSwift(_ view: String, _ names: [String]) -> [String] {
    var lines = ["\(view).accessibilityCustomActions = ["]
    lines += names.map { "  UIAccessibilityCustomAction(name: \(literal($0))) { _ in true /* as the button does */ }," }
    return lines + ["]"]
  }

  private static func customActionsObjC(_ view: String, _ names: [String]) -> [String] {
    var lines = ["\(view).accessibilityCustomActions = @["]
    lines += names.map {
      "  [[UIAccessibilityCustomAction alloc] initWithName:@\(literal($0)) actionHandler:^BOOL(id action) { return YES; }],"
    }
    return lines + ["];"]
  }
}
