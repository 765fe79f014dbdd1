/// The generated exports that the bars are measured on.
struct BarInputs {
  /// A folder that exists.
  let folder: String

  var ios10k: String { folder + "/ios-10k.xml" }
  var ios100k: String { folder + "/ios-100k.xml" }
  var android100k: String { folder + "/android-100k.xml" }
  /// 1,000 files of about 50 KB.
  var many: [String] { (0..<1000).map { "\(folder)/many-\($0).xml" } }
  /// 1,000 screens with about 20 findings each.
  var faulty: [String] { (0..<1000).map { "\(folder)/faulty-\($0).xml" } }

  /// Writes them all; says whether they are whole.
  func write() -> Bool {
    let large =
      write(10_000, .appiumIOS, ios10k) && write(100_000, .appiumIOS, ios100k)
      && write(100_000, .uiautomator, android100k)
    return large && many.enumerated().allSatisfy { write(205, .appiumIOS, $1, seed: UInt64($0)) }
      && faulty.enumerated().allSatisfy { write(260, .appiumIOS, $1, seed: UInt64($0), faults: 100) }
  }

  private func write(_ nodes: Int, _ format: Generator.Format, _ path: String, seed: UInt64 = 1, faults: Int? = nil)
    -> Bool
  {
    var generator = Generator(format: format, nodes: nodes, seed: seed, faults: faults)
    return BenchFile.write(generator.export(), to: path)
  }
}
