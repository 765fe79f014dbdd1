import Audit
import ScreenModel
import ViewHierarchy

/// A card or row whose label comes to its title late.
public struct CardLabelTitleLate: Check {
  public static let id = "card-label-title-late"
  private let maxShare: Double
  private let minTexts: Double

  public init(_ parameters: RuleParameters) {
    maxShare = parameters["maxShare"]
    minTexts = parameters["minTexts"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    // The texts of a design file are samples that code replaces.
    guard screen.header.framePrecision != .designTime else { return }
    var name: [UInt8] = []
    for unit in [screen.roles.nodes(.card), screen.roles.nodes(.cell)].joined()
    where screen.stops.isStop[unit.index] && !screen.tree.isLeaf(unit) {
      let texts = screen.swallowedTexts(unit)
      guard Double(texts.count) >= minTexts, let title = screen.unitTitle(among: texts) else { continue }
      name.removeAll(keepingCapacity: true)
      screen.appendName(unit, to: &name)
      guard let late = place(of: titles(screen, title, texts), in: name, screen) else { continue }
      guard late.share > maxShare else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, unit, late))
    }
  }

  /// A text that stands out is the title; of texts that look alike the topmost may be a kicker and the next the title.
  private func titles(_ screen: Screen, _ title: (node: NodeID, standsOut: Bool), _ texts: [NodeID]) -> [NodeID] {
    if title.standsOut { return [title.node] }
    let second = screen.unitTitle(among: texts.filter { $0 != title.node })
    return [title.node] + (second.map { [$0.node] } ?? [])
  }

  private typealias Late = (title: NodeID, characters: Int, share: Double)

  /// Where the first of the titles begins in the name; nil where none of them stands in it.
  private func place(of titles: [NodeID], in name: [UInt8], _ screen: Screen) -> Late? {
    var first: Late?
    var title: [UInt8] = []
    let all = ByteSearch.characters(name)
    for node in titles {
      title.removeAll(keepingCapacity: true)
      screen.appendFolded(screen.seenText(node), to: &title)
      guard let offset = ByteSearch.offset(of: title, in: name) else { continue }
      let before = ByteSearch.characters(name[..<offset])
      if first.map({ before < $0.characters }) ?? true { first = (node, before, Double(before) / Double(all)) }
    }
    return first
  }

  private func fault(_ screen: Screen, _ unit: NodeID, _ late: Late) -> Fault {
    let title = Figures.shortened(screen.tree.string(screen.seenText(late.title)) ?? "")
    var fault = Fault(
      unit, "\(screen.title(unit)) says its title \"\(title)\" after \(late.characters) characters",
      confidence: .review)
    fault.data = [Datum("characters", late.characters), Datum("share", (late.share * 100).rounded() / 100)]
    fault.related = [RelatedNode(late.title, why: "title")]
    fault.fix = Fix(
      "begin the label with \"\(title)\"",
      code: FixSnippets.label(screen.header.platform, view: screen.variable(unit), titleFirst(screen, unit, late.title))
    )
    return fault
  }

  /// The label with the title moved to its front.
  private func titleFirst(_ screen: Screen, _ unit: NodeID, _ titleNode: NodeID) -> String {
    let title = screen.tree.string(screen.seenText(titleNode)) ?? ""
    let name = screen.name(unit)
    guard let start = name.indices.first(where: { name[$0...].lowercased().hasPrefix(title.lowercased()) }) else {
      return title
    }
    let isSeparator: (Character) -> Bool = { " ,.:;،|".contains($0) }
    var before = name[..<start]
    while let last = before.last, isSeparator(last) { before.removeLast() }
    let after = name[start...].dropFirst(title.count).drop(while: isSeparator)
    return ([title, String(before), String(after)]).filter { !$0.isEmpty }.joined(separator: ". ")
  }
}
