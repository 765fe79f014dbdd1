import Audit
import ScreenModel
import ViewHierarchy

/// Repeated rows in a container that does not say that it is a list.
public struct ListSemanticsMissing: Check {
  public static let id = "list-semantics-missing"
  private let minSiblings: Double
  /// Rows of one list differ in width by at most this share.
  private static let widthTolerance = 0.1

  public init(_ parameters: RuleParameters) { minSiblings = parameters["minSiblings"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var rows: [Int32: [NodeID]] = [:]
    var parents: [Int32] = []
    for role in [Role.cell, .row, .card] {
      for row in screen.roles.nodes(role) where screen.visibility.isVisible[row.index] {
        let parent = screen.tree.parent[row.index]
        guard parent >= 0 else { continue }
        if rows[parent] == nil { parents.append(parent) }
        rows[parent, default: []].append(row)
      }
    }
    for parent in parents.sorted() {
      let like = alike(screen, rows[parent] ?? [])
      guard Double(like.count) >= minSiblings else { continue }
      let container = NodeID(Int(parent))
      guard !saysList(screen, container) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(
        container, "\(screen.title(container)) holds \(like.count) like rows and is no list", confidence: .review)
      fault.data = [Datum("rows", like.count)]
      fault.related = like.prefix(10).map { RelatedNode($0, why: "row") }
      fault.fix = Fix("say that the container is a list", code: code(screen, container))
      verdicts.fault(fault)
    }
  }

  /// The largest set of rows with one class and nearly one width.
  private func alike(_ screen: Screen, _ rows: [NodeID]) -> [NodeID] {
    guard let first = rows.first, let frame = screen.tree.statedFrame(first) else { return [] }
    let className = screen.tree.className[first.index]
    return rows.filter { row in
      guard screen.tree.className[row.index] == className, let other = screen.tree.statedFrame(row) else {
        return false
      }
      return (other.width - frame.width).magnitude <= Self.widthTolerance * frame.width
    }
  }

  /// The container or one around it is a list by its type, or says so.
  private func saysList(_ screen: Screen, _ container: NodeID) -> Bool {
    func isList(_ node: NodeID) -> Bool {
      switch screen.roles.role[node.index] {
      case .list, .collection, .table, .tabBar, .segmented, .menu, .picker, .map, .webView: return true
      default: break
      }
      let type = screen.tree.containerType(node)
      return type == .list || type == .dataTable
    }
    return isList(container) || screen.tree.ancestors(container).prefix(3).contains(where: isList)
  }

  private func code(_ screen: Screen, _ container: NodeID) -> [FixCode] {
    guard screen.header.platform == .ios else {
      return [FixCode(.compose, .kotlin, "Modifier.semantics { collectionInfo = CollectionInfo(rows, 1) }")]
    }
    let view = screen.reference(container)
    return [
      FixCode(.uikit, .swift, "\(view).accessibilityContainerType = .list"),
      FixCode(.uikit, .objc, "\(view).accessibilityContainerType = UIAccessibilityContainerTypeList;"),
    ]
  }
}
