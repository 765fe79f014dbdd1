/// What to do about a finding.
public struct Fix: Sendable, Equatable {
  /// One sentence, with the names and values of the screen filled in.
  public let summary: String
  /// Code to paste, one for each framework and language that fits.
  public let code: [FixCode]

  /// Joins the parts; lines for the same framework and language are one piece of code, each line once.
  public init(_ summary: String, code: [FixCode] = []) {
    self.summary = summary
    var joined: [FixCode] = []
    for piece in code {
      guard let index = joined.firstIndex(where: { $0.framework == piece.framework && $0.language == piece.language })
      else {
        joined.append(piece)
        continue
      }
      let lines = joined[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      let more = piece.text.split(separator: "\n", omittingEmptySubsequences: false).filter { !lines.contains($0) }
      joined[index] = FixCode(piece.framework, piece.language, (lines + more).joined(separator: "\n"))
    }
    self.code = joined
  }
}

extension Fix {
  /// With the code for a framework first, where there is some: that is what is shown unless another is asked for.
  func leading(with framework: FixCode.Framework) -> Fix {
    guard code.first?.framework != framework else { return self }
    return Fix(summary, code: code.filter { $0.framework == framework } + code.filter { $0.framework != framework })
  }
}

/// Code to paste.
public struct FixCode: Sendable, Equatable {
  /// The framework that an app is written with.
  public enum Framework: String, Sendable, CaseIterable {
    case uikit, swiftui, views, compose
    case reactNative = "react-native"
    case flutter
  }

  /// The language of the code.
  public enum Language: String, Sendable, CaseIterable {
    case swift, objc, kotlin, java, xml, jsx, dart
  }

  /// The framework that the code is for.
  public let framework: Framework
  /// Its language.
  public let language: Language
  /// The lines to paste.
  public let text: String

  /// Joins the parts.
  public init(_ framework: Framework, _ language: Language, _ text: String) {
    self.framework = framework
    self.language = language
    self.text = text
  }
}
