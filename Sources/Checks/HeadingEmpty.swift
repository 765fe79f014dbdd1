import Audit
import ScreenModel
import ViewHierarchy

/// A heading that says nothing.
public struct HeadingEmpty: Check {
  public static let id = "heading-empty"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for stop in screen.stops.nodes where screen.isHeading(stop) {
      if screen.hasName(stop) || screen.tree.value[stop.index].hasBytes {
        verdicts.pass()
        continue
      }
      var fault = Fault(stop, "\(screen.title(stop)) is announced as a heading without a word")
      let view = screen.variable(stop)
      fault.fix = Fix(
        "give the heading its text, or take the heading away",
        code: screen.header.platform == .ios
          ? FixSnippets.flag(view: view, "isAccessibilityElement", false, swiftUI: ".accessibilityHidden(true)")
          : [FixCode(.views, .kotlin, "ViewCompat.setAccessibilityHeading(\(view), false)")])
      verdicts.fault(fault)
    }
  }
}
