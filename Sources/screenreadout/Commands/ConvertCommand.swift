import Importers
import ViewHierarchy

/// `convert`: any export in the canonical form.
enum ConvertCommand {
  /// Writes every screen of the file; what stands before an error is written all the same.
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let path = command.arguments.first ?? "-"
    let limit = command.number(.maxSize) ?? FileReader.defaultLimit
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try FileReader.readStandardInput(limit: limit) : try FileReader.read(path, limit: limit)
    } catch {
      console.failure("\(path): \(error.message)")
      return .unreadable
    }
    var options = AuditSettings.importing(command)
    options.neighbours = Neighbours.reader(of: path, limit: limit)
    let file = Export.read(bytes, options: options)
    let writer = CanonicalWriter(command.text(.to) == "json" ? .json : .xml)
    for capture in file.captures {
      var capture = capture
      if let key = command.text(.screen) { capture.header.key = key }
      var output: [UInt8] = []
      writer.write(capture, to: &output)
      console.write(output)
    }
    for warning in file.warnings + file.captures.flatMap(\.warnings) { console.note("\(path): \(warning)") }
    guard let error = file.error else {
      if !file.captures.isEmpty { return .passed }
      console.failure("\(path): the file holds no screen")
      return .unreadable
    }
    console.failure(
      error.line > 0 ? "\(path):\(error.line):\(error.column): \(error.message)" : "\(path): \(error.message)")
    return .unreadable
  }
}
