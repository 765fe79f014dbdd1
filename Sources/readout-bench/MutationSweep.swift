#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif
import Audit
import Checks
import Gate
import Importers
import Reports
import ScreenModel
import ViewHierarchy

/// Reads damaged copies of exports, format by format: none may crash or hang, and each must give a screen or an error
/// that has a place.
struct MutationSweep {
  private var seed: UInt64 = 1
  /// Copies of each format.
  private var count = 20_000
  /// Whether screens are also audited and reported.
  private var audits = false
  /// Where the copy at hand is written before it is read, so that a crash leaves it behind.
  private var keptPath: String?
  private var paths: [String] = []

  static let usage = "readout-bench mutate [--seed N] [--count N] [--audit] [--keep FILE] FILE…"

  /// Nil where a word is not understood.
  init?(_ words: some Collection<String>) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--seed":
        guard let number = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = number
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        count = number
      case "--audit": audits = true
      case "--keep":
        guard let path = rest.popFirst() else { return nil }
        keptPath = path
      default:
        if word.hasPrefix("-") { return nil }
        paths.append(word)
      }
    }
    if paths.isEmpty { return nil }
  }

  /// Sweeps every format among the files and prints a line for each; whether all held.
  func run() -> Bool {
    if let keptPath, !BenchFile.write([], to: keptPath) {
      print("\(keptPath) cannot be written")
      return false
    }
    var formats: [String: [(path: String, bytes: [UInt8])]] = [:]
    for path in paths {
      guard let bytes = BenchFile.read(path), let format = Export.read(bytes).format else { continue }
      formats[format, default: []].append((path, bytes))
    }
    guard let book = try? Rulebook.embedded() else { return false }
    let auditor = audits ? Auditor(rules: RuleSelection().rules(of: book, checks: allChecks)) : nil
    var holds = !formats.isEmpty
    for (format, files) in formats.sorted(by: { $0.key < $1.key }) {
      let tally = sweep(files, auditor)
      print(tally.line(format: format, files: files.count))
      fflush(nil)
      if !tally.holds { holds = false }
    }
    return holds
  }

  private func sweep(_ files: [(path: String, bytes: [UInt8])], _ auditor: Auditor?) -> MutationTally {
    var mutator = Mutator(seed: seed)
    var tally = MutationTally()
    for number in 0..<count {
      let file = files[number % files.count]
      let other = files[(number / files.count) % files.count]
      let bytes = mutator.mutate(file.bytes, with: other.bytes)
      if let keptPath { _ = BenchFile.write(bytes, to: keptPath) }
      alarm(Self.longest)
      let start = ReadingOrderBench.milliseconds()
      let imported = Export.read(bytes)
      let read = ReadingOrderBench.milliseconds()
      if let auditor {
        for capture in imported.captures {
          let screen = Screen(capture)
          let audit = auditor.audit(screen, key: "screen")
          _ = JSONReporter.part(of: AuditedScreen(screen: screen, audit: audit, notRun: [])).count
        }
      }
      let end = ReadingOrderBench.milliseconds()
      alarm(0)
      tally.note(imported, bytes: bytes.count, reading: read - start, auditing: end - read) { fault in
        print("  \(file.path), copy \(number): \(fault)")
      }
    }
    return tally
  }

  /// Seconds after which a copy counts as a hang, and the process ends by its alarm.
  private static let longest: UInt32 = 30
}
