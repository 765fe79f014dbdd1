import Markup
import Reports
import TestSupport
import Testing

@testable import screenreadout

/// Labels that try to steer the readers of reports, and a text of a megabyte: every report stays valid and inert.
@Suite struct HostileReportTests {
  /// Each format and the file that it is written to.
  private static let files =
    CommandTable.reportFormats.map { ($0, "out/\($0)") } + [("html", "page.html"), ("wcag", "evidence.html")]
  private static let reports = Result { try written() }

  /// All reports on the hostile screen, by file.
  private static func written() throws -> [String: [UInt8]] {
    let folder = try TemporaryFolder()
    let labels = try #require(RepositoryFiles.text(of: "Tests/Fixtures/hostile/labels.json"))
    try folder.write(labels, to: "work/labels.json")
    let long = String(repeating: "<i>~long~</i> ", count: 75_000)
    try folder.write(
      """
      {"kind": "screen", "platform": "ios", "width": 390, "height": 844, "children": [
       {"kind": "button", "element": true, "traits": "button", "label": "\(long)", "hint": "\(long)",
        "x": 10, "y": 60, "width": 20, "height": 20}]}
      """, to: "work/long.json")
    try folder.makeFolder("work/out")
    let options = files.map { "--report \($0)=\($1)" }.joined(separator: " ")
    let outcome = try ChildProcess.run(
      "screenreadout audit labels.json long.json --fail-on never --quiet --format github \(options)", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    var reports = ["standard output": Array(outcome.output.utf8)]
    for (_, file) in files where file != "out/html" {
      reports[file] = try FileReader.read(folder("work/\(file)"), limit: 1 << 27)
    }
    for case .file(let path, let name) in FolderWalk.items(in: folder("work/out/html")) {
      reports["out/html/\(name)"] = try FileReader.read(path, limit: 1 << 27)
    }
    return reports
  }

  private func report(_ file: String) throws -> [UInt8] { try #require(try Self.reports.get()[file], "\(file)") }

  private func text(_ file: String) throws -> String { String(decoding: try report(file), as: UTF8.self) }

  @Test("no report holds a control character, and no report for people one that turns the direction")
  func holdsNoControls() throws {
    for (file, bytes) in try Self.reports.get() {
      let controls = bytes.filter { $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F }
      // In JSON and XML they are escaped; DEL may stand as it is in both.
      #expect(controls.allSatisfy { $0 == 0x7F }, "\(file): \(Set(controls))")
      #expect(String(validating: bytes, as: UTF8.self) != nil, "\(file) is no UTF-8")
      let isForPeople = ["text", "github", "xcode", "markdown", "html", "csv"].contains { file.contains($0) }
      let turning = String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
        (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
      }
      #expect(!isForPeople || !turning, "\(file)")
    }
  }

  @Test("JSON is JSON", arguments: ["json", "run", "sarif", "gitlab", "rdjson"])
  func parsesJSON(_ format: String) throws {
    let document = try JSONDocument.parse(try report("out/\(format)"))
    #expect(document.root.kind == (format == "gitlab" ? .array : .object))
  }

  @Test("XML is XML", arguments: ["xml", "junit", "junit-gitlab", "checkstyle"])
  func parsesXML(_ format: String) throws {
    var elements = 0
    try report("out/\(format)").withUnsafeBufferPointer { bytes in
      _ = try XMLReader(vocabulary: XMLVocabulary([])).read(
        bytes, from: 0,
        open: { _ in
          elements += 1
          return .goOn
        }, close: {}, text: { _ in })
    }
    #expect(elements > 20)
  }

  @Test("each line of ndjson is JSON")
  func parsesRecords() throws {
    let lines = try report("out/ndjson").split(separator: 0x0A)
    #expect(lines.count > 20)
    for line in lines { #expect(try JSONDocument.parse(Array(line)).root["type"]?.string != nil) }
  }

  @Test("a workflow command is one of ours, or the line is none")
  func staysOneCommand() throws {
    let lines = try text("out/github").split(separator: "\n")
    #expect(lines.count > 10)
    for line in lines {
      #expect(["::error file=", "::warning file=", "::notice "].contains { line.hasPrefix($0) }, "\(line.prefix(80))")
    }
    #expect(try report("out/github") == report("standard output"))
    for file in ["out/markdown", "out/text", "out/xcode", "out/csv"] {
      #expect(try !text(file).split(separator: "\n").contains { $0.hasPrefix("::") }, "\(file)")
    }
  }

  @Test("a spreadsheet finds no formula")
  func holdsNoFormula() throws {
    var cell = ""
    var isQuoted = false
    var cells: [String] = []
    for character in try text("out/csv").unicodeScalars {
      switch character {
      case "\"": isQuoted.toggle()
      case ",", "\r", "\n":
        if isQuoted { cell.unicodeScalars.append(character) } else { cells.append(cell); cell = "" }
      default: cell.unicodeScalars.append(character)
      }
    }
    #expect(cells.contains { $0.hasPrefix("'=cmd|") })
    #expect(!cells.contains { cell in ["=", "+", "-", "@", "\t"].contains { cell.hasPrefix($0) } })
  }

  @Test("pages hold one script, ours, and no element of an export")
  func holdsNoMarkup() throws {
    for (file, bytes) in try Self.reports.get() where file.contains("html") && !file.hasSuffix(".js") {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.components(of: "<script").count <= 1, "\(file)")
      for mark in ["<img", "<b>", "<i>", "alert(1)<", "onerror=alert(1)>", "href=\"javascript:"] {
        #expect(!text.contains(mark), "\(file) holds \(mark)")
      }
      #expect(bytes.count < 1_000_000, "\(file) has \(bytes.count) bytes")
    }
  }

  @Test("Markdown stays below the limit of a comment and lets nothing link, mention or embed")
  func holdsNoMarkdown() throws {
    let text = try text("out/markdown")
    #expect(text.utf8.count < 65_536)
    // What stands in code is shown as it is.
    let lines = text.split(separator: "\n").filter { !$0.contains("`") }
    for mark in ["<script", "<img", "](javascript:", "![p]", " @user"] {
      #expect(!lines.contains { $0.contains(mark) }, "\(mark)")
    }
  }

  @Test("a terminal gets a text of a megabyte shortened, and machines get it whole")
  func shortensTexts() throws {
    #expect(try report("out/text").count < 200_000)
    #expect(try report("out/json").count > 1_000_000)
  }
}

extension String {
  /// The places of a text, as the pieces behind them.
  fileprivate func components(of mark: String) -> [Substring] { Array(split(separator: mark).dropFirst()) }
}
