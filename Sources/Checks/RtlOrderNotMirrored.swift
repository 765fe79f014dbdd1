import Audit
import ScreenModel
import ViewHierarchy

/// An explicit order that reads rows from left to right on a screen that runs the other way.
public struct RtlOrderNotMirrored: Check {
  public static let id = "rtl-order-not-mirrored"
  public static let axes: [Variant.Axis] = [.locale]
  private let minRows: Double
  private let rowHeight: Double

  public init(_ parameters: RuleParameters) {
    minRows = parameters["minRows"]
    rowHeight = parameters["rowHeight"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    guard !screen.tree.orders.isEmpty else { return }
    let direction = screen.rightToLeft
    guard direction.isSo else { return }
    for order in screen.tree.orders {
      let rows = rows(screen, order.elements.compactMap { $0 })
      guard Double(rows.right + rows.left) >= minRows else { continue }
      if Double(rows.left) < minRows || rows.left <= rows.right {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        order.container,
        "\(screen.title(order.container)) is read from left to right in \(rows.left) rows, on a screen that runs from right to left",
        confidence: direction.isStated ? .certain : .review)
      fault.data = [Datum("rows", rows.left)]
      fault.fix = Self.fix(view: screen.variable(order.container))
      verdicts.fault(fault)
    }
  }

  /// With both languages at hand: rows that are mirrored on the screen and read from the left all the same.
  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    guard pair.varied.isOrderStated, let rows = MirroredRows(pair, rowHeight: rowHeight) else { return }
    let mirrored = rows.neighbours.filter(\.isMirrored)
    let wrong = mirrored.filter { ($0.second.varied.rank ?? 0) < ($0.first.varied.rank ?? 0) }
    guard Double(mirrored.count) >= minRows else { return }
    guard Double(wrong.count) >= minRows, 2 * wrong.count > mirrored.count, let first = wrong.first else {
      return verdicts.pass()
    }
    var fault = Fault(
      first.second.varied.node,
      "\(first.second.varied.title) is read before \(first.first.varied.title) in \(pair.variedName), though the row is mirrored, and so in \(wrong.count) rows",
      confidence: .certain)
    fault.data = [Datum("rows", wrong.count)]
    fault.related = wrong.dropFirst().map { RelatedNode($0.second.varied.node, why: "read from the left") }
    fault.fix = Self.fix(view: "container")
    verdicts.fault(fault, on: .varied)
  }

  private static func fix(view: String) -> Fix {
    Fix(
      "list each row from its leading end",
      code: [
        FixCode(
          .uikit, .swift,
          "\(view).accessibilityElements = rows.flatMap { isRightToLeft ? Array($0.reversed()) : $0 }"),
        FixCode(.uikit, .objc, "\(view).accessibilityElements = isRightToLeft ? reversedRows : rows;"),
      ])
  }

  /// How many rows of the order begin at their left end, and how many at their right end.
  private func rows(_ screen: Screen, _ elements: [NodeID]) -> (left: Int, right: Int) {
    var counts = (left: 0, right: 0)
    var steps = (left: 0, right: 0)
    func close() {
      if steps.left > steps.right { counts.left += 1 }
      if steps.right > steps.left { counts.right += 1 }
      steps = (0, 0)
    }
    var last: Rect?
    for element in elements {
      guard let frame = screen.tree.statedFrame(element), !frame.isEmpty else { continue }
      if let last, (frame.midY - last.midY).magnitude < rowHeight {
        if frame.minX >= last.maxX - 1 { steps.left += 1 }
        if frame.maxX <= last.minX + 1 { steps.right += 1 }
      } else {
        close()
      }
      last = frame
    }
    close()
    return counts
  }
}
