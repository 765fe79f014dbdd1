import ScreenModel
import ViewHierarchy

extension Screen {
  /// Names for nodes in one piece of code: those of one name get the first words that they say in front, and where
  /// that does not tell them apart a number behind.
  public func references(_ nodes: [NodeID]) -> [String] {
    var names = nodes.map(reference)
    let shared = repeated(names)
    for (index, node) in nodes.enumerated() where shared.contains(names[index]) {
      let words = spokenWords(node)
      if !words.isEmpty { names[index] = camelCased(words + [names[index]]) }
    }
    let alike = repeated(names)
    var counts: [String: Int] = [:]
    for (index, name) in names.enumerated() where alike.contains(name) {
      counts[name, default: 0] += 1
      names[index] = "\(name)\(counts[name] ?? 1)"
    }
    return names
  }

  private func repeated(_ names: [String]) -> Set<String> {
    var seen: Set<String> = []
    return Set(names.filter { !seen.insert($0).inserted })
  }

  /// The first two words of a name, where code can hold them: letters of ASCII only.
  private func spokenWords(_ node: NodeID) -> [String] {
    var name = name(node)
    let words: [String] = name.withUTF8 { bytes in
      Words(bytes).prefix(2).map { String(decoding: $0, as: UTF8.self).lowercased() }
    }
    return words.allSatisfy { $0.utf8.allSatisfy(\.isSmallLetter) } ? words : []
  }

  private func camelCased(_ words: [String]) -> String {
    ([words.first ?? ""] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
  }
}
