import Audit
import ScreenModel
import ViewHierarchy

/// A card whose label is its texts run together instead of a sentence.
public struct CardLabelNotSentence: Check {
  public static let id = "card-label-not-sentence"
  private let maxFragments: Double
  /// One bar or bullet may belong to a name; two divide.
  private static let minSeparators = 2
  /// Cards with more texts than this are compared by their first ones.
  private static let comparedTexts = 16

  public init(_ parameters: RuleParameters) { maxFragments = parameters["maxFragments"] }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for card in screen.roles.nodes(.card) where screen.stops.isStop[card.index] {
      guard let label = screen.ownLabel(card), label.count <= ByteSearch.longest else { continue }
      let texts = screen.swallowedTexts(card).prefix(Self.comparedTexts).map(screen.seenText)
      guard let reason = reason(screen.tree, label, texts) else {
        verdicts.pass()
        continue
      }
      var fault = Fault(card, "\(screen.title(card)) \(reason)", confidence: .review)
      let sentence = screen.sentence(for: card)
      fault.fix = Fix(
        sentence.isEmpty ? "write the label as a sentence" : "write the label as a sentence: \"\(sentence)\"",
        code: sentence.isEmpty ? [] : FixSnippets.label(screen.header.platform, view: "card", sentence))
      verdicts.fault(fault)
    }
  }

  private func reason(_ tree: ViewTree, _ label: TextRef, _ texts: [TextRef]) -> String? {
    tree.withBytes(label) { bytes in
      if let joined = runTogether(tree, bytes, texts) { return "has two texts run together: \"\(joined)\"" }
      let divided = separators(in: bytes, countsLines: texts.count > 1)
      // Marks that the card shows inside one of its texts are not the label's.
      let shown = texts.map { text in tree.withBytes(text) { separators(in: $0, countsLines: true) } }.reduce(0, +)
      if divided - shown >= Self.minSeparators {
        return "divides its label by marks or line breaks, which are not heard"
      }
      let fragments = Self.oneWordFragments(bytes)
      return Double(fragments) > maxFragments ? "says \(fragments) single words in a row" : nil
    }
  }

  /// Two texts of the card that follow each other in the label without anything between them.
  private func runTogether(_ tree: ViewTree, _ label: UnsafeBufferPointer<UInt8>, _ texts: [TextRef]) -> String? {
    for first in texts where first.count > 1 {
      guard let offset = tree.withBytes(first, { ByteSearch.offset(of: $0, in: label) }) else { continue }
      let rest = label[(offset + Int(first.count))...]
      guard let next = rest.first, next.isWordByte else { continue }
      for second in texts where second != first && second.count > 1 {
        guard tree.withBytes(second, { ByteSearch.offset(of: $0, in: rest.prefix(Int(second.count))) }) == 0 else {
          continue
        }
        let joined = label[offset..<(offset + Int(first.count) + Int(second.count))]
        let isOneWord = texts.contains { text in tree.withBytes(text) { ByteSearch.offset(of: joined, in: $0) != nil } }
        if !isOneWord { return String(decoding: joined, as: UTF8.self) }
      }
    }
    return nil
  }

  /// Bars and bullets (U+2022, U+00B7), and line breaks where the card has texts of its own: one merged node that
  /// breaks lines is Flutter's way of pausing.
  private func separators(in bytes: UnsafeBufferPointer<UInt8>, countsLines: Bool) -> Int {
    var count = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "|"): count += 1
      case UInt8(ascii: "\n") where countsLines: count += 1
      case 0xA2 where index >= 2 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2: count += 1
      case 0xB7 where index >= 1 && bytes[index - 1] == 0xC2: count += 1
      default: break
      }
    }
    return count
  }

  /// The fragments between commas that are one word of letters; scripts without blanks have no such fragments.
  private static func oneWordFragments(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 0
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      let word = bytes[start..<end].drop { $0 == 0x20 }
      start = end + 1
      let rest = word.drop { $0 != 0x20 }
      guard rest.allSatisfy({ $0 == 0x20 }) else { continue }
      let letters = word[..<rest.startIndex]
      if letters.contains(where: { $0 >= 0xE3 }) { continue }
      if letters.contains(where: { !$0.isDigit && $0 != UInt8(ascii: ".") }) { count += 1 }
    }
    return count
  }
}
