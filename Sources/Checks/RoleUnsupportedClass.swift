import Audit
import ScreenModel
import ViewHierarchy

/// Android: controls of which TalkBack cannot say what they are.
public struct RoleUnsupportedClass: Check {
  public static let id = "role-unsupported-class"

  /// Packages whose classes TalkBack knows.
  /// Source: google/Accessibility-Test-Framework-for-Android:.../checks/ClassNameCheck.java
  private static let known = [
    "android.app.", "android.appwidget.", "android.inputmethodservice.", "android.support.", "android.view.",
    "android.webkit.", "android.widget.", "androidx.",
  ]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let isUnknown = screen.tree.names.map { name in
      !name.isEmpty && name.utf8.contains(UInt8(ascii: ".")) && !Self.known.contains { name.hasPrefix($0) }
    }
    var controls: [NodeID] = []
    for node in screen.stops.nodes where screen.tree.flags[node.index].isTrue(.clickable) && screen.isAppOwn(node) {
      guard screen.hasName(node), screen.isEnabled(node) else { continue }
      let isSilent =
        isUnknown[Int(screen.tree.className[node.index])] && isRoleless(screen, node)
        || screen.tree.name(node) == Self.plain && isRoleless(screen, node) && isDrawn(screen, node)
      if isSilent { controls.append(node) } else { verdicts.pass() }
    }
    guard let first = controls.first else { return }
    let others = Figures.count(controls.count - 1, "more control")
    let subject = controls.count == 1 ? screen.title(first) : "\(screen.title(first)) and \(others)"
    var fault = Fault(
      first, "\(subject) can be activated, and TalkBack cannot say as what", confidence: .review)
    fault.severity = .note
    fault.data = [Datum("controls", controls.count)]
    fault.related = controls.dropFirst().map { RelatedNode($0, why: "no role either") }
    fault.fix = Fix(
      "state the role",
      code: [
        FixCode(.compose, .kotlin, "Modifier.clickable(role = Role.Button) { /* as before */ }"),
        FixCode(
          .views, .kotlin,
          """
          ViewCompat.setAccessibilityDelegate(view, object : AccessibilityDelegateCompat() {
            override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfoCompat) {
              super.onInitializeAccessibilityNodeInfo(host, info)
              info.className = Button::class.java.name
            }
          })
          """),
      ])
    verdicts.fault(fault)
  }

  /// A class that holds no other views, so that whatever lies in it is drawn by a framework: Compose, or Flutter, whose
  /// host has no name of its own in dumps.
  private static let plain = "android.view.View"

  private func isDrawn(_ screen: Screen, _ node: NodeID) -> Bool {
    if screen.roles.surroundings[node.index].contains(.webView) { return false }
    return screen.isInCompose(node) || screen.tree.parent(of: node).map(screen.tree.name) == Self.plain
  }

  private func isRoleless(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .view, .other: true
    default: false
    }
  }
}
