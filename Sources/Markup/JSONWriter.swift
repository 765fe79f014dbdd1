/// Writes JSON, the same bytes for the same calls.
///
/// Values down to `breakDepth` levels stand on lines of their own, indented by one space a level; deeper ones on one
/// line with `, ` and `: `. Calls in a wrong order give wrong JSON, not a crash.
public struct JSONWriter {
  /// What was written since the start or the last ``takeBytes()``.
  public private(set) var bytes: [UInt8] = []
  private let breakDepth: Int
  private var depth = 0
  // Whether the innermost container holds something; once it is closed, the one around it does.
  private var isFilled = false
  private var afterKey = false

  /// A writer; with a break depth of 0 all stands on one line.
  public init(breakDepth: Int = 0) { self.breakDepth = breakDepth }

  /// Hands over what was written so far and goes on with an empty buffer, so that long texts need not be held.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  // MARK: Containers

  /// Opens an object.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }
  /// Closes an object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }
  /// Closes an object that ends like another one, which was written on its own on one line.
  public mutating func endObject(as other: [UInt8]) {
    guard depth > 0 else { return }
    separate()
    bytes.append(contentsOf: other.dropFirst())
    depth -= 1
    isFilled = true
  }
  /// Opens an array.
  public mutating func beginArray() { open(UInt8(ascii: "[")) }
  /// Closes an array.
  public mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Writes a key that needs no escapes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    // One by one: keys are so short that copying them as a whole takes longer.
    for index in 0..<name.utf8CodeUnitCount { bytes.append(name.utf8Start[index]) }
    endKey()
  }

  /// Writes any key.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.removeLast()
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(0x20)
    afterKey = true
  }

  // MARK: Values

  /// Writes a string.
  public mutating func string(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// Writes a string of UTF-8 bytes; invalid ones become U+FFFD.
  public mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
    separate()
    TextEscape.appendJSON(text, to: &bytes)
  }

  /// Writes a number without exponent and with at most 3 decimals; what is not finite becomes `null`.
  public mutating func number(_ value: Double) {
    separate()
    if value.isFinite { appendNumber(value, to: &bytes) } else { appendWord("null") }
  }

  /// Writes a whole number.
  public mutating func number(_ value: Int) {
    separate()
    appendInteger(value, to: &bytes)
  }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) {
    separate()
    appendWord(value ? "true" : "false")
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    appendWord("null")
  }

  /// Writes one value that is JSON already.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  // MARK: Layout

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    depth += 1
    isFilled = false
  }

  private mutating func close(_ bracket: UInt8) {
    guard depth > 0 else { return }
    depth -= 1
    if isFilled && depth < breakDepth { breakLine() }
    bytes.append(bracket)
    isFilled = true
    if depth == 0 && breakDepth > 0 { bytes.append(0x0A) }
  }

  private mutating func separate() {
    if afterKey {
      afterKey = false
      return
    }
    guard depth > 0 else { return }
    let isFirst = !isFilled
    isFilled = true
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if depth <= breakDepth { breakLine() } else if !isFirst { bytes.append(0x20) }
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<depth { bytes.append(0x20) }
  }

  private mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { TextEscape.appendJSON($0, to: &bytes) }
  }

  private mutating func appendWord(_ word: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
