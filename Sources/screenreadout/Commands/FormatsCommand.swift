import Importers
import ViewHierarchy

/// `formats`: what can be read, what it can tell, and how to capture it.
enum FormatsCommand {
  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    if let name = command.arguments.first, let importer = Export.importer(named: name) {
      console.write(page(of: importer))
    } else {
      console.write(list())
    }
    return .passed
  }

  private static func list() -> String {
    let width = Export.importers.map { $0.format.utf8.count }.max() ?? 0
    return Export.importers.map { "\(padded($0.format, to: width))  \($0.summary)\n" }.joined()
  }

  private static func page(of importer: any Importer.Type) -> String {
    var text = "\(importer.format)\n\(importer.summary)\n"
    text += facts("Facts that it can carry", importer.facts, importer.format)
    text += facts("Facts that it cannot carry", Facts.all.subtracting(importer.facts), importer.format)
    let recipes = CaptureRecipe.recipes(for: importer.format)
    if !recipes.isEmpty { text += "\nHow to capture it\n" }
    for recipe in recipes {
      text += "\n  \(recipe.language.rawValue) (\(recipe.note))\n\n"
      for line in recipe.text.split(separator: "\n", omittingEmptySubsequences: false) { text += "    \(line)\n" }
    }
    return text
  }

  /// A fact a line, with what makes an export carry it where that takes doing.
  private static func facts(_ title: String, _ facts: Facts, _ format: String) -> String {
    let width = Fact.allCases.map { $0.name.utf8.count }.max() ?? 0
    var text = facts.facts.isEmpty ? "" : "\n\(title)\n\n"
    for fact in facts.facts {
      guard let advice = CaptureAdvice.advice(format: format, fact: fact) else {
        text += "  \(fact.name)\n"
        continue
      }
      text += "  \(padded(fact.name, to: width))  \(advice)\n"
    }
    return text
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
