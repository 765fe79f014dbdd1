import Importers
import TestSupport
import Testing

/// Broken exports never crash the reader: they give screens, or an error with a place and what to do.
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
    for _ in 0..<200 {
      let file = Export.read(mutator.mutate(bytes))
      if let error = file.error {
        #expect(!error.message.isEmpty)
        #expect(error.line >= 0 && error.column >= 0)
      } else {
        #expect(!file.captures.isEmpty)
      }
    }
  }

  @Test("a sample cut at any place gives its screens or an error", arguments: samples)
  func survivesCuts(_ sample: String) throws {
    let bytes = try #require(RepositoryFiles.bytes(of: "Samples/\(sample)"))
    for cut in stride(from: 0, to: bytes.count - 1, by: max(1, bytes.count / 150)) {
      let file = Export.read(Array(bytes[..<cut]))
      #expect(file.error != nil || !file.captures.isEmpty, "cut at \(cut)")
    }
  }
}

/// Cuts, doubles, swaps and overwrites pieces of bytes, the same for the same seed.
struct Mutator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...next(below: 3) where bytes.count > 8 {
      let start = next(below: bytes.count - 4)
      let end = min(bytes.count, start + 1 + next(below: 64))
      switch next(below: 5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: end)
      case 2:
        let other = next(below: bytes.count - 1)
        bytes.swapAt(start, other)
      case 3: for index in start..<end { bytes[index] = UInt8(truncatingIfNeeded: next(below: 256)) }
      default:
        let numbers = ["-1", "1e308", "NaN", "99999999999999999999", "", "0x10", "-0", "inf"]
        bytes.insert(contentsOf: Array(numbers[next(below: numbers.count)].utf8), at: start)
      }
    }
    return bytes
  }

  /// Source of the constants: Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
  private mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(1, bound)))
  }
}
