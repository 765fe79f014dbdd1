import Audit
import ScreenModel
import ViewHierarchy

/// A row of fixed height around texts that grow and wrap.
public struct ListCellFixedHeight: Check {
  public static let id = "list-cell-fixed-height"
  public static let axes: [Variant.Axis] = [.textSize]
  private let minFactor: Double
  private let minGrowth: Double

  public init(_ parameters: RuleParameters) {
    minFactor = parameters["minFactor"]
    minGrowth = parameters["minGrowth"]
  }

  /// With a capture at large text at hand: cells that are as high as before. Told once for all of them.
  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    guard pair.textFactor >= minFactor else { return }
    let fixed = FixedRows(pair, minGrowth: minGrowth).rows
    guard let first = fixed.first, let frame = first.varied.frame else { return }
    let more = fixed.count == 1 ? "" : ", and so \(fixed.count == 2 ? "does 1 more" : "do \(fixed.count - 1) more")"
    var fault = Fault(
      first.varied.node,
      "\(first.varied.title) keeps its height of \(Figures.text(frame.height)) at text size \(pair.variedName)\(more)",
      confidence: .certain)
    fault.data = [Datum("height", frame.height), Datum("rows", fixed.count)]
    fault.related = fixed.dropFirst().map { RelatedNode($0.varied.node, why: "keeps its height") }
    let height = Figures.text(frame.height)
    fault.fix = Fix(
      "let each row be as high as its content", code: pair.varied.platform == .ios ? Self.automatic(height) : [])
    verdicts.fault(fault, on: .varied)
  }

  /// What is fixed, and where.
  private struct Fixed {
    let height: Double
    let owner: NodeID
    let subject: String
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for cell in [Role.cell, .card].flatMap(screen.roles.nodes) where screen.visibility.isVisible[cell.index] {
      guard let list = list(of: cell, screen) else { continue }
      let texts = screen.tree.descendants(cell).lazy.map(NodeID.init).filter { growsAndWraps(screen, $0) }
      guard let text = texts.first(where: { _ in true }) else { continue }
      if let fixed = fixed(screen, cell, list) ?? fixedText(screen, texts) {
        verdicts.fault(fault(screen, cell, text, fixed))
      } else {
        verdicts.pass()
      }
    }
  }

  private func growsAndWraps(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.tree.flags[node.index].isTrue(.dynamicType), screen.visibility.isVisible[node.index],
      let lines = screen.tree.number(.lines, node)
    else { return false }
    return lines != 1
  }

  private func list(of cell: NodeID, _ screen: Screen) -> NodeID? {
    screen.tree.ancestors(cell).prefix(3).first { ancestor in
      switch screen.roles.role[ancestor.index] {
      case .list, .table, .collection: true
      default: false
      }
    }
  }

  private func fixed(_ screen: Screen, _ cell: NodeID, _ list: NodeID) -> Fixed? {
    let tree = screen.tree
    if let height = tree.number(.fixedHeight, cell) { return Fixed(height: height, owner: cell, subject: "its height") }
    // A prototype's own height is that of the canvas; the list decides at run time.
    if let own = tree.number(.rowHeight, cell), !tree.flags[cell.index].isTrue(.runtimeDependent) {
      return own > 0 ? Fixed(height: own, owner: cell, subject: "its height") : nil
    }
    guard let rows = tree.number(.rowHeight, list), rows > 0 else { return nil }
    return Fixed(height: rows, owner: list, subject: "the height of each row")
  }

  private func fixedText(_ screen: Screen, _ texts: some Sequence<NodeID>) -> Fixed? {
    for text in texts {
      guard let height = screen.tree.number(.fixedHeight, text) else { continue }
      return Fixed(height: height, owner: text, subject: "the height of the text")
    }
    return nil
  }

  private func fault(_ screen: Screen, _ cell: NodeID, _ text: NodeID, _ fixed: Fixed) -> Fault {
    var fault = Fault(
      cell,
      "\(screen.title(cell)) holds a text that grows and wraps, but \(fixed.subject) stays at \(Figures.text(fixed.height)) points"
    )
    fault.data = [Datum("height", fixed.height)]
    fault.related = [RelatedNode(text, why: "grows")]
    if fixed.owner != cell, fixed.owner != text { fault.related.append(RelatedNode(fixed.owner, why: "fixed height")) }
    fault.fix = Fix("let each row be as high as its content", code: code(screen, cell, fixed))
    return fault
  }

  private func code(_ screen: Screen, _ cell: NodeID, _ fixed: Fixed) -> [FixCode] {
    if screen.roles.role[fixed.owner.index] == .text {
      let height = Figures.text(fixed.height)
      return [
        FixCode(
          .uikit, .swift, "label.heightAnchor.constraint(greaterThanOrEqualToConstant: \(height)).isActive = true"),
        FixCode(.uikit, .objc, "[label.heightAnchor constraintGreaterThanOrEqualToConstant:\(height)].active = YES;"),
      ]
    }
    if list(of: cell, screen).map({ screen.roles.role[$0.index] == .collection }) ?? false {
      return [
        FixCode(.uikit, .swift, "layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize"),
        FixCode(.uikit, .objc, "layout.estimatedItemSize = UICollectionViewFlowLayoutAutomaticSize;"),
      ]
    }
    return Self.automatic(Figures.text(fixed.height))
  }

  private static func automatic(_ height: String) -> [FixCode] {
    [
      FixCode(
        .uikit, .swift,
        "tableView.rowHeight = UITableView.automaticDimension\ntableView.estimatedRowHeight = \(height)"),
      FixCode(
        .uikit, .objc,
        "tableView.rowHeight = UITableViewAutomaticDimension;\ntableView.estimatedRowHeight = \(height);"),
    ]
  }
}
