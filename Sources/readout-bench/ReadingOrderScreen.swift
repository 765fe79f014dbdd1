import Markup
import ReadingOrder

/// A screen of the reading-order benchmark; its form is described beside the data. The true ranks are never read.
struct ReadingOrderScreen {
  enum Knowledge: String {
    /// Boxes and roles only.
    case none
    /// Visible cards and containers with a meaning of their own.
    case cards
    /// All containers, as in a full view hierarchy.
    case tree
  }

  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  func problem(_ knowledge: Knowledge) -> OrderProblem? {
    guard let elements = root["els"], let containers = root["cs"] else { return nil }
    let all = containers.elements.map { ($0, $0["p"].flatMap(whole) ?? -1) }
    var number: [Int] = []
    var kept: [(container: JSONValue, parent: Int)] = []
    for (container, parent) in all {
      let isKept = keeps(container, knowledge)
      number.append(isKept ? kept.count : -1)
      if isKept { kept.append((container, parent)) }
    }
    func home(_ start: Int) -> Int {
      var at = start
      while all.indices.contains(at), number[at] < 0 { at = all[at].1 }
      return number.indices.contains(at) ? number[at] : -1
    }
    return OrderProblem(
      items: elements.elements.map { item($0, home($0["p"].flatMap(whole) ?? -1)) },
      groups: kept.map { OrderGroup(parent: home($0.parent), kind: kind($0.container)) },
      direction: root["rtl"].flatMap(whole) == 1 ? .rightToLeft : .leftToRight,
      width: root["w"]?.number ?? 0, height: root["h"]?.number ?? 0)
  }

  private func item(_ element: JSONValue, _ group: Int) -> OrderItem {
    var sides = element["b"]?.elements.map { $0.number ?? 0 } ?? []
    while sides.count < 4 { sides.append(0) }
    return OrderItem(
      box: OrderBox(x: sides[0], y: sides[1], width: sides[2], height: sides[3]), role: role(element),
      textLength: element["n"].flatMap(whole) ?? 0, fontSize: element["fs"]?.number, group: group)
  }

  private func role(_ element: JSONValue) -> OrderRole {
    switch element["r"]?.string {
    case "heading": .heading(level: element["l"].flatMap(whole) ?? 0)
    case "text": .text
    case "image": .image
    case "button": .button
    case "link": .link
    case "input": .field
    case "toggle": .toggle
    case "slider": .slider
    case "progress": .progress
    case "rating": .rating
    default: .other
    }
  }

  private func keeps(_ container: JSONValue, _ knowledge: Knowledge) -> Bool {
    switch knowledge {
    case .none: false
    case .tree: true
    case .cards:
      container["c"].flatMap(whole) == 1 || !["div", "section"].contains(container["k"]?.string ?? "div")
    }
  }

  private func kind(_ container: JSONValue) -> OrderGroup.Kind {
    if container["c"].flatMap(whole) == 1 { return .card }
    switch container["k"]?.string {
    case "list": return .list
    case "item": return .cell
    case "nav", "header", "footer": return .bar
    case "table": return .table
    case "row": return .row
    case "div": return .plain
    default: return .semantic
    }
  }

  private func whole(_ value: JSONValue) -> Int? {
    value.number.flatMap { abs($0) < 1e9 ? Int($0) : nil }
  }
}
