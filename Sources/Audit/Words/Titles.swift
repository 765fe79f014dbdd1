import ScreenModel
import ViewHierarchy

extension Screen {
  /// How messages call a node: its role and, in quotes, its name, else its identifier, else its card's header text,
  /// else where it lies.
  public func title(_ node: NodeID) -> String {
    let role = roleWords(node)
    let name = shortName(node)
    if !name.isEmpty { return "\(role) \"\(name)\"" }
    guard let frame = tree.statedFrame(node) else {
      // A converted screen keeps the lines of the export that it was made from.
      let line = tree.number(.line, node).flatMap { Int(exactly: $0) } ?? Int(tree.position[node.index].line)
      return "\(role) on line \(line)"
    }
    return "\(role) at \(Figures.text(frame.x)), \(Figures.text(frame.y))"
  }

  /// The role in words.
  public func roleWords(_ node: NodeID) -> String {
    let role = roles.role[node.index]
    if role == .other { return "view" }
    let name = "\(role.name)"
    return name.utf8.contains(UInt8(ascii: "-")) ? name.split(separator: "-").joined(separator: " ") : name
  }

  /// The name that tells a node from others, short enough for a message; empty where there is none.
  public func shortName(_ node: NodeID) -> String {
    var name = self.name(node)
    if name.isEmpty { name = tree.string(tree.identifier[node.index]) ?? "" }
    if name.isEmpty, let header = headerText(of: node) { name = self.name(header) }
    return Figures.shortened(name)
  }

  /// The header text of a card or cell.
  public func headerText(of unit: NodeID) -> NodeID? {
    guard roles.unit[unit.index] == unit.row else { return nil }
    return tree.descendants(unit).lazy.map(NodeID.init).first { self.parts.part[$0.index] == .headerText }
  }
}

/// Figures and texts as messages show them.
public enum Figures {
  /// The longest name that a message shows in full, in characters.
  public static let longestName = 60

  /// A number with at most one decimal.
  public static func text(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "?" }
    let tenths = Int((number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    let whole = "\(sign)\(tenths.magnitude / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(tenths.magnitude % 10)"
  }

  /// A width and height.
  public static func size(_ frame: Rect) -> String { "\(text(frame.width)) × \(text(frame.height))" }

  /// A text cut after a whole character.
  public static func shortened(_ name: String) -> String {
    guard name.utf8.count > longestName, name.count > longestName else { return name }
    return name.prefix(longestName - 1) + "…"
  }

  /// "1 stop", "3 stops".
  public static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
