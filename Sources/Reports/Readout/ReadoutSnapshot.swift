import Audit

/// The readout as a text file to be committed and compared: no numbers of lines, no frames, no seconds, and dynamic
/// text masked, so that it changes only when what is heard does.
public enum ReadoutSnapshot {
  /// What the names of the files end in.
  public static let suffix = ".readout.txt"

  /// The lines of the file. The first names the schema, by which a walk over a folder passes the file over.
  public static func lines(_ readout: Readout, key: String) -> [String] {
    var lines = [
      "# schema: screenreadout-readout/1", "# screen: \(PlainText.safe(key))", "# reader: \(readout.reader.rawValue)",
      "",
    ]
    for line in readout.lines {
      switch line {
      case .container(let container, let depth): lines.append(indent(depth) + title(container))
      case .stop(let stop, _, let depth):
        let spoken = stop.masked.isEmpty ? "(silence)" : PlainText.safe(stop.masked)
        lines.append("\(indent(depth))- \(spoken)")
        for more in [stop.remarks, stop.hint].map({ DynamicText.masked($0.utf8) }) where !more.isEmpty {
          lines.append("\(indent(depth))    \(PlainText.safe(more))")
        }
      }
    }
    return lines
  }

  /// The path of a screen's file below the folder of the snapshots. Nothing in a key leads out of the folder.
  public static func path(key: String) -> String {
    let parts = key.split(whereSeparator: { $0 == "/" || $0 == "\\" }).map { part in
      String(part.unicodeScalars.map { isPlain($0) ? Character($0) : "_" })
    }.filter { !$0.allSatisfy { $0 == "." } }
    return (parts.isEmpty ? "screen" : parts.joined(separator: "/")) + suffix
  }

  /// Letters, digits and what file systems take everywhere.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "-", "_", "#", " ": true
    default: scalar.value >= 0xA0 && scalar.properties.isAlphabetic
    }
  }

  private static func title(_ container: Readout.Container) -> String {
    var title = container.word
    if let name = container.name {
      title += " \"\(DynamicText.masked(name.utf8))\""
    } else if let identifier = container.identifier {
      title += " \"\(Masks.identifier(identifier))\""
    }
    return PlainText.safe(title)
  }

  private static func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(depth, ReadoutText.mostIndents))
  }
}
