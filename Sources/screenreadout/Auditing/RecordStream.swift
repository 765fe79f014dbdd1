import Audit
import Gate
import Importers
import Markup
import Reports

/// `--stdin-format ndjson`: audits a stream of exports, one JSON object a line, and answers each line at once with its
/// records. For pipes of data engines: a line that cannot be read gives an error record, findings never fail the
/// process, and an empty input prints nothing.
enum RecordStream {
  static func run(_ command: ParsedCommand, _ settings: AuditSettings, _ console: Console) throws(UsageError)
    -> ExitCode
  {
    guard command.arguments == ["-"] || command.arguments.isEmpty else {
      throw UsageError("\(OptionName.stdinFormat.dashed) ndjson reads standard input alone; give - and no other path")
    }
    if command.isGiven(.format), command.text(.format) != RecordsReporter.format {
      throw UsageError("\(OptionName.stdinFormat.dashed) ndjson needs \(OptionName.format.dashed) ndjson")
    }
    var lines = StandardInputLines(limit: settings.maxSize)
    var number = 0
    while let line = lines.next() {
      number += 1
      switch line {
      case .bytes(let bytes) where bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }): continue
      case .bytes(let bytes): console.write(try answer(bytes, number, settings, console))
      case .tooLong:
        console.write(error("the line is longer than \(settings.maxSize) bytes; raise --max-size", nil, number))
      }
      console.flush()
    }
    return .passed
  }

  private static func answer(
    _ line: [UInt8], _ number: Int, _ settings: AuditSettings, _ console: Console
  ) throws(UsageError) -> [UInt8] {
    let document: JSONDocument
    do {
      document = try JSONDocument.parseWhole(line)
    } catch {
      return self.error("the line is no JSON object: \(error.message)", nil, number)
    }
    let root = document.root
    let key = root["key"]?.string
    guard let export = export(root) else {
      return error("the line has no \"export\" (a text) and no \"hierarchy\" (an object)", key, number)
    }
    let name = ScreenNaming.Name(key: key ?? "line \(number)", variant: Variant(), reason: "")
    let input = ImportedInput(export, options: settings.importing)
    let audited = AuditedFile(
      input, name: name, path: name.key, settings, reporters: [RecordsReporter.self])
    if let fault = audited.captures.lazy.compactMap(\.audit.faults.first).first { throw UsageError("\(fault)") }
    var output: [UInt8] = []
    if let problem = audited.error { output += error(problem.message, key, number) }
    output += records(audited, name.key, number, settings, console)
    return output
  }

  /// The text of an export, whatever its form, or the canonical form as an object.
  private static func export(_ root: JSONValue) -> [UInt8]? {
    for key in ["export", "xml", "hierarchy"] {
      guard let value = root[key: key] else { continue }
      if let text = value.string { return Array(text.utf8) }
      if value.kind == .object { return Array(root.document.bytes[value.offset..<value.end]) }
    }
    return nil
  }

  private static func records(
    _ audited: AuditedFile, _ key: String, _ number: Int, _ settings: AuditSettings, _ console: Console
  ) -> [UInt8] {
    var run = RunRecord(version: Version.current, preset: settings.preset, rules: settings.rules)
    var keys = ScreenKeyCounter()
    run.add(InputRecord(path: key, format: audited.format, status: .audited))
    var parts: [[UInt8]] = []
    for capture in audited.captures {
      // The key of the line wins: it is what the engine groups by.
      run.add(
        ScreenRecord(
          key: keys.unique(key), input: 0, nodes: capture.nodes, stops: capture.stops, notRun: capture.notRun,
          isInterrupted: capture.isInterrupted, isTruncated: capture.isTruncated, off: capture.off,
          anchors: capture.anchors), capture.audit)
      parts.append(capture.parts[RecordsReporter.format] ?? [])
    }
    run.judge(settings.suppressions, settings.known, today: settings.today)
    for notice in run.notices where notice.kind == .uncheckedScreens {
      console.note("line \(number): \(notice.message)")
    }
    return RecordsReporter.records(run, parts: parts)
  }

  private static func error(_ message: String, _ key: String?, _ line: Int) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("type")
    writer.string("error")
    if let key {
      writer.key("key")
      writer.string(key)
    }
    writer.key("line")
    writer.number(line)
    writer.key("message")
    writer.string(message)
    writer.endObject()
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }
}
