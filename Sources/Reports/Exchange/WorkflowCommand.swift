/// One of GitHub's workflow commands.
struct WorkflowCommand {
  /// GitHub shows the beginning of longer messages only, in bytes.
  private static let longest = 4_000

  /// `error`, `warning` or `notice`.
  let kind: String
  var file: String?
  /// 0 where no line is known.
  var line = 0
  var column = 0
  let title: String
  let message: String

  /// The command with its line end; values are escaped as `actions/toolkit:packages/core/src/command.ts` does.
  var text: String {
    var properties: [String] = []
    if let file {
      properties.append("file=\(Self.property(file))")
      if line > 0 {
        properties.append("line=\(line)")
        properties.append("col=\(max(1, column))")
      }
    }
    properties.append("title=\(Self.property(title))")
    return
      "::\(kind) \(properties.joined(separator: ","))::\(Self.escaped(PlainText.shortened(message, to: Self.longest)))\n"
  }

  private static func property(_ value: String) -> String {
    replaced(escaped(value)) { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }

  private static func escaped(_ value: String) -> String {
    PlainText.safe(replaced(value) { $0 == "%" ? "%25" : $0 == "\r" ? "%0D" : $0 == "\n" ? "%0A" : nil })
  }

  private static func replaced(_ value: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
