import Importers
import TestSupport
import Testing

/// One file of the samples: `Samples/<format>/<screen>/<twin>.<extension>`.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The format's id, which is the name of its folder.
  let format: String
  /// The name of the screen.
  let screen: String
  /// `good` or `bad`.
  let twin: String
  /// What the names of such files end in.
  let fileType: String

  private var folder: String { "Samples/\(format)/\(screen)" }
  /// The path in the repository.
  var path: String { "\(folder)/\(twin).\(fileType)" }
  var testDescription: String { "\(format)/\(screen)/\(twin)" }

  /// The same screen's good twin.
  var good: Sample { Sample(format: format, screen: screen, twin: "good", fileType: fileType) }

  /// The bytes of the file; empty where it cannot be read.
  func bytes() -> [UInt8] { RepositoryFiles.text(of: path).map { Array($0.utf8) } ?? [] }

  /// What the sample expects: marks in comments where the format has comments, else the file beside it.
  func marks() -> SampleMarks {
    if ["xml", "xib", "storyboard"].contains(fileType) { return SampleMarks(bytes()) }
    let list = RepositoryFiles.text(of: "\(folder)/\(twin).expect") ?? ""
    let nodes = Export.read(bytes()).captures.reduce(0) { $0 + $1.tree.count }
    return SampleMarks(list: list, nodeCount: nodes)
  }

  /// Whether a fault leaves the nodes as they are. Lists of what a screen reader lands on have more of them where a
  /// card is taken apart.
  var keepsNodes: Bool {
    !["idb-json", "axe-json", "accessibility-snapshot-json"].contains(format) && !screen.hasSuffix("-accessible")
  }

  /// How many lines a node and what is edited with it take: the next line tells of an action that was taken away;
  /// Flutter writes a property a line.
  var linesOfNode: Int {
    switch format {
    case "flutter-semantics": 9
    case "uiautomator-xml", "interface-builder": 6
    default: 2
    }
  }

  /// Every sample there is, by path.
  static let all: [Sample] = RepositoryFiles.files(below: "Samples").compactMap { path in
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, let dot = parts[2].lastIndex(of: ".") else { return nil }
    let (twin, type) = (String(parts[2][..<dot]), String(parts[2][dot...].dropFirst()))
    guard twin == "good" || twin == "bad", type != "expect" else { return nil }
    return Sample(format: parts[0], screen: parts[1], twin: twin, fileType: type)
  }

  static let bad = all.filter { $0.twin == "bad" }
  static let good = all.filter { $0.twin == "good" }
}
