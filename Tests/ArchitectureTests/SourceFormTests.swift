import TestSupport
import Testing

/// The house style as far as files can show it.
@Suite struct SourceFormTests {
  /// In lines.
  private static let longest = 400
  private static let emptyWords = ["util", "helper", "manager", "common", "misc", "extensions"]

  @Test("there are sources to look at")
  func sources() { #expect(SourceFile.all.count > 20) }

  @Test("no file is longer than 400 lines", arguments: SourceFile.all)
  func length(file: SourceFile) { #expect(file.lines.count <= Self.longest + 1) }

  @Test("no comment is wider than 120 columns, which the formatter does not look at", arguments: SourceFile.all)
  func comments(file: SourceFile) {
    for (index, line) in file.lines.enumerated() where line.drop(while: { $0 == " " }).hasPrefix("///") {
      #expect(line.count <= 120, "\(file.path):\(index + 1)")
    }
  }

  @Test("no file name hides behind a word that says nothing", arguments: SourceFile.all)
  func names(file: SourceFile) {
    let name = file.name.lowercased()
    for word in Self.emptyWords { #expect(!name.contains(word)) }
  }

  @Test("no folder name holds a space")
  func folders() {
    for folder in ["Sources", "Tests", "Rules", "Samples"] {
      #expect(RepositoryFiles.files(below: folder).allSatisfy { !$0.contains(" ") || folder == "Samples" })
    }
  }

  @Test("nothing in the sources can trap on purpose", arguments: SourceFile.all)
  func traps(file: SourceFile) {
    for (index, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      for call in ["fatalError(", "preconditionFailure(", "precondition(", "try!"] {
        #expect(!line.contains(call), "\(file.path):\(index + 1) calls \(call)")
      }
    }
  }
}
