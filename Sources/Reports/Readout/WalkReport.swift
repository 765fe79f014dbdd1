import Markup

/// Writes how a recorded walk and the readout agree.
public enum WalkReport {
  /// For people: the differences, then the counts.
  public static func text(_ walk: WalkComparison, key: String) -> String {
    var text = ""
    for entry in walk.entries {
      switch entry {
      case .matched: continue
      case .moved(let stop, let line):
        text += "moved: predicted as stop \(stop), heard on line \(line)\n    \(predicted(stop, walk))\n"
      case .saidDifferently(let stop, let line):
        text += "said differently: stop \(stop), line \(line)\n"
        text += "  - \(predicted(stop, walk))\n  + \(heard(line, walk))\n"
      case .missing(let stop): text += "missing: stop \(stop) was never heard\n  - \(predicted(stop, walk))\n"
      case .extra(let line): text += "extra: line \(line) was not predicted\n  + \(heard(line, walk))\n"
      }
    }
    let counts = counts(walk)
    let stops = walk.predicted.count - walk.silent
    text += "\(PlainText.safe(key)): \(counts.matched) of \(TextReporter.counted(stops, "stop")) as predicted"
    text += ", \(counts.moved) moved, \(counts.different) said differently, \(counts.missing) missing"
    text += ", \(counts.extra) extra\n"
    if walk.silent > 0 {
      text += "\(TextReporter.counted(walk.silent, "stop")) without words cannot be recorded and were not compared\n"
    }
    return text
  }

  /// For programs.
  public static func json(_ walk: WalkComparison, key: String) -> [UInt8] {
    var writer = JSONWriter(breakDepth: 2)
    let counts = counts(walk)
    writer.beginObject()
    writer.member("schema", "screenreadout-walk/1")
    writer.member("key", key)
    writer.member("agrees", walk.agrees)
    writer.member("matched", counts.matched)
    writer.member("moved", counts.moved)
    writer.member("differently", counts.different)
    writer.member("missing", counts.missing)
    writer.member("extra", counts.extra)
    writer.member("silent", walk.silent)
    writer.key("entries")
    writer.beginArray()
    for entry in walk.entries {
      writer.beginObject()
      switch entry {
      case .matched(let stop, let line): write("matched", stop, line, walk, to: &writer)
      case .moved(let stop, let line): write("moved", stop, line, walk, to: &writer)
      case .saidDifferently(let stop, let line): write("differently", stop, line, walk, to: &writer)
      case .missing(let stop): write("missing", stop, nil, walk, to: &writer)
      case .extra(let line): write("extra", nil, line, walk, to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
    return writer.takeBytes()
  }

  private static func write(
    _ state: String, _ stop: Int?, _ line: Int?, _ walk: WalkComparison, to writer: inout JSONWriter
  ) {
    writer.member("state", state)
    if let stop {
      writer.member("stop", stop)
      writer.member("predicted", walk.predicted[stop - 1])
    }
    if let line {
      writer.member("line", line)
      writer.member("heard", walk.heard[line - 1])
    }
  }

  private static func predicted(_ stop: Int, _ walk: WalkComparison) -> String {
    PlainText.safe(walk.predicted[stop - 1])
  }

  private static func heard(_ line: Int, _ walk: WalkComparison) -> String { PlainText.safe(walk.heard[line - 1]) }

  private typealias Counts = (matched: Int, moved: Int, different: Int, missing: Int, extra: Int)

  private static func counts(_ walk: WalkComparison) -> Counts {
    var counts: Counts = (0, 0, 0, 0, 0)
    for entry in walk.entries {
      switch entry {
      case .matched: counts.matched += 1
      case .moved: counts.moved += 1
      case .saidDifferently: counts.different += 1
      case .missing: counts.missing += 1
      case .extra: counts.extra += 1
      }
    }
    return counts
  }
}
