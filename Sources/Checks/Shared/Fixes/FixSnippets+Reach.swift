import Audit
import ViewHierarchy

extension FixSnippets {
  /// Takes a view and all in it away from assistive technology, for as long as it cannot be seen.
  static func hidden(_ platform: Platform, view: String, isLeaf: Bool) -> [FixCode] {
    switch platform {
    case .ios:
      isLeaf
        ? flag(view: view, "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)")
        : flag(view: view, "accessibilityElementsHidden", true, swiftUI: ".accessibilityHidden(true)")
    case .android:
      [
        FixCode(
          .views, .kotlin,
          "\(view).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS"),
        FixCode(.compose, .kotlin, "Modifier.clearAndSetSemantics { }"),
      ]
    }
  }

  /// Lets a view in front keep the screen reader to itself.
  static func modal(_ platform: Platform, view: String) -> [FixCode] {
    switch platform {
    case .ios: flag(view: view, "accessibilityViewIsModal", true, swiftUI: ".accessibilityAddTraits(.isModal)")
    case .android:
      [
        FixCode(
          .views, .kotlin, "content.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS"),
        FixCode(.compose, .kotlin, "Dialog(onDismissRequest = onDismiss) { /* what is in front */ }"),
      ]
    }
  }

  /// Makes a view one that a screen reader lands on.
  static func exposed(_ platform: Platform, view: String) -> [FixCode] {
    switch platform {
    case .ios: flag(view: view, "isAccessibilityElement", true, swiftUI: ".accessibilityElement()")
    case .android:
      [
        FixCode(.views, .kotlin, "\(view).importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_YES"),
        FixCode(.compose, .kotlin, "Modifier.semantics { }"),
      ]
    }
  }

  /// Gives elements to a view that draws its content itself.
  static func drawn(_ platform: Platform, view: String) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(
          .uikit, .swift,
          """
          let element = UIAccessibilityElement(accessibilityContainer: \(view))
          element.accessibilityLabel = "…"
          element.accessibilityFrameInContainerSpace = \(view).bounds
          \(view).accessibilityElements = [element]
          """),
        FixCode(
          .uikit, .objc,
          """
          UIAccessibilityElement *element = [[UIAccessibilityElement alloc] initWithAccessibilityContainer:\(view)];
          element.accessibilityLabel = @"…";
          element.accessibilityFrameInContainerSpace = \(view).bounds;
          \(view).accessibilityElements = @[element];
          """),
        FixCode(.swiftui, .swift, ".accessibilityChildren { /* one view for each thing that is drawn */ }"),
      ]
    case .android:
      [
        FixCode(
          .views, .kotlin,
          "ViewCompat.setAccessibilityDelegate(\(view), helper) // an ExploreByTouchHelper with one item a thing drawn"),
        FixCode(.compose, .kotlin, "Modifier.semantics { contentDescription = \"…\" }"),
      ]
    }
  }

  /// Lets a keyboard or switch reach what can be tapped.
  static func focusable(view: String) -> [FixCode] {
    [
      FixCode(.views, .kotlin, "\(view).isFocusable = true"),
      FixCode(.views, .xml, "android:focusable=\"true\""),
      FixCode(
        .compose, .kotlin, "Modifier.clickable(onClick = onClick) // in place of pointerInput, which takes no focus"),
    ]
  }

  /// Moves the point that a double tap touches back into the element.
  static func activationPoint(view: String) -> [FixCode] {
    [
      FixCode(
        .uikit, .swift,
        "\(view).accessibilityActivationPoint = \(view).convert(\n"
          + "  CGPoint(x: \(view).bounds.midX, y: \(view).bounds.midY), to: nil)"),
      FixCode(
        .uikit, .objc,
        "\(view).accessibilityActivationPoint = [\(view) convertPoint:CGPointMake(\n"
          + "  CGRectGetMidX(\(view).bounds), CGRectGetMidY(\(view).bounds)) toView:nil];"),
      FixCode(.swiftui, .swift, ".accessibilityActivationPoint(.center)"),
    ]
  }
}
