import FuzzTargets
import TestSupport
import Testing

@testable import screenreadout

/// What `Scripts/fuzz` found or begins with, again.
@Suite struct FuzzReplayTests {
  static let targets = FuzzTarget.all { bytes in _ = try? ConfigReader.read(bytes, as: "fuzz.json") }

  @Test("a reader keeps its promises with every input that is kept for it", arguments: targets.map(\.name))
  func replay(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    let folder = "Tests/Fixtures/fuzz/\(name)"
    let files = RepositoryFiles.files(below: folder)
    #expect(!files.isEmpty, "\(folder) is empty")
    for file in files {
      let bytes = try #require(RepositoryFiles.bytes(of: "\(folder)/\(file)"))
      #expect(throws: Never.self, "\(file)") { try target.run(bytes) }
    }
  }
}
