import Markup

/// The forms in which readouts are written.
public enum ReadoutForm: String, Sendable {
  case text, json, markdown
  /// One utterance a line and nothing else, for a speech synthesiser.
  case plain
}

/// Writes readouts one after the other in one form.
public struct ReadoutWriter {
  private let form: ReadoutForm
  private let ink: Ink
  private var json = JSONWriter(breakDepth: 4)
  private var isFirst = true

  /// - Parameter usesColor: whether the form for people may use colours.
  public init(_ form: ReadoutForm, usesColor: Bool = false) {
    self.form = form
    ink = Ink(usesColor)
    guard form == .json else { return }
    json.beginObject()
    json.member("schema", "screenreadout-readout/1")
    json.key("screens")
    json.beginArray()
  }

  /// Writes the readout of a screen.
  public mutating func write(_ readout: Readout, key: String, to output: inout ReportOutput) {
    switch form {
    case .text: output.write((isFirst ? "" : "\n") + ReadoutText(readout, key: key, ink).text)
    case .markdown: output.write((isFirst ? "" : "\n") + ReadoutMarkdown.text(readout, key: key))
    case .plain: output.write(Self.plain(readout))
    case .json:
      ReadoutJSON.write(readout, key: key, to: &json)
      output.write(json.takeBytes())
    }
    isFirst = false
  }

  /// Writes what must follow the last readout.
  public mutating func finish(_ output: inout ReportOutput) {
    guard form == .json else { return }
    json.endArray()
    json.endObject()
    output.write(json.takeBytes())
  }

  /// A stop that says nothing is an empty line: a synthesiser makes a pause of it.
  private static func plain(_ readout: Readout) -> String {
    readout.stops.map { stop in
      (stop.utterances.isEmpty ? [""] : stop.utterances).map { PlainText.safe($0) + "\n" }.joined()
    }.joined()
  }
}
