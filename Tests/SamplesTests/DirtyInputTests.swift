import Audit
import Checks
import Importers
import ScreenModel
import Testing
import ViewHierarchy

@Suite("Dirty exports")
struct DirtyInputTests {
  /// A sample of every format, and of every form that a format has.
  private static let samples: [Sample] = Sample.all.filter { sample in
    guard ["shop-grid", "shop-cell"].contains(where: { sample.screen.hasPrefix($0) }), sample.screen != "shop-grid-rtl"
    else { return false }
    return sample.twin == "bad" || sample.format == "maestro-json" && sample.screen != "shop-grid"
  }

  private static let auditor = Result {
    Auditor(rules: RuleSelection().rules(of: try Rulebook.embedded(), checks: allChecks))
  }

  private struct Found: Equatable {
    let finding: ConvertedSamplesTests.Finding
    let line: Int
    let column: Int
  }

  private func audit(_ bytes: [UInt8], _ options: ImportOptions) throws -> (screens: [[Found]], nodes: Int) {
    let file = Export.read(bytes, options: options)
    if let error = file.error { throw error }
    let auditor = try Self.auditor.get()
    let screens = file.captures.map { capture in
      auditor.audit(Screen(capture), key: "").findings.map {
        Found(
          finding: ConvertedSamplesTests.Finding(
            rule: $0.rule, node: $0.element.node.index, message: $0.message),
          line: Int($0.position.line), column: Int($0.position.column))
      }
    }
    return (screens, file.captures.reduce(0) { $0 + $1.tree.count })
  }

  @Test("are read like clean ones, and their lines are those of the file", arguments: Dirt.allCases, samples)
  func findings(dirt: Dirt, sample: Sample) throws {
    let bytes = sample.bytes()
    let text = String(decoding: bytes, as: UTF8.self)
    guard dirt.befalls(text) else { return }
    let options = SampleOptions(bytes).options
    let clean = try audit(bytes, options)
    let file = dirt.applied(to: text)
    let dirty = try audit(file, options)
    #expect(dirty.nodes == dirt.documents * clean.nodes)
    #expect(dirty.screens.map { $0.map(\.finding) } == clean.screens.map { $0.map(\.finding) }.repeated(dirt.documents))
    let lines = text.utf8.filter { $0 == 0x0A }.count + 1
    for (number, screen) in dirty.screens.enumerated() {
      let offset = dirt.offset + (number >= clean.screens.count ? lines : 0)
      for (found, expected) in zip(screen, clean.screens[number % clean.screens.count]) {
        if dirt.isWrapped {
          #expect(
            Self.text(file, found.line, found.column) == Self.text(bytes, expected.line, expected.column),
            "\(found.line):\(found.column)")
        } else {
          #expect(found.line == expected.line + offset)
          #expect(found.column == expected.column)
        }
      }
    }
  }

  /// The name that begins at a place.
  private static func text(_ bytes: [UInt8], _ line: Int, _ column: Int) -> String {
    let lines = bytes.split(separator: 0x0A, maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "no line \(line)" }
    let rest = lines[line - 1].dropFirst(column - 1)
    return String(decoding: rest.prefix { !"\" \\".utf8.contains($0) }, as: UTF8.self)
  }
}

extension Array {
  fileprivate func repeated(_ times: Int) -> [Element] { (0..<times).flatMap { _ in self } }
}
