import Testing

@testable import screenreadout

/// One run of the program, written as text: files, a command, and what must come of it.
///
/// Lines before the first section tell what it is about. A section begins with `--- ` and its name; its text goes to
/// the next section. `file NAME` is written before the run, `command` is handed to the shell in a fresh folder that
/// holds only those files, `stdin` is what it reads. `stdout` and `stderr` must come exactly (a missing section:
/// nothing at all), where `[..]` stands for any letters within a line and a line `...` for any lines; `status` is the
/// exit code (missing: 0).
struct Scenario: CustomTestStringConvertible, Sendable {
  let name: String
  private(set) var files: [(name: String, text: String)] = []
  private(set) var command = ""
  private(set) var input = ""
  private(set) var output: [String] = []
  private(set) var errors: [String] = []
  private(set) var status: Int32 = 0

  var testDescription: String { name }

  struct FormError: Error, CustomStringConvertible {
    let description: String
  }

  init(name: String, text: String) throws {
    self.name = name
    var sections: [(name: String, lines: [String])] = []
    for line in Self.lines(text) {
      if line.hasPrefix("--- ") {
        sections.append((String(line.dropFirst(4)), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].lines.append(line)
      }
    }
    for (section, lines) in sections {
      let text = lines.map { $0 + "\n" }.joined()
      switch section {
      case "command": command = text
      case "stdin": input = text
      case "stdout": output = lines
      case "stderr": errors = lines
      case "status":
        guard lines.count == 1, let code = Int32(lines[0]) else {
          throw FormError(description: "\(name): the section status holds one number")
        }
        status = code
      case _ where section.hasPrefix("file "): files.append((String(section.dropFirst(5)), text))
      default: throw FormError(description: "\(name): unknown section \(section)")
      }
    }
    if command.isEmpty { throw FormError(description: "\(name): no section command") }
  }

  /// The lines of a text; one that does not end in a line break is told apart by a marker.
  static func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "<no line break>" }
    return lines
  }

  /// All scenarios, by name.
  static func all() throws -> [Scenario] {
    let folder = Self.folder
    return try FolderListing.names(in: folder).filter { $0.hasSuffix(".scenario") }.map { name in
      let bytes = try FileReader.read(FolderListing.join(folder, name), limit: 1 << 20)
      return try Scenario(name: String(name.dropLast(9)), text: String(decoding: bytes, as: UTF8.self))
    }
  }

  private static var folder: String {
    #filePath.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" } + "/Scenarios"
  }
}
