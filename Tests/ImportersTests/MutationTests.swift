import Importers
import TestSupport
import Testing

@testable import readout_bench

/// Broken exports never crash the reader: they give screens, or an error with a place and what to do.
///
/// 80 mutations and about 50 cuts of each sample keep this a test for every run; the search for new faults is the sweep
/// of `readout-bench`, which makes as many mutations as it is told.
struct MutationTests {
  /// The samples, one for each format, smallest first in the name.
  static var samples: [String] {
    RepositoryFiles.files(below: "Samples").filter { path in
      !path.hasSuffix(".md") && !path.hasSuffix(".expect") && path.contains("/good.")
    }
  }

  @Test("every mutation of a sample is read or refused with a reason", arguments: samples)
  func survives(_ sample: String) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: "Samples/\(sample)"))
    var mutator = Mutator(seed: UInt64(sample.utf8.reduce(7) { $0 &* 31 &+ Int($1) }.magnitude))
    for _ in 0..<80 {
      let file = Export.read(mutator.mutate(bytes))
      if let error = file.error {
        #expect(!error.message.isEmpty)
        #expect(error.line > 0 && error.column > 0, "\(error.message)")
      } else {
        #expect(!file.captures.isEmpty)
      }
    }
  }

  @Test("a sample cut at any place gives its screens or an error", arguments: samples)
  func survivesCuts(_ sample: String) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: "Samples/\(sample)"))
    for cut in stride(from: 0, to: bytes.count - 1, by: max(1, bytes.count / 50)) {
      let file = Export.read(Array(bytes[..<cut]))
      #expect(file.error != nil || !file.captures.isEmpty, "cut at \(cut)")
    }
  }
}
