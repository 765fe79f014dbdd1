import Gate
import Reports
import ScreenModel
import ViewHierarchy

/// `speak`: what a screen-reader user hears, stop by stop; written as snapshots, checked against them, or compared with a
/// recorded walk.
enum SpeakCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    try checkCombination(command)
    let inputs = try InputExpander.expand(command)
    let form = command.flag(.plain) ? .plain : command.choice(.format) ?? ReadoutForm.text
    if let folder = command.text(.write) {
      var writing = SnapshotWriting(folder: folder, inputs: inputs)
      let code = read(inputs, command, console) { readout, key in writing.write(readout, key: key, console) }
      return code.combined(with: writing.finish(console))
    }
    if let folder = command.text(.check) {
      var check = SnapshotCheck(folder: folder)
      let code = read(inputs, command, console) { readout, key in check.check(readout, key: key, console) }
      return code.combined(with: check.finish(console))
    }
    if let path = command.text(.compare) { return try compare(path, inputs, command, console, form) }
    var writer = ReadoutWriter(form, usesColor: console.style.isOn)
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

  // MARK: Reading

  /// Hands over the readout of every screen with its key, in the order of the inputs.
  private static func read(
    _ inputs: ExpandedInputs, _ command: ParsedCommand, _ console: Console, take: (Readout, String) -> Void
  ) -> ExitCode {
    var code = ExitCode.passed
    var keys = ScreenKeyCounter()
    var known: Set<SpokenFile.Seen> = []
    var fruitful: Set<Int> = []
    for entry in inputs.entries {
      guard case .problem(let problem) = entry else { continue }
      console.failure("\(problem.path): \(problem.message)")
      code = code.combined(with: .unreadable)
    }
    let (files, settings) = (inputs.files, settings(command))
    let jobs = command.number(.jobs) ?? ParallelMap.defaultJobs
    ParallelMap.inOrder(files.count, jobs: jobs) {
      SpokenFile(files[$0], settings)
    } consume: { index, spoken in
      let file = files[index]
      if let error = spoken.error {
        if error.kind == .unrecognised, !file.mustBeRead, spoken.readouts.isEmpty { return true }
        let place = error.line > 0 ? "\(file.path):\(error.line):\(error.column)" : file.path
        console.failure("\(place): \(error.message)")
        code = code.combined(with: .unreadable)
      }
      fruitful.formUnion(file.arguments)
      for warning in spoken.warnings { console.note("\(file.path): \(warning)") }
      let base = command.text(.screen) ?? file.screenKey.key
      if let digest = spoken.digest, !known.insert(SpokenFile.Seen(digest: digest, key: base)).inserted {
        console.note("\(file.path): the same capture was read before under the key \(base)")
        return true
      }
      for (key, readout) in spoken.readouts { take(readout, keys.unique(key ?? base)) }
      return true
    }
    for folder in inputs.folders where !fruitful.contains(folder) {
      // An empty folder is told already.
      guard files.contains(where: { $0.arguments.contains(folder) }) else { continue }
      console.failure(
        "\(inputs.arguments[folder]): no file in this folder is an export; `screenreadout formats` lists what can be read"
      )
      code = code.combined(with: .unreadable)
    }
    return code
  }

  private static func settings(_ command: ParsedCommand) -> SpokenFile.Settings {
    let reader: ScreenReader? = command.choice(.reader)
    return SpokenFile.Settings(
      importing: AuditSettings.importing(command), maxSize: command.number(.maxSize) ?? FileReader.defaultLimit,
      hints: command.text(.hints) != "off", platform: reader.map { $0 == .voiceover ? .ios : .android })
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

extension SpokenFile {
  /// Captures with the same bytes under one key are one.
  fileprivate struct Seen: Hashable {
    let digest: Fingerprint
    let key: String
  }
}
