import Audit
import ViewHierarchy

/// Code for screens that must do in several text sizes, orientations and languages.
extension FixSnippets {
  /// A font that follows the text size setting.
  static func scaledFont(_ platform: Platform) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(
          .uikit, .swift,
          "label.font = .preferredFont(forTextStyle: .body)\nlabel.adjustsFontForContentSizeCategory = true"),
        FixCode(
          .uikit, .objc,
          "label.font = [UIFont preferredFontForTextStyle:UIFontTextStyleBody];\n"
            + "label.adjustsFontForContentSizeCategory = YES;"),
        FixCode(.swiftui, .swift, ".font(.body)"),
      ]
    case .android:
      [
        FixCode(.views, .kotlin, "label.setTextSize(TypedValue.COMPLEX_UNIT_SP, 16f)"),
        FixCode(.compose, .kotlin, "Text(text, fontSize = 16.sp)"),
      ]
    }
  }

  /// A text of as many lines as it needs.
  static func manyLines(_ platform: Platform) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(.uikit, .swift, "label.numberOfLines = 0"), FixCode(.uikit, .objc, "label.numberOfLines = 0;"),
        FixCode(.swiftui, .swift, ".lineLimit(nil)"),
      ]
    case .android:
      [
        FixCode(.views, .kotlin, "label.maxLines = Int.MAX_VALUE\nlabel.ellipsize = null"),
        FixCode(.compose, .kotlin, "Text(text, maxLines = Int.MAX_VALUE)"),
      ]
    }
  }

  /// Content that scrolls where it finds no room.
  static func scrolling(_ platform: Platform) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(.uikit, .swift, "scrollView.addSubview(contentView) // pinned to contentLayoutGuide on all sides"),
        FixCode(.uikit, .objc, "[scrollView addSubview:contentView]; // pinned to contentLayoutGuide on all sides"),
        FixCode(.swiftui, .swift, "ScrollView { content }"),
      ]
    case .android:
      [
        FixCode(
          .views, .xml, "<ScrollView android:layout_width=\"match_parent\" android:layout_height=\"match_parent\">"),
        FixCode(.compose, .kotlin, "Modifier.verticalScroll(rememberScrollState())"),
      ]
    }
  }

  /// A label from the strings that translators work on.
  static func localised(_ platform: Platform) -> [FixCode] {
    switch platform {
    case .ios:
      [
        FixCode(.uikit, .swift, "button.accessibilityLabel = String(localized: \"button.label\")"),
        FixCode(.uikit, .objc, "button.accessibilityLabel = NSLocalizedString(@\"button.label\", nil);"),
        FixCode(.swiftui, .swift, ".accessibilityLabel(Text(\"button.label\"))"),
      ]
    case .android:
      [
        FixCode(.views, .kotlin, "button.contentDescription = getString(R.string.button_label)"),
        FixCode(
          .compose, .kotlin,
          "Modifier.semantics { contentDescription = label } // label = stringResource(R.string.label)"),
      ]
    }
  }
}
