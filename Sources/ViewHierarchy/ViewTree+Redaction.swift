extension ViewTree {
  /// The same tree with the shapes of the app's texts in their place; identifiers, classes and frames stay.
  ///
  /// The shapes lie behind the bytes of the old texts, since an identifier may share its bytes with a label.
  public func redacted() -> ViewTree {
    var bytes = arena
    arena.withUnsafeBufferPointer { TextShape.append($0, to: &bytes) }
    let shift = arena.count
    func shape(_ ref: TextRef) -> TextRef {
      ref.hasBytes ? TextRef(offset: Int(ref.offset) + shift, count: Int(ref.count)) : ref
    }
    var values = value.map(shape)
    // 0 and 1 say whether something is on, and nothing else of what is on the screen.
    for row in 0..<count where isState(value[row]) { values[row] = value[row] }
    let texts = Texts(
      label: label.map(shape), value: values, hint: hint.map(shape), text: text.map(shape),
      placeholder: placeholder.map(shape),
      properties: properties.map { property in
        property.key.isText
          ? Property(node: property.node, key: property.key, text: shape(property.text), number: property.number)
          : property
      }, arena: bytes)
    return ViewTree(self, position: position, texts: texts)
  }

  private func isState(_ ref: TextRef) -> Bool {
    ref.count == 1 && withBytes(ref) { $0[0] == UInt8(ascii: "0") || $0[0] == UInt8(ascii: "1") }
  }
}

extension PropertyKey {
  /// Whether the property holds a text of the app, which people read or hear.
  public var isText: Bool {
    switch self {
    case .contentDescription, .paneTitle, .inputLabels, .error, .action, .contentLabel, .contentValue: true
    default: false
    }
  }
}
