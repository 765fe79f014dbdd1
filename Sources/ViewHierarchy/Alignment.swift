/// The side to which a text or the content of a control is aligned (`NSTextAlignment` and
/// `UIControl.ContentHorizontalAlignment`): left and right stay where they are when the direction of the text changes.
public enum Alignment: String, CaseIterable, Sendable {
  case left, right, center, justified, natural, leading, trailing, fill
}
