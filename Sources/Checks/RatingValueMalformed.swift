import Audit
import ScreenModel
import ViewHierarchy

/// A rating whose value reads badly or cannot be right.
public struct RatingValueMalformed: Check {
  public static let id = "rating-value-malformed"
  private let maxDecimals: Double
  private let largestScale: Double

  public init(_ parameters: RuleParameters) {
    maxDecimals = parameters["maxDecimals"]
    largestScale = parameters["largestScale"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let stars = RatingStars(screen)
    for rating in screen.roles.nodes(.rating) where screen.stops.isStop[rating.index] && screen.hasValue(rating) {
      let text = RatingText.of(screen.tree, screen.tree.value[rating.index])
      guard let objection = objection(text, scale: screen.ratingScale(rating, stars, value: text)) else {
        verdicts.pass()
        continue
      }
      let value = Figures.shortened(screen.tree.string(screen.tree.value[rating.index]) ?? "")
      var fault = Fault(
        rating, "the value \"\(value)\" of \(screen.title(rating)) \(objection.why)",
        confidence: objection.isSure ? .certain : .review)
      fault.detail = objection.detail
      if objection.isMinor { fault.severity = .note }
      fault.data = [Datum("value", value)]
      if let proposal = objection.proposal {
        fault.fix = Fix(
          "say \"\(proposal)\"", code: FixSnippets.value(screen.header.platform, view: "ratingView", proposal))
      } else {
        fault.fix = Fix("let the value be one number between 0 and the scale")
      }
      verdicts.fault(fault)
    }
  }

  private struct Objection {
    let why: String
    let detail: String
    var proposal: String?
    var isSure = true
    var isMinor = false
  }

  private func objection(_ text: RatingText, scale: Double?) -> Objection? {
    guard let rating = text.rating else { return nil }
    if rating.isNegative, !text.hasWords { return Objection(why: "lies below zero", detail: "range") }
    if !rating.isPercent, text.numbers.count <= 2, !text.hasWords || text.scale != nil {
      if let scale, rating.value > scale {
        return Objection(why: "is more than the largest rating, \(Figures.text(scale))", detail: "range")
      }
      if scale == nil, rating.value > largestScale {
        return Objection(why: "is more than any scale of stars has", detail: "range", isSure: false)
      }
    }
    if Double(rating.decimals.count) > maxDecimals {
      return Objection(
        why: "has \(rating.decimals.count) decimals, each of them read aloud", detail: "decimals",
        proposal: said(rating, text))
    }
    if text.isCutOff {
      return Objection(why: "breaks off after a separator", detail: "cut", proposal: said(rating, text))
    }
    if rating.decimals == "0" {
      return Objection(
        why: "is read with a needless \"point zero\"", detail: "zero", proposal: said(rating, text), isMinor: true)
    }
    return nil
  }

  /// The rating with at most one decimal, and its scale where the value says it.
  private func said(_ rating: RatingText.Number, _ text: RatingText) -> String {
    let number = Figures.text(rating.value) + (rating.isPercent ? " %" : "")
    return text.scale.map { "\(number) of \(Figures.text($0))" } ?? number
  }
}
