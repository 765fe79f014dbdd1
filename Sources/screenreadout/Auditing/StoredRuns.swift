import Audit
import Checks
import Gate

/// Run files by name, and the rules that they speak of.
enum StoredRuns {
  /// Reads a run file.
  static func read(_ path: String) throws(UsageError) -> StoredRun {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: KnownRuns.runLimit)
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    do {
      return try StoredRunReader.read(bytes)
    } catch {
      throw UsageError("\(KnownRuns.place(path, error)): \(error.message)")
    }
  }

  /// The rules of a stored run, with the pages that are at hand.
  static func rules(of run: StoredRun, _ book: Rulebook) throws(UsageError) -> [ActiveRule] {
    var rules: [ActiveRule] = []
    for stored in run.rules {
      guard let page = book[stored.id], let rule = ActiveRule(page: page, checks: allChecks, severity: stored.severity)
      else {
        throw UsageError(
          "the run speaks of the rule \(stored.id), which is not known here; give the folder of its page with "
            + OptionName.rulebook.dashed)
      }
      rules.append(rule)
    }
    return rules
  }
}
