import Markup

/// What an XML reader told, as lines of text.
struct Recording {
  static let vocabulary = XMLVocabulary(["root", "a", "b", "x", "y", "ns:p", "ns:q"])

  var events: [String] = []
  var tags: [String] = []
  var positions: [String] = []
  var values: [String] = []
  var text = ""
  var end = 0
  var error: MarkupError?

  init(_ source: String, limits: XMLLimits = XMLLimits(), from start: Int = 0) {
    self.init(bytes: Array(source.utf8), limits: limits, from: start)
  }

  init(bytes: [UInt8], limits: XMLLimits = XMLLimits(), from start: Int = 0, stopAfter: Int = .max) {
    var recording = Self.nothing
    let text = Text()
    do throws(MarkupError) {
      end = try bytes.withUnsafeBufferPointer { buffer throws(MarkupError) in
        try XMLReader(vocabulary: Self.vocabulary, limits: limits).read(
          buffer, from: start,
          open: { tag in
            recording.note(tag)
            return recording.tags.count >= stopAfter ? .stop : .goOn
          }, close: { recording.events.append("/") },
          text: { text.bytes.append(contentsOf: $0) })
      }
    } catch {
      self.error = error
    }
    events = recording.events
    tags = recording.tags
    positions = recording.positions
    values = recording.values
    self.text = String(decoding: text.bytes, as: UTF8.self)
  }

  private static let nothing = Recording()
  private init() {}

  private final class Text { var bytes: [UInt8] = [] }

  private mutating func note(_ tag: borrowing XMLTag) {
    let name = String(decoding: tag.nameBytes, as: UTF8.self)
    tags.append(name)
    positions.append("\(tag.line):\(tag.column)")
    var event = "\(name)#\(tag.name)"
    for index in 0..<tag.attributeCount {
      let value = String(decoding: tag.attributeValue(index), as: UTF8.self)
      let attribute = String(decoding: tag.attributeNameBytes(index), as: UTF8.self)
      values.append(value)
      event += " \(attribute)#\(tag.attributeName(index))=\(value)"
    }
    events.append(event)
  }
}

/// A small generator of repeatable randomness (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A few bytes changed, removed, doubled or put in.
  mutating func mutate(_ source: [UInt8]) -> [UInt8] {
    var bytes = source
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(Array("<>&\"'/{}[],:\\\u{0}".utf8).randomElement(using: &self) ?? 0, at: index)
      case 3: bytes.insert(contentsOf: bytes[index..<min(index + 9, bytes.count)], at: index)
      default: bytes.removeSubrange(index..<min(index + 5, bytes.count))
      }
    }
    return bytes
  }
}
