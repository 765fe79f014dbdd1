import Audit
import ScreenModel
import ViewHierarchy

/// A name that stays as it is when the rest of the screen is in another language.
public struct LabelUntranslated: Check {
  public static let id = "label-untranslated"
  public static let axes: [Variant.Axis] = [.locale]
  public static let isForPairsOnly = true
  private let minTranslated: Double
  private let minLetters: Double

  public init(_ parameters: RuleParameters) {
    minTranslated = parameters["minTranslated"]
    minLetters = parameters["minLetters"]
  }

  public func run(_ pair: ScreenPair, _ verdicts: inout PairVerdicts) {
    guard Self.language(pair.usual, pair.usualName) != Self.language(pair.varied, pair.variedName) else { return }
    let named = pair.matches.filter { isWords($0.usual.name) && isWords($0.varied.name) && !$0.varied.isSystem }
    let same = named.filter { $0.usual.name == $0.varied.name }
    // A screen of which little is translated is one that was not translated: one thing to know, but not this one.
    guard Double(named.count - same.count) >= minTranslated, 2 * same.count < named.count else {
      if !named.isEmpty { verdicts.cannotTell() }
      return
    }
    for match in named {
      if match.usual.name == match.varied.name, isOfTheApp(match.varied) {
        verdicts.fault(fault(pair, match.varied), on: .varied)
      } else {
        verdicts.pass()
      }
    }
  }

  /// The first part of a language tag: `pt` of `pt-BR`.
  private static func language(_ extract: ScreenExtract, _ variant: String) -> Substring {
    (extract.language ?? variant).prefix { $0 != "-" && $0 != "_" }
  }

  /// Names of people, places and products in lists are nobody's to translate; names of controls are.
  private func isOfTheApp(_ item: ExtractItem) -> Bool {
    switch item.role {
    case .text, .heading: item.unit == nil && item.name.utf8.contains(UInt8(ascii: " "))
    case .cell, .card, .row, .link, .field, .secureField, .textArea, .key: false
    default: item.isStop
    }
  }

  private func isWords(_ name: String) -> Bool {
    var letters = Script.Count()
    var name = name
    name.withUTF8 { letters.add($0) }
    return Double(letters.weightedTotal) >= minLetters
  }

  private func fault(_ pair: ScreenPair, _ item: ExtractItem) -> Fault {
    var fault = Fault(
      item.node, "\(item.title) is called the same in \(pair.usualName) and in \(pair.variedName)", confidence: .review)
    fault.fix = Fix(
      "translate the label with the rest of the screen", code: FixSnippets.localised(pair.varied.platform))
    return fault
  }
}
