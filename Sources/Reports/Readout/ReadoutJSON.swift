import Markup
import ViewHierarchy

/// A screen of `screenreadout-readout/1`. Containers are listed apart; stops name theirs by its place in that list.
enum ReadoutJSON {
  static func write(_ readout: Readout, key: String, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("key", key)
    writer.member("format", readout.format)
    writer.member("reader", readout.reader.rawValue)
    writer.member("order-basis", readout.isOrderStated ? "stated" : "predicted")
    writer.member("stops-basis", readout.areStopsStated ? "stated" : "predicted")
    writer.member("seconds", readout.seconds)
    if let number = readout.primaryStop, let seconds = readout.secondsToPrimary {
      writer.key("primary")
      writer.beginObject()
      writer.member("node", readout.stops[number - 1].node)
      writer.member("swipes", number - 1)
      writer.member("seconds", seconds)
      writer.endObject()
    }
    if !readout.missing.isEmpty { writer.member("missing", readout.missing.map(\.name)) }
    if readout.isTruncated { writer.member("truncated", true) }
    if readout.isInterrupted { writer.member("interrupted", true) }
    if !readout.unstable.isEmpty { writeUnstable(readout, to: &writer) }
    writeLines(readout, to: &writer)
    writer.endObject()
  }

  /// As numbers of stops, from 1.
  private static func writeUnstable(_ readout: Readout, to writer: inout JSONWriter) {
    writer.key("unstable")
    writer.beginArray()
    for numbers in readout.unstable {
      writer.beginArray()
      for number in numbers { writer.number(number) }
      writer.endArray()
    }
    writer.endArray()
  }

  private static func writeLines(_ readout: Readout, to writer: inout JSONWriter) {
    // The containers that are open at each depth, as places in the list.
    var open: [Int] = []
    var stops: [(stop: Readout.Stop, container: Int?)] = []
    var count = 0
    writer.key("containers")
    writer.beginArray()
    for line in readout.lines {
      switch line {
      case .container(let container, let depth):
        open.removeLast(max(0, open.count - depth))
        write(container, parent: open.last, to: &writer)
        open.append(count)
        count += 1
      case .stop(let stop, _, let depth):
        open.removeLast(max(0, open.count - depth))
        stops.append((stop, open.last))
      }
    }
    writer.endArray()
    writer.key("stops")
    writer.beginArray()
    for (stop, container) in stops { write(stop, container: container, of: readout, to: &writer) }
    writer.endArray()
  }

  private static func write(_ container: Readout.Container, parent: Int?, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("node", container.node)
    writer.member("word", container.word)
    if let number = container.number { writer.member("number", number) }
    if let identifier = container.identifier { writer.member("identifier", identifier) }
    if let name = container.name { writer.member("name", name) }
    if let parent { writer.member("parent", parent) }
    writer.endObject()
  }

  private static func write(
    _ stop: Readout.Stop, container: Int?, of readout: Readout, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("node", stop.node)
    writer.member("line", stop.line)
    writer.member("role", stop.role)
    if let identifier = stop.identifier { writer.member("identifier", identifier) }
    writer.member("spoken", stop.spoken)
    if !stop.remarks.isEmpty { writer.member("remarks", stop.remarks) }
    if !stop.hint.isEmpty { writer.member("hint", stop.hint) }
    if !stop.place.isEmpty { writer.member("place", stop.place) }
    if stop.isHeading { writer.member("heading", true) }
    if let container { writer.member("container", container) }
    writer.member("seconds", stop.seconds)
    // What no stop has stands once, at the screen.
    if stop.missing != readout.missing { writer.member("missing", stop.missing.map(\.name)) }
    writer.endObject()
  }
}
