#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One file of the samples: `Samples/<format>/<screen>/<twin>.xml`.
struct Sample: Sendable, CustomTestStringConvertible {
  /// The format's id, which is the name of its folder.
  let format: String
  /// The name of the screen.
  let screen: String
  /// `good` or `bad`.
  let twin: String

  var path: String { "\(Sample.root)/\(format)/\(screen)/\(twin).xml" }
  var testDescription: String { "\(format)/\(screen)/\(twin)" }

  /// The same screen's good twin.
  var good: Sample { Sample(format: format, screen: screen, twin: "good") }

  /// The bytes of the file; empty where it cannot be read.
  func bytes() -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Every sample there is, by format, screen and twin.
  static let all: [Sample] = names(in: root).flatMap { format in
    names(in: "\(root)/\(format)").flatMap { screen in
      names(in: "\(root)/\(format)/\(screen)").compactMap { file in
        guard file == "good.xml" || file == "bad.xml" else { return nil }
        return Sample(format: format, screen: screen, twin: String(file.dropLast(4)))
      }
    }
  }

  static let bad = all.filter { $0.twin == "bad" }
  static let good = all.filter { $0.twin == "good" }

  /// The folder `Samples` beside `Tests`.
  private static let root: String = {
    let folders = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return (folders.dropLast(3) + ["Samples"]).joined(separator: "/")
  }()

  /// The sorted names in a folder; none where it is not one.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
