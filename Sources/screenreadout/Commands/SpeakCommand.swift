import Reports
import ScreenModel
import ViewHierarchy

/// `speak`: what a screen-reader user hears, stop by stop; written as snapshots, checked against them, or compared with
/// a recorded walk.
enum SpeakCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    try checkCombination(command)
    let inputs = try AuditCommand.told(command)
    let form = command.flag(.plain) ? .plain : command.choice(.format) ?? ReadoutForm.text
    if let folder = command.text(.write) {
      var writing = try SnapshotWriting(folder: folder, inputs: inputs)
      let code = read(inputs, command, console) { readout, key in writing.write(readout, key: key, console) }
      return code.combined(with: writing.finish(console))
    }
    if let folder = command.text(.check) {
      var check = SnapshotCheck(folder: folder)
      let code = read(inputs, command, console) { readout, key in check.check(readout, key: key, console) }
      return code.combined(with: check.finish(console))
    }
    if let path = command.text(.compare) { return try compare(path, inputs, command, console, form) }
    var writer = ReadoutWriter(form, usesColor: console.usesColor)
    var output = ReportOutput { console.write($0) }
    let code = read(inputs, command, console) { readout, key in writer.write(readout, key: key, to: &output) }
    writer.finish(&output)
    return code
  }

  private static func checkCombination(_ command: ParsedCommand) throws(UsageError) {
    let modes: [OptionName] = [.write, .check, .compare].filter { command.isGiven($0) }
    if modes.count > 1 { throw UsageError("\(modes[0].dashed) and \(modes[1].dashed) exclude each other") }
    if command.flag(.plain), command.isGiven(.format) {
      throw UsageError("\(OptionName.plain.dashed) and \(OptionName.format.dashed) exclude each other")
    }
  }

  /// Hands over the readout of every screen with its key, in the order of the inputs.
  private static func read(
    _ inputs: ExpandedInputs, _ command: ParsedCommand, _ console: Console, take: (Readout, String) -> Void
  ) -> ExitCode {
    let reader: ScreenReader? = command.choice(.reader)
    let hints = command.text(.hints) != "off"
    let reading = ScreenReading(
      inputs: inputs, command: command, console: console, platform: reader.map { $0 == .voiceover ? .ios : .android })
    return reading.run(make: { Readout($0, hints: hints) }, take: take)
  }

  // MARK: Comparing

  private static func compare(
    _ path: String, _ inputs: ExpandedInputs, _ command: ParsedCommand, _ console: Console, _ form: ReadoutForm
  ) throws(UsageError) -> ExitCode {
    if form == .markdown { throw UsageError("\(OptionName.compare.dashed) prints text or json, not markdown") }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
    } catch {
      console.failure("\(path): \(error.message)")
      return .unreadable
    }
    let recording = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    var screens: [(readout: Readout, key: String)] = []
    let code = read(inputs, command, console) { screens.append(($0, $1)) }
    guard let (readout, key) = screens.first else { return code }
    guard screens.count == 1 else {
      throw UsageError(
        "\(OptionName.compare.dashed) compares one screen, and \(screens.count) were read; name one file with one screen"
      )
    }
    let walk = WalkComparison(readout, recording: recording)
    if form == .json {
      console.write(WalkReport.json(walk, key: key))
    } else {
      console.write(WalkReport.text(walk, key: key))
    }
    return code.combined(with: walk.agrees ? .passed : .failed)
  }
}
