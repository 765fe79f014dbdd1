/// The generated enum that holds the texts of a folder's files.
///
/// `StaticString` literals compile about a hundred times faster than the byte arrays of `embedInCode`, and cost
/// nothing at start.
struct EmbeddedTexts {
  /// The name of the generated type.
  let type: String
  /// Its documentation comment.
  let summary: String
  /// The label of the path in each entry.
  let key: String
  /// The folder read from.
  let folder: String
  /// The paths below it, sorted.
  let files: [String]

  var source: String {
    get throws(TextFileError) {
      var text = "// Written by embed-pages at build time.\n\n"
      text += "/// \(summary)\n"
      text += "public enum \(type) {\n"
      text += "  /// Path and text of every file.\n"
      text += "  public static let all: [(\(key): StaticString, text: StaticString)] = ["
      for index in files.indices { text += "\n    (file\(index).\(key), file\(index).text)," }
      text += files.isEmpty ? "]\n" : "\n  ]\n"
      // One constant a file: the type checker then looks at each literal by itself.
      for (index, file) in files.enumerated() {
        text += "\n  private static let file\(index): (\(key): StaticString, text: StaticString) = (\n"
        text += SwiftLiteral.multiline(file) + ",\n"
        text += SwiftLiteral.multiline(try TextFile.read(folder + "/" + file)) + "\n"
        text += "  )\n"
      }
      return text + "}\n"
    }
  }
}
