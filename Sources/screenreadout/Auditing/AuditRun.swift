import Audit
import Gate
import Importers
import Reports

/// Audits the inputs one after the other and collects what reports and the gate need.
struct AuditRun {
  private let inputs: ExpandedInputs
  private let settings: AuditSettings
  private let reporters: [any Reporter.Type]
  private(set) var record: RunRecord
  private(set) var stores: [String: PartStore] = [:]
  /// The expression of a rule page that failed on a screen; nothing after it was audited.
  private(set) var pageFault: PageError?
  private var keys = ScreenKeyCounter()
  /// The key under which each capture was audited first, by the digest of its bytes.
  private var known: [Fingerprint: String] = [:]
  /// Folders in which an export was found; indices of arguments.
  private var fruitful: Set<Int> = []

  init(_ inputs: ExpandedInputs, _ settings: AuditSettings, reporters: [any Reporter.Type]) {
    self.inputs = inputs
    self.settings = settings
    self.reporters = reporters
    record = RunRecord(version: Version.current, preset: settings.preset, rules: settings.auditor.rules)
    for reporter in reporters { stores[reporter.format] = PartStore() }
  }

  /// Does the work; results come in the order of the inputs, whatever the number of workers.
  mutating func run(_ console: Console) throws(WriteError) {
    let files = inputs.files
    let (settings, reporters) = (settings, reporters)
    var position = 0
    var failure: WriteError?
    var pageFault: PageError?
    ParallelMap.inOrder(files.count, jobs: settings.jobs) { index in
      AuditedFile(files[index], settings, reporters: reporters)
    } consume: { index, audited in
      console.progress("\(index + 1) of \(files.count) files")
      pageFault = audited.captures.lazy.compactMap(\.audit.faults.first).first
      if pageFault != nil { return false }
      do {
        position = addProblems(from: position, before: files[index])
        try add(audited, files[index])
        return true
      } catch {
        failure = error as? WriteError
        return false
      }
    }
    console.clearProgress()
    self.pageFault = pageFault
    if let failure { throw failure }
    _ = addProblems(from: position, before: nil)
    addBarrenFolders()
  }

  /// Takes up the problems that stand before a file among the entries; gives the place behind it.
  private mutating func addProblems(from position: Int, before file: InputFile?) -> Int {
    var index = position
    while index < inputs.entries.count {
      defer { index += 1 }
      switch inputs.entries[index] {
      case .problem(let problem):
        record.add(InputRecord(path: problem.path, status: .unreadable, error: InputProblemRecord(problem.message)))
      case .file(let next) where next == file: return index + 1
      case .file: continue
      }
    }
    return index
  }

  private mutating func add(_ audited: AuditedFile, _ file: InputFile) throws(WriteError) {
    let error = audited.error.map { InputProblemRecord($0.message, line: $0.line, column: $0.column) }
    let isSkipped = audited.error?.kind == .unrecognised && !file.mustBeRead && audited.captures.isEmpty
    if isSkipped {
      return record.add(InputRecord(path: file.path, status: .skipped))
    }
    fruitful.formUnion(file.arguments)
    var warnings = audited.warnings
    var screens: [(key: String, capture: AuditedFile.AuditedCapture)] = []
    let base = settings.screenKey ?? file.screenKey.key
    let isRepeat = repeats(audited, base, &warnings)
    for capture in audited.captures where !isRepeat {
      screens.append((keys.unique(capture.key ?? base), capture))
    }
    record.add(
      InputRecord(
        path: file.path, format: audited.format, status: error == nil ? .audited : .unreadable,
        screens: screens.map(\.key), error: error, warnings: warnings))
    for (key, capture) in screens {
      record.add(
        ScreenRecord(
          key: key, input: record.inputs.count - 1, nodes: capture.nodes, stops: capture.stops, notRun: capture.notRun,
          isInterrupted: capture.isInterrupted, isTruncated: capture.isTruncated), capture.audit)
      for reporter in reporters { try stores[reporter.format]?.append(capture.parts[reporter.format] ?? []) }
    }
  }

  /// Byte-identical captures under one key are audited once; under different keys they are told, since the second may be
  /// a stale dump.
  private mutating func repeats(_ audited: AuditedFile, _ key: String, _ warnings: inout [String]) -> Bool {
    guard let digest = audited.digest, !audited.captures.isEmpty else { return false }
    guard let first = known[digest] else {
      known[digest] = key
      return false
    }
    if first == key {
      warnings.append("the same capture was audited before under the key \(key)")
      return true
    }
    warnings.append("the same bytes as the capture \(first); is one of them a stale dump?")
    return false
  }

  /// A folder without any export was not looked at.
  private mutating func addBarrenFolders() {
    for folder in inputs.folders where !fruitful.contains(folder) {
      let path = inputs.arguments[folder]
      let isTold = record.inputs.contains { $0.path == path && $0.status == .unreadable }
      if isTold { continue }
      record.add(
        InputRecord(
          path: path, status: .unreadable,
          error: InputProblemRecord(
            "no file in this folder is an export; `screenreadout formats` lists what can be read")))
    }
  }
}
