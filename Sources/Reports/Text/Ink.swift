import Audit

/// Colours for people; without them every text is plain.
public struct Ink: Sendable {
  private let isOn: Bool

  /// - Parameter isOn: whether the reader sees colours.
  public init(_ isOn: Bool) { self.isOn = isOn }

  func strong(_ text: String) -> String { paint(text, "1") }
  func good(_ text: String) -> String { paint(text, "32") }
  /// Something that failed.
  public func bad(_ text: String) -> String { paint(text, "31") }

  func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: paint("error", "1;31")
    case .warning: paint("warning", "1;33")
    case .note: paint("note", "1;36")
    }
  }

  private func paint(_ text: String, _ code: String) -> String { isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
