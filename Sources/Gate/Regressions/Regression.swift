import Audit

/// What got worse on an element between two runs (`rules.md` 4.18).
public enum Regression: String, Sendable, CaseIterable {
  case labelLost = "regression-label-lost"
  case unreachable = "regression-unreachable"
  case traitLost = "regression-trait-lost"
  case valueLost = "regression-value-lost"
  case orderWorse = "regression-order-worse"
  case targetShrunk = "regression-target-shrunk"
  case aggregationLost = "regression-aggregation-lost"
  case actionLost = "regression-action-lost"

  /// What all their ids begin with.
  public static let prefix = "regression-"

  /// What has happened, in a sentence without its end.
  public var summary: String {
    switch self {
    case .labelLost: "An element that said what it is has lost its label"
    case .unreachable: "What the screen reader reached is still there, and it does not get there any more"
    case .traitLost: "An element has lost the trait that tells what it is"
    case .valueLost: "An element has lost the value that told its state"
    case .orderWorse: "The screen is read in a worse order than before"
    case .targetShrunk: "A control has become smaller, and is below the recommended size"
    case .aggregationLost: "A card or row that was one stop is read piece by piece"
    case .actionLost: "An element offers fewer custom actions"
    }
  }

  /// What it does to the person; the severity follows from it.
  public var impact: Impact {
    switch self {
    case .labelLost, .unreachable: .critical
    case .traitLost, .valueLost, .aggregationLost, .actionLost: .serious
    case .orderWorse, .targetShrunk: .moderate
    }
  }

  /// The rules that tell the same fault on the same element: then it is told once, by the rule.
  var toldBy: [String] {
    switch self {
    case .labelLost: ["*-missing-label", "*-label-missing", "*-unlabelled"]
    case .unreachable: ["*-not-reachable", "*-not-element", "element-hides-interactive"]
    case .traitLost: ["traits-missing-*", "card-missing-button-trait", "static-text-interactive", "heading-not-marked"]
    case .valueLost: ["*-missing-value"]
    case .orderWorse: ["reading-order-*"]
    case .targetShrunk: ["touch-target-*"]
    case .aggregationLost: ["card-not-aggregated", "list-cell-not-element"]
    case .actionLost: []
    }
  }

  /// What to do about it, in one sentence.
  public var advice: String {
    switch self {
    case .labelLost: "give the element its label back"
    case .unreachable: "expose the element again, or offer what it does as a custom action of the element around it"
    case .traitLost: "set the trait again, so that the role is spoken"
    case .valueLost: "set the value again, so that the state is spoken"
    case .orderWorse: "restore the order of the elements; `screenreadout order` shows the best one"
    case .targetShrunk: "give the control its former size, or a larger touch area"
    case .aggregationLost: "make the card or cell one element again, with one label for all of its parts"
    case .actionLost: "offer the custom action again, or expose a control that does the same"
    }
  }
}

/// One thing that got worse.
struct RegressionFault {
  let kind: Regression
  /// The node now.
  let node: Int
  /// What is wrong, with the state then and now.
  let message: String
  /// The state then and now.
  let data: [Datum]
  /// Further nodes with the same.
  var others: [Int] = []
}
