import Markup
import ScreenModel
import ViewHierarchy

/// Runs the active rules over screens.
public struct Auditor: Sendable {
  /// The rules, sorted by id.
  public let rules: [ActiveRule]
  private let precedence: [RulePrecedence.Row]

  /// An auditor with these rules.
  public init(rules: [ActiveRule]) {
    self.rules = rules
    precedence = RulePrecedence.rows(of: rules)
  }

  /// Everything that the rules say about a screen.
  ///
  /// A rule whose facts the screen does not carry is not run, once for the whole screen.
  public func audit(_ screen: Screen, key: String) -> ScreenAudit {
    var outcomes: [RuleOutcomes] = []
    outcomes.reserveCapacity(rules.count)
    var told: [ToldFault] = []
    var notRun: [NotRun] = []
    var faults: [PageError] = []
    var contrast: ContrastFigures?
    // Only users' rules need it, and all of them share it.
    var tree: XMLTree?
    let design = DesignFiles(screen)
    // By number: copying a rule with its page costs more than many a check.
    for index in rules.indices {
      var outcome = RuleOutcomes()
      if !rules[index].isOn {
        // Nothing is said about the screen, not even that it has nothing of the kind.
      } else if !rules[index].page.platforms.contains(screen.header.platform) {
        outcome.inapplicable = 1
      } else if !rules[index].page.needs.isMet(by: screen.header.facts) {
        outcome.notRun = 1
        notRun.append(NotRun(rules[index].page.id, rules[index].page.needs, facts: screen.header.facts))
        if case .check(let check) = rules[index].code { contrast = contrast ?? check.contrastNotRun(screen) }
      } else if design != nil, DesignFiles.undecidable.contains(rules[index].page.id) {
        outcome.notRun = 1
        notRun.append(NotRun(undecidable: rules[index].page.id))
      } else {
        var verdicts = Verdicts()
        switch rules[index].code {
        case .check(let check): check.run(screen, &verdicts)
        case .assertion(let assertion):
          let made = tree ?? ScreenTree.tree(of: screen)
          tree = made
          do {
            try assertion.run(screen, made, &verdicts)
          } catch {
            faults.append(error)
          }
        }
        outcome.pass = verdicts.passes
        outcome.undecided = verdicts.undecided
        contrast = contrast ?? verdicts.contrast
        told += verdicts.faults.map { ToldFault(rule: index, fault: $0) }
      }
      outcomes.append(outcome)
    }
    if let design { told = design.judge(told, rules) }
    let kept = RulePrecedence.apply(told, precedence, screen: screen).map { $0.quietened(on: screen) }
    let findings = FindingAssembly(screen: screen, key: key, rules: rules).findings(kept)
    for fault in kept {
      let isReview = (fault.fault.confidence ?? rules[fault.rule].page.confidence) == .review
      if isReview { outcomes[fault.rule].review += 1 } else { outcomes[fault.rule].violation += 1 }
    }
    for index in outcomes.indices where outcomes[index].isEmpty && rules[index].isOn {
      outcomes[index].inapplicable = 1
    }
    return ScreenAudit(findings: findings, outcomes: outcomes, notRun: notRun, faults: faults, contrast: contrast)
  }
}

extension Auditor {
  /// Audits the captures of one file: each alone, and those of one screen compared.
  public func audit(captures: [Capture]) -> [(screen: Screen, audit: ScreenAudit)] {
    var audited = captures.map { capture in
      let screen = Screen(capture)
      return (screen: screen, audit: audit(screen, key: capture.header.key ?? ""))
    }
    let comparison = VariantAudit(rules: rules)
    guard captures.count > 1, !comparison.isIdle else { return audited }
    let places = Dictionary(grouping: audited.indices) { audited[$0].screen.header.key ?? "" }
    for key in places.keys.sorted() {
      let members = places[key] ?? []
      let waiting = members.map { place in
        VariantCapture(
          key: key, variant: Variant(audited[place].screen.header), extract: ScreenExtract(audited[place].screen),
          off: [], told: audited[place].audit.findings)
      }
      for (capture, finding) in comparison.run(waiting).findings {
        audited[members[capture]].audit.findings.append(finding)
      }
    }
    return audited
  }
}

/// A fault and the rule that told it.
struct ToldFault {
  let rule: Int
  let fault: Fault
}

extension ToldFault {
  /// What a page in a web view does wrong is for tools that see the page: a note for review, one for each rule.
  func quietened(on screen: Screen) -> ToldFault {
    guard screen.roles.surroundings[fault.node.index].contains(.webView) else { return self }
    var fault = fault
    fault.severity = .note
    fault.confidence = .review
    fault.groupsAlike = true
    return ToldFault(rule: rule, fault: fault)
  }
}

/// What the rules say about one screen.
public struct ScreenAudit: Sendable {
  /// The findings, by node and rule.
  public var findings: [Finding]
  /// The outcomes, one for each active rule.
  public let outcomes: [RuleOutcomes]
  /// The rules that could not run.
  public let notRun: [NotRun]
  /// Expressions of rule pages that failed on this screen; what the others say is not to be trusted as a whole.
  public let faults: [PageError]
  /// How many texts have a known contrast; nil where no rule about it is on.
  public let contrast: ContrastFigures?
}

/// A rule that could not run on a screen.
public struct NotRun: Sendable {
  /// The rule's id.
  public let rule: String
  /// The facts that the export does not carry.
  public let missing: [Fact]
  /// The same in groups; one fact of each group would do.
  public let alternatives: [[Fact]]

  init(_ rule: String, _ needs: FactNeeds, facts: Facts) {
    self.rule = rule
    missing = needs.missing(from: facts)
    alternatives = needs.groups.filter { $0.isDisjoint(with: facts) }.map(\.facts)
  }

  /// A rule about what only the running screen has: its real size stands for that.
  init(undecidable rule: String) {
    self.rule = rule
    missing = [.screenSize]
    alternatives = [[.screenSize]]
  }
}

/// How often a rule came to which outcome.
public struct RuleOutcomes: Sendable {
  /// Elements at fault, for certain.
  public var violation = 0
  /// Elements at fault that a person should look at.
  public var review = 0
  /// Elements found right.
  public var pass = 0
  /// Screens that have nothing that the rule is about.
  public var inapplicable = 0
  /// Screens whose export lacks a fact that the rule needs.
  public var notRun = 0
  /// Elements that the rule is about and whose state the export does not tell (clipped, rounded).
  public var undecided = 0

  var isEmpty: Bool { violation + review + pass + inapplicable + notRun + undecided == 0 }

  /// Adds the outcomes of another screen.
  public mutating func add(_ other: RuleOutcomes) {
    violation += other.violation
    review += other.review
    pass += other.pass
    inapplicable += other.inapplicable
    notRun += other.notRun
    undecided += other.undecided
  }

  /// No outcome yet.
  public init() {}
}
