import Audit
import ScreenModel
import ViewHierarchy

/// A row that is one stop and has no name.
public struct ListCellLabelMissing: Check {
  public static let id = "list-cell-label-missing"
  private let minHeight: Double

  public init(_ parameters: RuleParameters) { minHeight = parameters["minHeight"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for cell in screen.roles.nodes(.cell) where screen.stops.isStop[cell.index] {
      if screen.hasName(cell) {
        verdicts.pass()
      } else if screen.isSliver(cell) {
        verdicts.cannotTell()
      } else if isRow(screen, cell) {
        verdicts.fault(fault(screen, cell))
      }
    }
  }

  /// Not a separator, and not an empty cell that only keeps a distance.
  private func isRow(_ screen: Screen, _ cell: NodeID) -> Bool {
    guard !screen.roles.surroundings[cell.index].contains(.system) else { return false }
    if isBareStop(screen, cell) { return true }
    if let frame = screen.tree.statedFrame(cell), frame.height < minHeight || frame.width <= 0 { return false }
    if screen.isInteractive(cell) || screen.tree.value[cell.index].hasBytes { return true }
    return screen.tree.descendants(cell).contains { row in
      switch screen.roles.role[row] {
      case .text, .heading, .image, .icon, .rating: screen.visibility.isVisible[row]
      default: screen.visibility.isVisible[row] && screen.isInteractive(NodeID(row))
      }
    }
  }

  /// Exports that list nothing but stops, without frames, do not show what is in a row; that it is a stop they state.
  private func isBareStop(_ screen: Screen, _ cell: NodeID) -> Bool {
    !screen.carries(.frames) && screen.tree.isLeaf(cell) && screen.tree.flags[cell.index].isTrue(.stop)
  }

  private func fault(_ screen: Screen, _ cell: NodeID) -> Fault {
    let sentence = screen.sentence(for: cell)
    var fault = Fault(
      cell, "\(screen.title(cell)) is one stop without a name",
      confidence: screen.isCutByScrolling(cell) || screen.isInCompose(cell) || isBareStop(screen, cell)
        ? .review : .certain)
    fault.fix = Fix(
      sentence.isEmpty ? "set a label that says what the row shows" : "set the label \"\(sentence)\"",
      code: FixSnippets.label(
        screen.header.platform, view: "cell", sentence.isEmpty ? "What the row shows" : sentence))
    return fault
  }
}
