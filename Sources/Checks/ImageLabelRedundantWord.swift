import Audit
import ScreenModel
import ViewHierarchy

/// A description that says "image" although the screen reader says so itself.
public struct ImageLabelRedundantWord: Check {
  public static let id = "image-label-redundant-word"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for image in screen.roles.nodes(.image) where screen.stops.isStop[image.index] {
      let label = screen.tree.label[image.index]
      guard label.hasBytes, screen.tree.statedTraits(image)?.contains(.image) ?? true else { continue }
      guard let word = screen.tree.withBytes(label, { redundant(Bytes.trimmed($0)) }),
        screen.visibleTitle(image) != .same
      else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, image, word))
    }
  }

  /// The words that say "image", and whether they stand in front.
  private func redundant(_ text: Bytes.Text) -> (words: [UInt8], isInFront: Bool)? {
    if let opening = ImageWords.openings.atStart(text) { return (opening, true) }
    guard let ending = ImageWords.endings.atEnd(text) else { return nil }
    let rest = Bytes.trimmed(Bytes.Text(rebasing: text[..<(text.count - ending.count)]))
    let before = rest.lastIndex(where: \.isBlank).map { Bytes.Text(rebasing: rest[($0 + 1)...]) } ?? rest
    return ImageWords.names.isWhole(before) ? nil : (ending, false)
  }

  private func fault(_ screen: Screen, _ image: NodeID, _ word: (words: [UInt8], isInFront: Bool)) -> Fault {
    let words = String(decoding: word.words, as: UTF8.self)
    var fault = Fault(image, "\(screen.title(image)) says \"\(words)\", which the screen reader says as well")
    fault.data = [Datum("word", words)]
    var bytes: [UInt8] = []
    screen.appendFolded(screen.tree.label[image.index], to: &bytes)
    let rest = word.isInFront ? bytes.dropFirst(words.utf8.count) : bytes.dropLast(words.utf8.count)
    let proposal = String(decoding: rest, as: UTF8.self).withoutEdges
    fault.fix = Fix(
      "leave the word out: \"\(proposal)\"",
      code: FixSnippets.label(screen.header.platform, view: "imageView", proposal))
    return fault
  }
}
