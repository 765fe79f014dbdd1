import Audit
import Gate
import Markup
import ScreenModel
import ViewHierarchy

/// A screen in the JSON report, from `format` on; key and input stand before it.
enum JSONScreen {
  static func write(_ audited: AuditedScreen, to writer: inout JSONWriter) {
    let screen = audited.screen
    let header = screen.header
    writer.member("format", header.sourceFormat)
    writer.member("platform", header.platform.rawValue)
    writer.member("width", header.width)
    writer.member("height", header.height)
    writer.member("nodes", screen.tree.count)
    writer.member("reader", header.platform == .ios ? "voiceover" : "talkback")
    writer.member("order-basis", screen.order.isStated ? "stated" : "predicted")
    if header.truncated { writer.member("truncated", true) }
    if header.interrupted { writer.member("interrupted", true) }
    writer.key("stops")
    writer.beginArray()
    var buffer: [UInt8] = []
    for stop in screen.order.sequence { write(stop, of: screen, &buffer, to: &writer) }
    writer.endArray()
    if !audited.notRun.isEmpty {
      writer.key("not-run")
      writer.beginArray()
      for rule in audited.notRun {
        writer.beginObject()
        writer.member("rule", rule.rule)
        writer.key("missing")
        writer.beginArray()
        for fact in rule.missing { writer.string(fact.name) }
        writer.endArray()
        writer.member("how", rule.how)
        writer.endObject()
      }
      writer.endArray()
    }
  }

  private static func write(_ stop: NodeID, of screen: Screen, _ buffer: inout [UInt8], to writer: inout JSONWriter) {
    let tree = screen.tree
    let row = stop.index
    writer.beginObject()
    writer.member("node", row)
    writer.member("line", Int(tree.position[row].line))
    writer.key("role")
    writer.string(screen.roles.role[row].name)
    if let part = screen.parts.part[row].name { writer.member("part", part) }
    if tree.identifier[row].hasBytes {
      writer.key("identifier")
      tree.withBytes(tree.identifier[row]) { writer.string($0) }
    }
    writer.key("name")
    buffer.removeAll(keepingCapacity: true)
    screen.appendName(stop, to: &buffer)
    buffer.withUnsafeBufferPointer { writer.string($0) }
    writer.key("spoken")
    buffer.removeAll(keepingCapacity: true)
    screen.appendSpoken(stop, to: &buffer)
    buffer.withUnsafeBufferPointer { writer.string($0) }
    if let frame = tree.statedFrame(stop) { writer.member("frame", frame) }
    writer.endObject()
  }
}

extension JSONWriter {
  mutating func member(_ key: StaticString, _ text: String) {
    self.key(key)
    string(text)
  }

  mutating func member(_ key: StaticString, _ number: Double) {
    self.key(key)
    self.number(number)
  }

  mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    self.number(number)
  }

  mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  mutating func member(_ key: StaticString, _ frame: Rect) {
    self.key(key)
    beginArray()
    for number in [frame.x, frame.y, frame.width, frame.height] { self.number(number) }
    endArray()
  }

  mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }

  /// A string that needs no escapes.
  mutating func string(_ text: StaticString) {
    string(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
