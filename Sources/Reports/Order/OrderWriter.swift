import ScreenModel

/// The forms of `order`.
public enum OrderForm: String, Sendable {
  case text, json, xml
}

/// Writes order sheets one after the other in one form.
public struct OrderWriter {
  private let form: OrderForm
  private let ink: Ink
  private let width: Int
  private var records: RecordWriter
  private var isFirst = true

  /// - Parameters:
  ///   - usesColor: whether the form for people may use colours.
  ///   - width: of the form for people, in characters.
  public init(_ form: OrderForm, usesColor: Bool = false, width: Int = 100) {
    self.form = form
    self.width = width
    ink = Ink(usesColor)
    records = RecordWriter(form == .xml ? .xml : .json, breakDepth: 2)
    guard form != .text else { return }
    records.beginRoot("orders")
    records.member("schema", "screenreadout-order/1")
    records.beginArray("screens")
  }

  /// Writes the sheet of a screen.
  public mutating func write(_ sheet: OrderSheet, key: String, to output: inout ReportOutput) {
    if form == .text {
      output.write((isFirst ? "" : "\n") + OrderText(sheet, key: key, ink, width: width).text)
    } else {
      records.item("screen") { OrderRecord.write(sheet, key: key, to: &$0) }
      output.write(records.takeBytes())
    }
    isFirst = false
  }

  /// Writes what must follow the last sheet.
  public mutating func finish(_ output: inout ReportOutput) {
    guard form != .text else { return }
    records.endArray()
    records.endRoot()
    output.write(records.takeBytes())
  }
}
