import Gate
import ScreenModel
import ViewHierarchy

extension Readout {
  /// What a run file tells of a readout: the stops with what they say, without hints, remarks and containers.
  init(_ screen: StoredScreen) {
    stops = screen.stops.map { stop in
      let node = screen.tree.indices.contains(stop.node) ? screen.tree[stop.node] : nil
      return Stop(
        node: stop.node, line: stop.line, role: node?.role ?? "",
        identifier: node.flatMap { $0.identifier.isEmpty ? nil : $0.identifier }, spoken: stop.spoken, remarks: "",
        hint: "", textBytes: stop.spoken.utf8.count, unit: "", isUnitTold: false, spot: "",
        seconds: Speech.seconds(stop.spoken.utf8), isHeading: node?.role == "heading", missing: [])
    }
    lines = stops.enumerated().map { .stop($1, number: $0 + 1, depth: 0) }
    reader = ScreenReader(Platform(rawValue: screen.platform) ?? .ios)
    format = ""
    seconds = screen.stops.reduce(0) { $0 + Speech.seconds($1.spoken.utf8) }
    isOrderStated = screen.isOrderStated
    areStopsStated = false
    unstable = []
    primaryStop = nil
    missing = []
    isTruncated = screen.isTruncated
    isInterrupted = screen.isInterrupted
  }
}
