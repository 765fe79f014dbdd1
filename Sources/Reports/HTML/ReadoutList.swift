import ScreenModel

/// What is heard on a screen, as a list that the script can read aloud.
struct ReadoutList {
  private let readout: Readout
  private let language: String?

  init(_ readout: Readout, language: String?) {
    self.readout = readout
    self.language = language
  }

  var html: HTML {
    var items: HTML = ""
    for stop in readout.stops {
      items += """
        <li data-node="\(stop.node)"><span class="spoken"\(language.map { " lang=\"\($0)\"" as HTML } ?? "")>\
        <bdi>\(stop.spoken.isEmpty ? "(silence)" : stop.spoken)</bdi></span>\(details(stop))</li>

        """
    }
    let basis = readout.isOrderStated ? "stated by the export" : readout.reader.tolerance
    return """
      <div class="readout">
      <p><strong>What \(readout.reader.name) reads</strong> (\(basis)), \(whole(readout.seconds)) s in all\(primary)</p>
      <p class="listen" hidden>
      <button type="button" data-listen>Listen</button>
      <button type="button" data-stop hidden>Stop</button>
      <label>Speed <select data-rate><option value="1">1 ×</option><option value="1.5">1.5 ×</option>\
      <option value="2">2 ×</option><option value="3">3 ×</option></select></label>
      </p>
      <ol>
      \(items)</ol>
      </div>

      """
  }

  private func details(_ stop: Readout.Stop) -> HTML {
    let words = [stop.role, stop.unit, stop.spot].filter { !$0.isEmpty }.joined(separator: ", ")
    let more = [stop.remarks, stop.hint].filter { !$0.isEmpty }.joined(separator: " ")
    let hint: HTML = more.isEmpty ? "" : " <span class=\"hint\">… <bdi>\(more)</bdi></span>"
    return "\(hint) <span class=\"place\">\(words)</span>"
  }

  private var primary: HTML {
    guard let stop = readout.primaryStop, let seconds = readout.secondsToPrimary else { return "." }
    return "; the main action is stop \(stop), after \(whole(seconds)) s."
  }

  private func whole(_ seconds: Double) -> Int { seconds.isFinite ? Int(min(seconds, 1e9).rounded()) : 0 }
}
