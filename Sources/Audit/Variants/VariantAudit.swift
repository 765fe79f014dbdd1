import ViewHierarchy

/// Runs the rules that see two captures of one screen, when all captures of it are there.
///
/// On each axis the capture nearest to the usual form is compared with every other one that is like it but for the
/// axis: linear in the captures.
public struct VariantAudit: Sendable {
  private let rules: [(index: Int, rule: ActiveRule, check: any Check)]

  /// - Parameter rules: all rules of the run; those that compare captures are picked.
  public init(rules: [ActiveRule]) {
    self.rules = rules.enumerated().compactMap { index, rule in
      guard rule.isOn, case .check(let check) = rule.code, !type(of: check).axes.isEmpty else { return nil }
      return (index, rule, check)
    }
  }

  /// Whether no rule compares captures.
  public var isIdle: Bool { rules.isEmpty }

  /// What the rules say.
  public struct Result: Sendable {
    /// Findings, each with the number of its capture, in the order of captures, nodes and rules.
    public var findings: [(capture: Int, finding: Finding)] = []
    /// Outcomes by the number of the rule.
    public var outcomes: [(rule: Int, outcomes: RuleOutcomes)] = []
  }

  /// Compares the captures of one screen.
  public func run(_ captures: [VariantCapture]) -> Result {
    var result = Result()
    guard captures.count > 1 else { return result }
    for axis in Variant.Axis.allCases {
      let asked = rules.filter { type(of: $0.check).axes.contains(axis) }
      guard !asked.isEmpty else { continue }
      for (first, second) in Self.pairs(captures, axis) {
        let pair = ScreenPair(axis, captures[first], captures[second])
        for rule in asked
        where Self.isAsked(rule.rule, captures[first]) && Self.isAsked(rule.rule, captures[second]) {
          var verdicts = PairVerdicts()
          rule.check.run(pair, &verdicts)
          var outcomes = RuleOutcomes()
          outcomes.pass = verdicts.passes
          outcomes.undecided = verdicts.undecided
          for (side, fault) in verdicts.faults {
            let number = side == .usual ? first : second
            guard let finding = Self.finding(fault, rule.rule, captures[number]) else { continue }
            if finding.confidence == .review { outcomes.review += 1 } else { outcomes.violation += 1 }
            result.findings.append((number, finding))
          }
          result.outcomes.append((rule.index, outcomes))
        }
      }
    }
    Self.sort(&result.findings)
    return result
  }

  /// Whether a rule is for a capture. What a rule for single screens needs says nothing of what it needs to compare.
  private static func isAsked(_ rule: ActiveRule, _ capture: VariantCapture) -> Bool {
    rule.page.platforms.contains(capture.extract.platform) && !capture.off.contains(rule.page.id)
      && (!rule.isForPairsOnly || rule.page.needs.isMet(by: capture.extract.facts))
  }

  /// Captures that are alike but for the axis: the first number is that of the one nearest to the usual form.
  private static func pairs(_ captures: [VariantCapture], _ axis: Variant.Axis) -> [(Int, Int)] {
    var classes: [(rest: Variant, members: [Int])] = []
    for (index, capture) in captures.enumerated() {
      let rest = capture.variant.without(axis)
      if let place = classes.firstIndex(where: { $0.rest == rest }) {
        classes[place].members.append(index)
      } else {
        classes.append((rest, [index]))
      }
    }
    return classes.flatMap { group -> [(Int, Int)] in
      let sorted = group.members.sorted { one, other in
        (captures[one].variant.rank(axis), one) < (captures[other].variant.rank(axis), other)
      }
      guard let first = sorted.first else { return [] }
      return sorted.dropFirst().filter { captures[$0].variant[axis] != captures[first].variant[axis] }
        .map { (first, $0) }
    }
  }

  /// By capture, node, rule; what two pairs tell alike is one finding.
  private static func sort(_ findings: inout [(capture: Int, finding: Finding)]) {
    var seen: Set<String> = []
    findings = findings.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      return (left.capture, left.finding.element.node.row, left.finding.rule, one.offset)
        < (right.capture, right.finding.element.node.row, right.finding.rule, other.offset)
    }.map(\.element).filter { item in
      seen.insert("\(item.capture) \(item.finding.element.node.row) \(item.finding.rule) \(item.finding.detail)")
        .inserted
    }
  }

  /// The finding of a fault; nil where the capture alone shows the same.
  private static func finding(_ fault: Fault, _ rule: ActiveRule, _ capture: VariantCapture) -> Finding? {
    guard let item = capture.extract.item(fault.node) else { return nil }
    let told = capture.told[fault.node] ?? []
    if told.contains(rule.page.id) || RulePrecedence.isSilenced(rule.page.id, by: told) { return nil }
    let confidence = fault.confidence ?? rule.page.confidence
    let severity = fault.severity.map { min($0, rule.severity) } ?? rule.severity
    return Finding(
      rule: rule.page.id, severity: confidence == .review ? severity.lowered : severity, fullSeverity: severity,
      impact: fault.impact ?? rule.page.impact, confidence: confidence, screen: capture.key, element: item.element,
      message: fault.message, detail: fault.detail, data: fault.data, fix: fault.fix, position: item.position,
      occurrences: 1, others: [],
      related: fault.related.compactMap { related in
        capture.extract.item(related.node).map { ($0.place, related.why) }
      }, spoken: item.spoken.flatMap { $0.isEmpty ? nil : $0 }, identity: item.identity)
  }
}
