/// What is heard on a screen, as lists that the script can read aloud: now, and in the proposed order.
struct ReadoutList {
  private let readout: Readout
  private let stops: [Readout.Stop]
  private let proposal: ProposedList?
  private let language: String?

  /// - Parameter proposal: the solver's order; nil where there is none, or it changes nothing.
  init(_ readout: Readout, proposal: ProposedList?, language: String?) {
    self.readout = readout
    stops = readout.stops
    self.proposal = proposal
    self.language = language
  }

  var html: HTML {
    let basis = readout.isOrderStated ? "stated by the export" : readout.reader.tolerance
    let now = list(
      stops, moved: [],
      title:
        "<strong>What \(readout.reader.name) reads</strong> (\(basis)), \(whole(readout.seconds)) s in all\(primary)")
    return "\(now)\(proposed)"
  }

  private var proposed: HTML {
    guard let proposal else { return "" }
    let known = Dictionary(stops.map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    let sequence = proposal.sequence.compactMap { known[$0] }
    let count = TextReporter.counted(proposal.moves, "move")
    return list(
      sequence, moved: proposal.moved,
      title: "<strong>In which order it should be read</strong>: \(count) away; the dashed line in the picture")
  }

  private func list(_ stops: [Readout.Stop], moved: Set<Int>, title: HTML) -> HTML {
    var items: HTML = ""
    for stop in stops {
      let mark: HTML = moved.contains(stop.node) ? "<span class=\"moved\">moved:</span> " : ""
      items += """
        <li data-node="\(stop.node)">\(mark)<span class="spoken"\(language.map { " lang=\"\($0)\"" as HTML } ?? "")>\
        <bdi>\(stop.spoken.isEmpty ? "(silence)" : stop.spoken)</bdi></span>\(details(stop))</li>

        """
    }
    return """
      <div class="readout">
      <p>\(title)</p>
      <p class="listen" hidden>
      <button type="button" data-listen><span aria-hidden="true">▶</span> Listen</button>
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
    var html: HTML = ""
    if !stop.remarks.isEmpty || !stop.hint.isEmpty {
      let gap = stop.remarks.isEmpty || stop.hint.isEmpty ? "" : " "
      html += " <span class=\"hint\">… <bdi>\(stop.remarks)\(gap)\(stop.hint)</bdi></span>"
    }
    html += " <span class=\"place\">\(stop.role)"
    if !stop.unit.isEmpty { html += ", \(stop.unit)" }
    if !stop.spot.isEmpty { html += ", \(stop.spot)" }
    html += "</span>"
    return html
  }

  private var primary: HTML {
    guard let stop = readout.primaryStop, let seconds = readout.secondsToPrimary else { return "." }
    return "; the main action is stop \(stop), after \(whole(seconds)) s."
  }

  private func whole(_ seconds: Double) -> Int { seconds.isFinite ? Int(min(seconds, 1e9).rounded()) : 0 }
}
