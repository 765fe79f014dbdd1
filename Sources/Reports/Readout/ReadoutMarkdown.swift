/// The readout as a Markdown table, for pull requests and documents.
enum ReadoutMarkdown {
  static func text(_ readout: Readout, key: String) -> String {
    var text = "## \(escaped(key))\n\n\(ReadoutSummary.counts(readout)).\n\n"
    text += "| # | heard | role | place | seconds |\n|--:|---|---|---|--:|\n"
    for line in readout.lines {
      switch line {
      case .container(let container, _): text += "| | **\(escaped(ReadoutSummary.title(container)))** | | | |\n"
      case .stop(let stop, let number, _):
        let spoken = stop.spoken.isEmpty ? "*(silence)*" : escaped(stop.spoken)
        let more = [stop.remarks, stop.hint].filter { !$0.isEmpty }.map { " … *\(escaped($0))*" }.joined()
        let seconds = ReadoutSummary.seconds(stop.seconds).dropLast(2)
        text += "| \(number) | \(stop.isHeading ? "**\(spoken)**" : spoken)\(more) | \(stop.role) "
        text += "| \(escaped(stop.place)) | \(seconds) |\n"
      }
    }
    let notes = ReadoutSummary.notes(readout)
    if !notes.isEmpty { text += "\n" + notes.map { "- \(escaped($0))\n" }.joined() }
    return text
  }

  /// A text that Markdown and HTML take as text, on one line.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in PlainText.safe(text) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "|", "*", "_", "`", "[", "]", "#", "~", ">", "@", "!": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
