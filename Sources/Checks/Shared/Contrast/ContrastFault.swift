import Audit
import ScreenModel
import ViewHierarchy

/// Tells of two colours that are too close, with the nearest one that would do.
struct ContrastFault {
  let screen: Screen
  let node: NodeID
  let front: Colour
  let back: Colour
  /// Contrast ratios: what is there and what is asked for.
  let ratio: Double
  let required: Double

  /// Less is missing than most people see, in steps of the ratio.
  private static let nearly = 0.3
  /// The luminance up to which a background is a dark one: grey of the middle.
  private static let dark = 0.18

  /// - Parameters:
  ///   - subject: what has the contrast, such as `text "Total"`.
  ///   - noun: what the colour is of, such as `text colour`.
  ///   - code: the lines that set a colour.
  func fault(_ subject: String, noun: String, code: (Colour) -> [FixCode]) -> Fault {
    let needed = Figures.text(required)
    var fault = Fault(
      node,
      "\(subject) has a contrast of \(Colour.text(ratio)):1 (\(front.hexadecimal) on \(back.hexadecimal)), less than "
        + "\(needed):1")
    // Nearly enough is seen by most.
    if ratio >= required - Self.nearly { fault.severity = .note }
    // A screen's light and dark form have faults of their own.
    if back.luminance < Self.dark { fault.detail = "on dark" }
    fault.data = [
      Datum("ratio", (ratio * 100 + 1e-6).rounded(.down) / 100), Datum("required", required),
      Datum("foreground", front.hexadecimal), Datum("background", back.hexadecimal),
    ]
    guard let better = front.nearest(to: required, on: back) else {
      fault.fix = Fix("change the background: no \(noun) has \(needed):1 on it")
      return fault
    }
    fault.data.append(Datum("suggestion", better.hexadecimal))
    fault.fix = Fix("the nearest \(noun) with \(needed):1 is \(better.hexadecimal)", code: code(better))
    return fault
  }
}
