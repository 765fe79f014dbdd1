import Audit
import ScreenModel
import ViewHierarchy

/// A text that is seen and never spoken.
public struct TextNotReachable: Check {
  public static let id = "text-not-reachable"
  public static let asksScreenshots = true
  private let minLetters: Double

  public init(_ parameters: RuleParameters) { minLetters = parameters["minLetters"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var silent: [(node: NodeID, text: String)] = []
    for node in screen.tree.nodes where isText(screen, node) {
      guard !screen.stops.isStop[node.index] else {
        verdicts.pass()
        continue
      }
      guard isConcerned(screen, node), let text = screen.tree.string(screen.seenText(node)), hasLetters(text) else {
        continue
      }
      // Most texts inside a row stand in its name as they are.
      if let row = screen.stops.swallower(of: node),
        holds(screen, screen.tree.label[row.index], screen.seenText(node))
      {
        verdicts.pass()
      } else {
        silent.append((node, text))
      }
    }
    guard !silent.isEmpty else { return }
    var spoken = SpokenTexts(screen)
    var evidence = PictureEvidence(screen)
    let around = stopsAround(screen, silent.map(\.node))
    for (index, item) in silent.enumerated() {
      let swallower = screen.stops.swallower(of: item.node)
      let isHeard =
        spoken.isSaid(item.text)
        || [swallower, around[index]].contains { $0.map { spoken.says($0, item.text) } ?? false }
        || spoken.isSaidBeside(item.node, item.text)
      if isHeard {
        verdicts.pass()
      } else if evidence?.isBlank(item.node) ?? false {
        verdicts.cannotTell()
      } else {
        verdicts.fault(fault(screen, item.node, item.text, swallower))
      }
    }
  }

  /// Whether a label holds a text as it is, and not as a part of longer words.
  private func holds(_ screen: Screen, _ label: TextRef, _ text: TextRef) -> Bool {
    guard label.hasBytes else { return false }
    return screen.tree.withBytes(label) { label in
      screen.tree.withBytes(text) { text in
        guard let start = ByteSearch.offset(of: text, in: label) else { return false }
        let end = start + text.count
        return (start == 0 || !label[start - 1].isWordByte)
          && (end == label.count || !label[end].isWordByte)
      }
    }
  }

  private func isText(_ screen: Screen, _ node: NodeID) -> Bool {
    let role = screen.roles.role[node.index]
    let owned: Surroundings = [.system, .webView, .effect, .compositeControl, .field, .rating]
    return (role == .text || role == .heading) && screen.visibility.isVisible[node.index]
      && screen.roles.surroundings[node.index].isDisjoint(with: owned)
  }

  /// Hidden on purpose, left out of a list or behind a modal view are faults of other rules, or none.
  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.seenText(node).hasBytes, screen.isEnabled(node) else { return false }
    // In a design file cells and what code can reach get their words at run time.
    if screen.header.framePrecision == .designTime,
      screen.tree.flags[node.index].isTrue(.runtimeDependent) || screen.roles.unit(of: node) != nil
    {
      return false
    }
    switch screen.stops.obstacle[node.index] {
    case .notElement: return true
    case .insideElement: return screen.stops.swallower(of: node).map { speaksForItself(screen, $0) } ?? false
    default: return false
    }
  }

  /// Cards and rows have rules of their own for what they leave out, and so has what has no name at all.
  private func speaksForItself(_ screen: Screen, _ stop: NodeID) -> Bool {
    switch screen.roles.role[stop.index] {
    case .card, .cell, .row: return screen.header.platform == .android && screen.isEnabled(stop) && screen.hasName(stop)
    case .field, .secureField, .searchField, .textArea, .slider, .stepper, .picker, .segmented, .pageIndicator, .map,
      .webView, .keyboard, .key, .rating:
      return false
    default: return screen.isEnabled(stop) && screen.hasName(stop)
    }
  }

  private func hasLetters(_ text: String) -> Bool {
    var letters = 0.0
    for scalar in text.unicodeScalars where letters < minLetters && SpokenWords.isLetter(scalar) {
      letters += 1
    }
    return letters >= minLetters
  }

  /// The topmost stop at the middle of each text.
  private func stopsAround(_ screen: Screen, _ nodes: [NodeID]) -> [NodeID?] {
    let areas = screen.stops.nodes.compactMap { stop in
      screen.tree.statedFrame(stop).map { Topmost.Area(row: stop.row, frame: $0) }
    }
    let points = nodes.map { node in
      screen.tree.statedFrame(node).map { Topmost.Point(x: $0.midX, y: $0.midY) } ?? Topmost.Point(x: -.infinity, y: 0)
    }
    return Topmost.rows(at: points, among: areas).map { $0 < 0 ? nil : NodeID(Int($0)) }
  }

  private func fault(_ screen: Screen, _ node: NodeID, _ text: String, _ swallower: NodeID?) -> Fault {
    let isStated = screen.tree.flags[node.index].isFalse(.element) && screen.header.platform == .ios
    var fault = Fault(
      node,
      "\(screen.title(node)) can be seen and is never spoken"
        + (swallower.map { ": \(screen.title($0)) does not say it" } ?? ""),
      confidence: swallower == nil && isStated && screen.carries(.hidden) ? .certain : .review)
    if let swallower {
      fault.related = [RelatedNode(swallower, why: "does not say it")]
      let label = "\(screen.name(swallower)), \(text)"
      fault.fix = Fix(
        "add the text to what is said of the element around it",
        code: FixSnippets.label(screen.header.platform, view: screen.variable(swallower), label))
    } else {
      fault.fix = Fix(
        "make the text an element, or put its words into the label of the one that it belongs to",
        code: FixSnippets.exposed(screen.header.platform, view: screen.variable(node)))
    }
    return fault
  }
}
