import Audit
import ScreenModel
import ViewHierarchy

/// A text in a script that its language is not written in.
public struct LanguageMismatch: Check {
  public static let id = "language-mismatch"
  private let minLetters: Double
  private let minShare: Double

  public init(_ parameters: RuleParameters) {
    minLetters = parameters["minLetters"]
    minShare = parameters["minShare"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let statements = statements(screen)
    var known: [String: Set<Script>?] = [:]
    for stop in screen.stops.nodes where screen.roles.surroundings[stop.index].isDisjoint(with: [.system, .field]) {
      let statement = statements[stop.index]
      let stated = statement < 0 ? nil : screen.tree.text(.language, NodeID(Int(statement)))
      guard let language = stated ?? screen.header.language else { continue }
      let scripts = known[language] ?? Script.scripts(of: language)
      known[language] = scripts
      guard let scripts, !isTyped(screen, stop) else { continue }
      var letters = Script.Count()
      var name: [UInt8] = []
      screen.appendName(stop, to: &name)
      name.withUnsafeBufferPointer { letters.add($0) }
      guard let main = letters.main, Double(main.letters) >= minLetters else { continue }
      // Brands and technical words are Latin everywhere.
      if scripts.contains(main.script) || main.script == .latin
        || Double(main.letters) < minShare * Double(letters.total)
      {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, stop, main.script, language))
      }
    }
  }

  /// What a field holds was typed by the user.
  private func isTyped(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .field, .secureField, .searchField, .textArea, .webView: true
    default: false
    }
  }

  /// The row of the node at or above each one that states a language; -1 for none.
  private func statements(_ screen: Screen) -> [Int32] {
    var stated = [Int32](repeating: -1, count: screen.tree.count)
    for property in screen.tree.properties where property.key == .language && property.text.hasBytes {
      stated[property.node.index] = property.node.row
    }
    for row in 0..<screen.tree.count where stated[row] < 0 && screen.tree.parent[row] >= 0 {
      stated[row] = stated[Int(screen.tree.parent[row])]
    }
    return stated
  }

  private func fault(_ screen: Screen, _ stop: NodeID, _ script: Script, _ language: String) -> Fault {
    var fault = Fault(
      stop, "\(screen.title(stop)) is written in \(script.name) and read by the voice for \"\(language)\"")
    fault.data = [Datum("script", script.name), Datum("language", language)]
    let view = screen.variable(stop)
    fault.fix = Fix(
      "state the language of the text",
      code: screen.header.platform == .ios
        ? [
          FixCode(.uikit, .swift, "\(view).accessibilityLanguage = \"the text's language\""),
          FixCode(.uikit, .objc, "\(view).accessibilityLanguage = @\"the text's language\";"),
          FixCode(.swiftui, .swift, ".environment(\\.locale, Locale(identifier: \"the text's language\"))"),
        ]
        : [
          FixCode(
            .views, .kotlin,
            "text.setSpan(LocaleSpan(Locale.forLanguageTag(\"the text's language\")), 0, text.length, 0)")
        ])
    return fault
  }
}
