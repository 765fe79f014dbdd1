/// The measured bars, one a line.
struct BarSheet {
  private(set) var text = ""
  private(set) var areMet = true

  /// A figure that must not be above its bar.
  mutating func add(_ what: String, _ value: Double, atMost bar: Double, _ unit: String) {
    let isMet = value <= bar
    areMet = areMet && isMet
    text += "\(isMet ? "met   " : "missed")  \(what): \(Figure.text(value)) \(unit) (bar: \(Figure.text(bar)))\n"
  }

  /// A figure without a bar.
  mutating func addNote(_ line: String) { text += "        \(line)\n" }
}

/// Figures with two decimals.
enum Figure {
  static func text(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let hundredths = Int((value * 100).rounded())
    let decimals = (hundredths % 100).magnitude
    return "\(hundredths < 0 && hundredths > -100 ? "-" : "")\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
