import Markup

/// Members of objects: a key with its value.
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

  mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
