import Audit
import ScreenModel
import ViewHierarchy

/// Two traits of which only one can be true.
public struct TraitsConflict: Check {
  public static let id = "traits-conflict"

  /// Any two of these exclude each other.
  private static let kinds: Traits = [.button, .link, .searchField, .keyboardKey]
  /// Further pairs. Images and headers that can be tapped, and disabled ones that are selected, are none.
  private static let pairs: [Traits] = [
    [.button, .adjustable], [.header, .adjustable], [.image, .searchField], [.header, .searchField],
  ]

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes where screen.isAppOwn(node) && screen.roles.role[node.index] != .key {
      guard let traits = screen.tree.statedTraits(node), !traits.isEmpty else { continue }
      guard let clash = clash(traits) else {
        verdicts.pass()
        continue
      }
      let words = FixSnippets.words(clash)
      var fault = Fault(
        node, "\(screen.title(node)) is announced as \(words.joined(separator: " and as ")), which exclude each other")
      fault.detail = words.joined(separator: " ")
      fault.data = [Datum("traits", words.joined(separator: ", "))]
      let surplus = surplus(clash)
      fault.fix = Fix(
        "keep the one that says what happens when it is activated",
        code: FixSnippets.trait(view: screen.variable(node), surplus, isOn: false))
      verdicts.fault(fault)
    }
  }

  private func clash(_ traits: Traits) -> Traits? {
    let kinds = traits.intersection(Self.kinds)
    if kinds.rawValue.nonzeroBitCount > 1 { return kinds }
    return Self.pairs.first { traits.isSuperset(of: $0) }
  }

  /// What is most often the leftover: the button where something else says more, else the header or image.
  private func surplus(_ clash: Traits) -> Traits {
    [.button, .header, .image, .keyboardKey].first { clash.contains($0) } ?? .link
  }
}
