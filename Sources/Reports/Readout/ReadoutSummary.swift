import ViewHierarchy

/// Sentences about a readout that several forms share.
enum ReadoutSummary {
  /// "VoiceOver, 12 stops, 38.2 s, order stated".
  static func counts(_ readout: Readout) -> String {
    let stops = TextReporter.counted(readout.stops.count, "stop")
    return "\(readout.reader.name), \(stops), \(seconds(readout.seconds)), order \(order(readout))"
  }

  static func order(_ readout: Readout) -> String {
    readout.isOrderStated ? "stated by the export" : readout.reader.tolerance
  }

  /// Seconds with one decimal.
  static func seconds(_ seconds: Double) -> String {
    let tenths = seconds.isFinite ? Int(min(seconds, 1e9) * 10 + 0.5) : 0
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// `card 2 of 6 "Aria table lamp"`; the identifier stands where there is no name.
  static func title(_ container: Readout.Container) -> String {
    var title = container.word
    if let number = container.number { title += " \(number)" }
    // UIKit names its tab bars "Tab Bar".
    if let name = container.name ?? container.identifier, name.lowercased() != container.word {
      title += " \"\(name)\""
    }
    return title
  }

  private static func word(_ fact: Fact) -> String {
    switch fact {
    case .value: "values"
    case .hint: "hints"
    case .customActions: "custom actions"
    default: fact.name
    }
  }

  /// What a reader should know: where the main action is, and what the export does not tell.
  static func notes(_ readout: Readout) -> [String] {
    var notes: [String] = []
    if let number = readout.primaryStop, let seconds = readout.secondsToPrimary {
      let stop = readout.stops[number - 1]
      notes.append(
        "main action \"\(stop.spoken)\" after \(TextReporter.counted(number - 1, "swipe")) and "
          + self.seconds(seconds))
    }
    for numbers in readout.unstable where !numbers.isEmpty {
      let list = numbers.map(String.init).joined(separator: ", ")
      notes.append("the order of the stops that begin at \(list) depends on how the system sorts: their tops overlap")
    }
    if !readout.areStopsStated { notes.append("the export does not state which nodes are elements; it is inferred") }
    let silent = readout.missing.map(word)
    if !silent.isEmpty {
      notes.append("partial: the export carries no \(silent.joined(separator: ", no ")); a device may say more")
    }
    if readout.isTruncated { notes.append("the capture was cut; stops may be missing") }
    if readout.isInterrupted { notes.append("another app lay over the screen when it was captured") }
    return notes
  }
}
