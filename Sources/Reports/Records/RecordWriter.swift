import Markup
import ViewHierarchy

/// Writes the records of a report in JSON or in XML, from one description of them.
///
/// In XML an object is an element, a scalar an attribute, an array of objects a wrapper element with elements in the
/// singular, an array of numbers or ids one attribute, and an array of sentences repeated elements with text.
struct RecordWriter {
  /// The notations.
  enum Notation {
    case json, xml
  }

  let notation: Notation
  private var json: JSONWriter
  private var xml = XMLRecords()

  /// A writer; the breaks of JSON are those of ``Markup/JSONWriter``.
  init(_ notation: Notation, breakDepth: Int = 0) {
    self.notation = notation
    json = JSONWriter(breakDepth: breakDepth)
  }

  /// The number of bytes that wait to be taken.
  var count: Int { notation == .json ? json.bytes.count : xml.bytes.count }

  /// Hands over what was written so far. In XML only what stands outside of open objects, or everything at the end.
  mutating func takeBytes() -> [UInt8] { notation == .json ? json.takeBytes() : xml.takeBytes() }

  // MARK: Containers

  /// Opens the outermost object; `name` is its element.
  mutating func beginRoot(_ name: StaticString) {
    if notation == .json { json.beginObject() } else { xml.beginRoot(name) }
  }

  /// Closes the outermost object.
  mutating func endRoot() {
    if notation == .json { json.endObject() } else { xml.endRoot() }
  }

  /// A member that is an object.
  mutating func object(_ name: StaticString, _ body: (inout RecordWriter) -> Void) {
    if notation == .json {
      json.key(name)
      json.beginObject()
      body(&self)
      json.endObject()
    } else {
      xml.begin(name)
      body(&self)
      xml.end()
    }
  }

  /// A member that is an array of objects; ``item(_:_:)`` adds one.
  mutating func array(_ name: StaticString, _ body: (inout RecordWriter) -> Void) {
    beginArray(name)
    body(&self)
    endArray()
  }

  /// Opens an array of objects whose end comes later.
  mutating func beginArray(_ name: StaticString) {
    if notation == .json {
      json.key(name)
      json.beginArray()
    } else {
      xml.begin(name)
    }
  }

  /// Closes the array.
  mutating func endArray() {
    if notation == .json { json.endArray() } else { xml.end() }
  }

  /// An object of an array; `singular` is its element.
  mutating func item(_ singular: StaticString, _ body: (inout RecordWriter) -> Void) {
    if notation == .json {
      json.beginObject()
      body(&self)
      json.endObject()
    } else {
      xml.begin(singular)
      body(&self)
      xml.end()
    }
  }

  // MARK: Screens that were written before

  /// The members of an object whose end is written elsewhere: what ``rest(of:)`` gives.
  static func part(_ notation: Notation, _ body: (inout RecordWriter) -> Void) -> [UInt8] {
    var writer = RecordWriter(notation)
    if notation == .json {
      writer.json.beginObject()
      body(&writer)
      writer.json.endObject()
      return writer.json.takeBytes()
    }
    writer.xml.begin("part")
    body(&writer)
    return writer.xml.openPart()
  }

  /// An object of an array that begins with some members and goes on with a part written before.
  mutating func item(_ singular: StaticString, part: [UInt8], _ head: (inout RecordWriter) -> Void) {
    if notation == .json {
      json.beginObject()
      head(&self)
      json.endObject(as: part)
    } else {
      xml.begin(singular)
      head(&self)
      xml.end(with: part)
    }
  }

  // MARK: Scalars

  mutating func member(_ name: StaticString, _ text: String) {
    if notation == .json {
      json.key(name)
      json.string(text)
    } else {
      xml.attribute(name, text)
    }
  }

  mutating func member(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) {
    if notation == .json {
      json.key(name)
      json.string(bytes)
    } else {
      xml.attribute(name, bytes)
    }
  }

  mutating func member(_ name: StaticString, _ word: StaticString) {
    member(name, UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  mutating func member(_ name: StaticString, _ number: Double) {
    if notation == .json {
      json.key(name)
      json.number(number)
    } else {
      xml.attribute(name, numbers: CollectionOfOne(number))
    }
  }

  mutating func member(_ name: StaticString, _ number: Int) {
    if notation == .json {
      json.key(name)
      json.number(number)
    } else {
      xml.attribute(name, numbers: CollectionOfOne(Double(number)))
    }
  }

  mutating func member(_ name: StaticString, _ value: Bool) {
    if notation == .json {
      json.key(name)
      json.bool(value)
    } else {
      xml.attribute(name, value ? "true" : "false")
    }
  }

  /// A member without a value: `null` in JSON, nothing in XML.
  mutating func absent(_ name: StaticString) {
    guard notation == .json else { return }
    json.key(name)
    json.null()
  }

  // MARK: Lists of scalars

  /// Numbers of nodes.
  mutating func numbers(_ name: StaticString, _ numbers: [Int]) {
    if notation == .json {
      json.key(name)
      json.beginArray()
      for number in numbers { json.number(number) }
      json.endArray()
    } else {
      xml.attribute(name, numbers: numbers.lazy.map(Double.init))
    }
  }

  mutating func member(_ name: StaticString, _ frame: Rect) {
    if notation == .json {
      json.key(name)
      json.beginArray()
      json.number(frame.x)
      json.number(frame.y)
      json.number(frame.width)
      json.number(frame.height)
      json.endArray()
    } else {
      numbers(name, [frame.x, frame.y, frame.width, frame.height])
    }
  }

  mutating func numbers(_ name: StaticString, _ numbers: [Double]) {
    if notation == .json {
      json.key(name)
      json.beginArray()
      for number in numbers { json.number(number) }
      json.endArray()
    } else {
      xml.attribute(name, numbers: numbers)
    }
  }

  /// Words without blanks.
  mutating func words(_ name: StaticString, _ words: [String]) {
    if notation == .json { list(name, words) } else { xml.attribute(name, words.joined(separator: " ")) }
  }

  /// Texts of any kind; `singular` is the element of each.
  mutating func sentences(_ name: StaticString, _ singular: StaticString, _ texts: [String]) {
    if notation == .json {
      list(name, texts)
    } else {
      for text in texts {
        xml.begin(singular)
        xml.text(text)
        xml.end()
      }
    }
  }

  /// A text of several lines: a member in JSON, the element's content in XML.
  mutating func content(_ name: StaticString, _ text: String) {
    if notation == .json { member(name, text) } else { xml.text(text) }
  }

  /// A value under a free name: in XML an element with name and value.
  mutating func datum(_ name: String, text: String) {
    if notation == .json {
      json.key(name)
      json.string(text)
    } else {
      xml.begin("datum")
      xml.attribute("name", name)
      xml.attribute("value", text)
      xml.end()
    }
  }

  /// A number under a free name.
  mutating func datum(_ name: String, number: Double) {
    if notation == .json {
      json.key(name)
      json.number(number)
    } else {
      xml.begin("datum")
      xml.attribute("name", name)
      xml.attribute("value", numbers: CollectionOfOne(number))
      xml.end()
    }
  }

  private mutating func list(_ name: StaticString, _ texts: [String]) {
    json.key(name)
    json.beginArray()
    for text in texts { json.string(text) }
    json.endArray()
  }
}
