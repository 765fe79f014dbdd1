import Markup
import ViewHierarchy

/// Elements and attributes on their way into XML or JSON.
struct CanonicalSink {
  private let form: CanonicalWriter.Form
  private var xml = XMLWriter(declaration: false)
  private var json = JSONWriter()
  /// JSON: whether the array of children has begun, for each open element.
  private var hasChildren: [Bool] = []

  init(_ form: CanonicalWriter.Form) { self.form = form }

  /// Opens an element; its attributes come next.
  mutating func open(_ name: StaticString) {
    switch form {
    case .xml: xml.open(name)
    case .json:
      if let last = hasChildren.last, !last {
        json.key("children")
        json.beginArray()
        hasChildren[hasChildren.count - 1] = true
      }
      hasChildren.append(false)
      json.beginObject()
      json.key("kind")
      json.string("\(name)")
    }
  }

  /// Adds an attribute to the element opened last.
  mutating func attribute(_ name: StaticString, _ value: CanonicalStatement) {
    switch form {
    case .xml:
      switch value {
      case .bytes(let bytes): xml.attribute(name, bytes)
      case .string(let text): xml.attribute(name, text)
      case .number(let number): xml.attribute(name, number)
      case .flag(let flag): xml.attribute(name, flag)
      }
    case .json:
      if case .number(let number) = value, !number.isFinite { return }
      json.key(name)
      switch value {
      case .bytes(let bytes): json.string(bytes)
      case .string(let text): json.string(text)
      case .number(let number): json.number(number)
      case .flag(let flag): json.bool(flag)
      }
    }
  }

  /// Closes the innermost element.
  mutating func close() {
    switch form {
    case .xml: xml.close()
    case .json:
      if hasChildren.popLast() ?? false { json.endArray() }
      json.endObject()
    }
  }

  /// Hands over what was written so far, once there is enough of it.
  mutating func drain(into output: inout [UInt8], atLeast count: Int) {
    switch form {
    case .xml: if xml.bytes.count >= count { output.append(contentsOf: xml.takeBytes()) }
    case .json: if json.bytes.count >= count { output.append(contentsOf: json.takeBytes()) }
    }
  }

  /// Hands over the rest; XML ends its line itself.
  mutating func finish(into output: inout [UInt8]) {
    drain(into: &output, atLeast: 0)
    if form == .json { output.append(0x0A) }
  }
}
