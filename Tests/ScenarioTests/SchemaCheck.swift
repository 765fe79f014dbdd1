import Markup

/// Checks JSON against the part of JSON Schema that our own schemas use. Members that a schema does not name are
/// faults, so that a schema says everything that is written.
struct SchemaCheck {
  private let root: JSONValue
  private(set) var faults: [String] = []

  init(_ schema: JSONDocument, _ value: JSONValue) {
    root = schema.root
    check(value, schema.root, at: "$")
  }

  private mutating func check(_ value: JSONValue, _ schema: JSONValue, at path: String) {
    if let reference = schema["$ref"]?.string {
      let name = reference.split(separator: "/").last.map(String.init) ?? ""
      guard let target = root["$defs"]?[key: name] else { return fail("no definition \(reference)", path) }
      check(value, target, at: path)
    }
    if let choices = schema["anyOf"] { checkAny(value, choices, at: path) }
    if let type = schema["type"], !matches(value, type) { fail("is not of the type \(text(type))", path) }
    if let constant = schema["const"], text(constant) != text(value) { fail("is not \(text(constant))", path) }
    if let words = schema["enum"], !words.elements.contains(where: { text($0) == text(value) }) {
      fail("\(text(value)) is not in the list", path)
    }
    if let number = value.number {
      if let least = schema["minimum"]?.number, number < least { fail("is too small", path) }
      if let most = schema["maximum"]?.number, number > most { fail("is too large", path) }
    }
    if value.kind == .object { checkMembers(value, schema, at: path) }
    if value.kind == .array, let items = schema["items"] {
      for (index, element) in value.elements.enumerated() { check(element, items, at: "\(path)[\(index)]") }
    }
  }

  private mutating func checkMembers(_ value: JSONValue, _ schema: JSONValue, at path: String) {
    if let required = schema["required"] {
      for name in required.elements.compactMap(\.string) where value[key: name] == nil { fail("lacks \(name)", path) }
    }
    guard let properties = schema["properties"] else { return }
    for (key, member) in value.members {
      let name = key.string ?? ""
      guard let property = properties[key: name] else {
        fail("\(name) is not in the schema", path)
        continue
      }
      check(member, property, at: "\(path).\(name)")
    }
  }

  private mutating func checkAny(_ value: JSONValue, _ choices: JSONValue, at path: String) {
    let before = faults
    for choice in choices.elements {
      faults = []
      check(value, choice, at: path)
      if faults.isEmpty {
        faults = before
        return
      }
    }
    faults = before
    fail("fits none of the forms", path)
  }

  private func matches(_ value: JSONValue, _ type: JSONValue) -> Bool {
    if type.kind == .array { return type.elements.contains { matches(value, $0) } }
    switch type.string {
    case "object": return value.kind == .object
    case "array": return value.kind == .array
    case "string": return value.kind == .string
    case "boolean": return value.kind == .bool
    case "null": return value.isNull
    case "number": return value.kind == .number
    case "integer": return value.number.map { $0 == $0.rounded() } ?? false
    default: return false
    }
  }

  private func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .array: value.elements.map { text($0) }.joined(separator: " or ")
    case .object: "an object"
    case .string, .number, .bool: value.withText { String(decoding: $0, as: UTF8.self) }
    }
  }

  private mutating func fail(_ message: String, _ path: String) { faults.append("\(path): \(message)") }
}
