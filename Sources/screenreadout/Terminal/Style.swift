/// Dresses words for a terminal, or leaves them alone where no colour is wanted.
struct Style: Sendable {
  let isOn: Bool

  static let plain = Style(isOn: false)

  func bold(_ text: String) -> String { dressed(text, "1") }
  func dim(_ text: String) -> String { dressed(text, "2") }
  func red(_ text: String) -> String { dressed(text, "31") }
  func green(_ text: String) -> String { dressed(text, "32") }
  func yellow(_ text: String) -> String { dressed(text, "33") }
  func cyan(_ text: String) -> String { dressed(text, "36") }

  /// `code` is a "select graphic rendition" parameter of ECMA-48.
  private func dressed(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
