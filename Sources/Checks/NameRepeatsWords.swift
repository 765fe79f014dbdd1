import Audit
import ScreenModel
import ViewHierarchy

/// A stop that says the same words twice.
public struct NameRepeatsWords: Check {
  public static let id = "name-repeats-words"
  /// Shorter parts are figures, of which two may be equal.
  private static let shortest = 3
  /// Longer names are content; nobody joins so many parts into a label.
  private static let longest = 300

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var bytes: [UInt8] = []
    for node in screen.stops.nodes where isConcerned(screen, node) {
      bytes.removeAll(keepingCapacity: true)
      screen.appendName(node, to: &bytes)
      guard bytes.contains(UInt8(ascii: ",")), bytes.count <= Self.longest else { continue }
      guard let part = bytes.withUnsafeBufferPointer(repeated) else {
        verdicts.pass()
        continue
      }
      let isJoined = screen.nameSource(node) == .content
      var fault = Fault(
        node, "\(screen.title(node)) says \"\(Figures.shortened(part))\" twice",
        confidence: isJoined && hasDescribedIcon(screen, node) ? .certain : .review)
      fault.data = [Datum("words", part)]
      fault.fix = Fix(
        isJoined
          ? "take the description of the icon away, since the text beside it says the same"
          : "build the label from each part once",
        code: isJoined && screen.header.platform == .android
          ? [
            FixCode(.views, .kotlin, "icon.contentDescription = null"),
            FixCode(.compose, .kotlin, "Icon(painter, contentDescription = null)"),
          ] : [])
      verdicts.fault(fault)
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .text, .heading, .field, .secureField, .searchField, .textArea, .key, .webView: false
    default: screen.isAppOwn(node)
    }
  }

  /// The first part between commas that equals the one before it.
  private func repeated(_ name: Bytes.Text) -> String? {
    var last = name[..<0]
    var rest = name[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != UInt8(ascii: ",") }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty { continue }
      if mayBeSame(last, part) {
        let text = String(decoding: part, as: UTF8.self)
        let words = HeardNames.of(text)
        if words == HeardNames.of(String(decoding: last, as: UTF8.self)), hasLetters(words) {
          return String(text.drop { $0 == " " })
        }
      }
      last = part
    }
    return nil
  }

  /// Whether the parts begin alike, as far as ASCII tells.
  private func mayBeSame(_ one: Slice<Bytes.Text>, _ other: Slice<Bytes.Text>) -> Bool {
    guard let first = one.first(where: \.isWordByte), let second = other.first(where: \.isWordByte) else {
      return false
    }
    return first >= 0x80 || second >= 0x80 || first.lowered == second.lowered
  }

  private func hasLetters(_ words: String) -> Bool {
    words.unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(Self.shortest).count == Self.shortest
  }

  /// An icon with a description is read with the texts of the stop.
  private func hasDescribedIcon(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.tree.descendants(node).contains { row in
      screen.roles.role[row] == .image && screen.tree.label[row].hasBytes
    }
  }
}
