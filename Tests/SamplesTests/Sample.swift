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
  let fileExtension: String

  /// The path in the repository.
  var path: String { "Samples/\(format)/\(screen)/\(twin).\(fileExtension)" }
  var testDescription: String { "\(format)/\(screen)/\(twin)" }

  /// The same screen's good twin.
  var good: Sample { Sample(format: format, screen: screen, twin: "good", fileExtension: fileExtension) }

  /// The bytes of the file; empty where it cannot be read.
  func bytes() -> [UInt8] { RepositoryFiles.text(of: path).map { Array($0.utf8) } ?? [] }

  /// Every sample there is, by path.
  static let all: [Sample] = RepositoryFiles.files(below: "Samples").compactMap { path in
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, let file = parts.last?.split(separator: "."), file.count == 2,
      file[0] == "good" || file[0] == "bad"
    else { return nil }
    return Sample(format: parts[0], screen: parts[1], twin: String(file[0]), fileExtension: String(file[1]))
  }

  static let bad = all.filter { $0.twin == "bad" }
  static let good = all.filter { $0.twin == "good" }
}
