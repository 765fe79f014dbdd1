import Audit
import ScreenModel
import ViewHierarchy

/// A control whose name is a symbol or a single letter.
public struct LabelSymbolOnly: Check {
  public static let id = "label-symbol-only"
  /// From so many such controls on they are keys, sizes, letters of an index or a palette.
  private static let palette = 4

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    var found: [NodeID] = []
    var short = 0
    var bytes: [UInt8] = []
    for node in screen.stops.nodes where isConcerned(screen, node) {
      bytes.removeAll(keepingCapacity: true)
      screen.appendName(node, to: &bytes)
      guard !bytes.isEmpty else { continue }
      switch bytes.count <= 32 ? kind(bytes) : .words {
      case .words: verdicts.pass()
      case .lost: verdicts.cannotTell()
      case .digit: short += 1
      case .meant:
        short += 1
        verdicts.pass()
      case .symbol:
        short += 1
        found.append(node)
      }
    }
    for node in found {
      if short >= Self.palette { verdicts.cannotTell() } else { verdicts.fault(fault(screen, node)) }
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .key, .field, .secureField, .searchField, .textArea, .cell, .card, .row, .text, .heading, .rating: return false
    default: break
    }
    return screen.isInteractive(node)
      && screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView, .compositeControl, .rating])
  }

  private enum Kind {
    case words, digit, symbol, meant, lost
  }

  /// Signs of calculation are what they say.
  private static let meant: Set<String> = ["+", "-", "−", "×", "÷", "=", "%", "±", "√"]

  private func kind(_ bytes: [UInt8]) -> Kind {
    let name = String(decoding: bytes, as: UTF8.self)
    if Self.meant.contains(name) { return .meant }
    if bytes.withUnsafeBufferPointer(Blank.holdsLostLetters) { return .lost }
    let normalised = Names.normalised(name)
    if normalised.isEmpty { return .symbol }
    guard normalised.unicodeScalars.count == 1, let scalar = normalised.unicodeScalars.first else { return .words }
    if scalar.properties.numericType != nil { return .digit }
    // A single character of Chinese or Japanese is a word.
    return SpokenWords.hasNoBlanks(normalised) || scalar.value >= 0x1100 ? .words : .symbol
  }

  private func fault(_ screen: Screen, _ node: NodeID) -> Fault {
    var fault = Fault(node, "\(screen.title(node)) is named by a symbol, which is read by its own name if at all")
    fault.data = [Datum("label", screen.shortName(node))]
    fault.fix = Fix(
      "set a label in words that say what it does",
      code: FixSnippets.label(screen.header.platform, view: screen.variable(node), "What it does"))
    return fault
  }
}
