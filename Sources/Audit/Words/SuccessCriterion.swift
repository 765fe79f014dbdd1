/// A success criterion of WCAG 2.2 at level A or AA (www.w3.org/TR/WCAG22). 4.1.1 is left out: the standard calls it
/// obsolete and always satisfied.
public struct SuccessCriterion: Sendable {
  /// Such as `1.4.3`.
  public let number: StaticString
  /// As the standard calls it.
  public let name: StaticString
  /// A or AA.
  public let level: StaticString

  private init(_ number: StaticString, _ name: StaticString, _ level: StaticString) {
    self.number = number
    self.name = name
    self.level = level
  }

  /// In the order of the standard.
  public static let all = [
    SuccessCriterion("1.1.1", "Non-text Content", "A"),
    SuccessCriterion("1.2.1", "Audio-only and Video-only (Prerecorded)", "A"),
    SuccessCriterion("1.2.2", "Captions (Prerecorded)", "A"),
    SuccessCriterion("1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A"),
    SuccessCriterion("1.2.4", "Captions (Live)", "AA"),
    SuccessCriterion("1.2.5", "Audio Description (Prerecorded)", "AA"),
    SuccessCriterion("1.3.1", "Info and Relationships", "A"),
    SuccessCriterion("1.3.2", "Meaningful Sequence", "A"),
    SuccessCriterion("1.3.3", "Sensory Characteristics", "A"),
    SuccessCriterion("1.3.4", "Orientation", "AA"),
    SuccessCriterion("1.3.5", "Identify Input Purpose", "AA"),
    SuccessCriterion("1.4.1", "Use of Color", "A"),
    SuccessCriterion("1.4.2", "Audio Control", "A"),
    SuccessCriterion("1.4.3", "Contrast (Minimum)", "AA"),
    SuccessCriterion("1.4.4", "Resize Text", "AA"),
    SuccessCriterion("1.4.5", "Images of Text", "AA"),
    SuccessCriterion("1.4.10", "Reflow", "AA"),
    SuccessCriterion("1.4.11", "Non-text Contrast", "AA"),
    SuccessCriterion("1.4.12", "Text Spacing", "AA"),
    SuccessCriterion("1.4.13", "Content on Hover or Focus", "AA"),
    SuccessCriterion("2.1.1", "Keyboard", "A"),
    SuccessCriterion("2.1.2", "No Keyboard Trap", "A"),
    SuccessCriterion("2.1.4", "Character Key Shortcuts", "A"),
    SuccessCriterion("2.2.1", "Timing Adjustable", "A"),
    SuccessCriterion("2.2.2", "Pause, Stop, Hide", "A"),
    SuccessCriterion("2.3.1", "Three Flashes or Below Threshold", "A"),
    SuccessCriterion("2.4.1", "Bypass Blocks", "A"),
    SuccessCriterion("2.4.2", "Page Titled", "A"),
    SuccessCriterion("2.4.3", "Focus Order", "A"),
    SuccessCriterion("2.4.4", "Link Purpose (In Context)", "A"),
    SuccessCriterion("2.4.5", "Multiple Ways", "AA"),
    SuccessCriterion("2.4.6", "Headings and Labels", "AA"),
    SuccessCriterion("2.4.7", "Focus Visible", "AA"),
    SuccessCriterion("2.4.11", "Focus Not Obscured (Minimum)", "AA"),
    SuccessCriterion("2.5.1", "Pointer Gestures", "A"),
    SuccessCriterion("2.5.2", "Pointer Cancellation", "A"),
    SuccessCriterion("2.5.3", "Label in Name", "A"),
    SuccessCriterion("2.5.4", "Motion Actuation", "A"),
    SuccessCriterion("2.5.7", "Dragging Movements", "AA"),
    SuccessCriterion("2.5.8", "Target Size (Minimum)", "AA"),
    SuccessCriterion("3.1.1", "Language of Page", "A"),
    SuccessCriterion("3.1.2", "Language of Parts", "AA"),
    SuccessCriterion("3.2.1", "On Focus", "A"),
    SuccessCriterion("3.2.2", "On Input", "A"),
    SuccessCriterion("3.2.3", "Consistent Navigation", "AA"),
    SuccessCriterion("3.2.4", "Consistent Identification", "AA"),
    SuccessCriterion("3.2.6", "Consistent Help", "A"),
    SuccessCriterion("3.3.1", "Error Identification", "A"),
    SuccessCriterion("3.3.2", "Labels or Instructions", "A"),
    SuccessCriterion("3.3.3", "Error Suggestion", "AA"),
    SuccessCriterion("3.3.4", "Error Prevention (Legal, Financial, Data)", "AA"),
    SuccessCriterion("3.3.7", "Redundant Entry", "A"),
    SuccessCriterion("3.3.8", "Accessible Authentication (Minimum)", "AA"),
    SuccessCriterion("4.1.2", "Name, Role, Value", "A"),
    SuccessCriterion("4.1.3", "Status Messages", "AA"),
  ]
}
