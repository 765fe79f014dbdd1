import ScreenModel
import ViewHierarchy

/// Whether the words of a text are heard somewhere; what a stop says is worked out once.
struct SpokenTexts {
  private let screen: Screen
  /// The names, values and placeholders of all stops, as they are compared.
  private var whole: Set<String> = []
  private var words: [Int32: Set<String>] = [:]
  /// How many stops before and behind a text are listened to.
  private static let neighbours = 8

  init(_ screen: Screen) {
    self.screen = screen
    for stop in screen.stops.nodes {
      for text in [screen.name(stop), string(screen.tree.value, stop), string(screen.tree.placeholder, stop)]
      where !text.isEmpty {
        whole.insert(Names.normalised(text))
      }
    }
  }

  /// Whether one stop says exactly the text.
  func isSaid(_ text: String) -> Bool { whole.contains(Names.normalised(text)) }

  /// Whether a stop says every word of the text.
  mutating func says(_ stop: NodeID, _ text: String) -> Bool {
    let known = words[stop.row] ?? self.said(stop)
    words[stop.row] = known
    return Self.parts(text).allSatisfy { part in
      known.contains(part) || (SpokenWords.hasNoBlanks(part) && known.contains { Self.holds($0, part) })
    }
  }

  /// Whether a stop beside the node says every word of the text.
  mutating func isSaidBeside(_ node: NodeID, _ text: String) -> Bool {
    let parent = screen.tree.parent(of: node)
    for stop in screen.stops(near: node, below: parent, upTo: Self.neighbours) where says(stop, text) { return true }
    return false
  }

  private func said(_ stop: NodeID) -> Set<String> {
    let texts = [
      screen.name(stop), string(screen.tree.value, stop), string(screen.tree.hint, stop),
      string(screen.tree.placeholder, stop),
    ]
    return Set((texts + screen.tree.customActions(stop)).flatMap(Self.parts))
  }

  private func string(_ column: [TextRef], _ stop: NodeID) -> String { screen.tree.string(column[stop.index]) ?? "" }

  private static func parts(_ text: String) -> [String] {
    Names.normalised(text).split(separator: " ").filter { $0.utf8.count > 1 || $0.first?.isNumber == true }
      .map(String.init)
  }

  private static func holds(_ text: String, _ part: String) -> Bool {
    var text = text
    var part = part
    return text.withUTF8 { text in part.withUTF8 { Bytes.contains(text, $0) } }
  }
}
