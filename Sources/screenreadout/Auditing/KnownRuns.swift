import Audit
import Gate

/// What a run is compared with: a baseline and an earlier run, each where it is asked for.
struct KnownRuns: Sendable {
  private(set) var baseline: Baseline?
  private(set) var baselinePath = ""
  private(set) var run: StoredRun?
  /// Why the earlier run could not be read: the gate has nothing to compare with and must not pass.
  private(set) var problem: (path: String, message: String)?

  /// Larger than a run file of a hundred thousand screens, in bytes.
  static let runLimit = 4_000_000_000

  init(_ command: ParsedCommand) throws(UsageError) {
    if let path = command.text(.baseline) {
      baselinePath = path
      baseline = try Self.baseline(path)
    }
    guard let path = command.text(.against) else { return }
    do {
      run = try StoredRunReader.read(try FileReader.read(path, limit: Self.runLimit))
    } catch let error as ReadError {
      problem = (path, "\(error.message); \(OptionName.against.dashed) needs the run file of the earlier run")
    } catch let error as StoredFileError {
      throw UsageError("\(Self.place(path, error)): \(error.message)")
    } catch {
      problem = (path, "it cannot be read")
    }
  }

  /// The baseline of a file.
  static func baseline(_ path: String) throws(UsageError) -> Baseline {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: FileReader.defaultLimit)
    } catch {
      let hint = error.reason == .missing ? "; `screenreadout baseline create` writes it" : ""
      throw UsageError("\(path): \(error.message)\(hint)")
    }
    do {
      return try BaselineReader.read(bytes)
    } catch {
      throw UsageError("\(place(path, error)): \(error.message)")
    }
  }

  static func place(_ path: String, _ error: StoredFileError) -> String {
    error.line > 0 ? "\(path):\(error.line):\(error.column)" : path
  }

  /// Whether there is anything to compare with.
  var isGiven: Bool { baseline != nil || run != nil }

  /// What was stored of a screen.
  func screen(key: String, variant: Variant) -> StoredScreen? {
    run?.screens.first { $0.key == key && $0.variant == variant }
  }
}
