/// Measures the bars of speed, memory, growth and start of a built program and prints each with its figure.
///
/// Ratios are medians of pairs run one after the other, so that a busy machine slows both alike.
struct Bars {
  /// The program that is measured.
  let program: String
  /// Exports that people have, measured beside the generated ones.
  let files: [String]
  /// Where generated exports are written: a folder that exists.
  let folder: String

  private static let pairs = 5

  /// The lines of the report, and whether every bar is met.
  func run() -> (report: String, areMet: Bool) {
    var sheet = BarSheet()
    guard let version = median({ ProcessCost.of([program, "--version"])?.cpu }) else {
      return ("\(program): cannot be run\n", false)
    }
    sheet.add("start: CPU of --version", version * 1000, atMost: 10, "ms")
    let sizes = [(10_000, "10k"), (100_000, "100k")]
    var cpu: [Double] = []
    for (nodes, name) in sizes {
      guard let path = generate(nodes, .appiumIOS, "ios-\(name).xml") else { continue }
      addSpeed(path, &sheet)
      if let cost = median({ audit([path])?.cpu }) { cpu.append(cost) }
    }
    if cpu.count == sizes.count {
      sheet.add("growth: CPU of 100k nodes over 10k", cpu[1] / cpu[0], atMost: 11, "times")
    }
    if let path = generate(100_000, .uiautomator, "android-100k.xml") { addSpeed(path, &sheet) }
    for file in files { addSpeed(file, &sheet) }
    addMemory(&sheet)
    addFolder(&sheet)
    return (sheet.text, sheet.areMet)
  }

  private func addSpeed(_ path: String, _ sheet: inout BarSheet) {
    let ratio = median {
      guard let other = ProcessCost.of(["xmllint", "--noout", path]), let own = audit([path]) else { return nil }
      return own.cpu / other.cpu
    }
    let sax = median {
      guard let other = ProcessCost.of(["xmllint", "--sax", path]), let own = audit([path]) else { return nil }
      return own.cpu / other.cpu
    }
    guard let ratio, let sax else { return sheet.addNote("speed: \(name(path)) not measured: is xmllint installed?") }
    sheet.add("speed: \(name(path)), CPU over xmllint --noout", ratio, atMost: 0.75, "times")
    sheet.addNote("speed: \(name(path)), CPU over xmllint --sax: \(Figure.text(sax)) times (aim: 2)")
  }

  /// At most twice the file above a floor of 20 MB (1 MB: 1,000,000 bytes).
  private func addMemory(_ sheet: inout BarSheet) {
    let path = folder + "/ios-100k.xml"
    guard let bytes = BenchFile.read(path)?.count, let cost = audit([path]) else { return }
    sheet.add(
      "memory: \(name(path)), largest resident set less 20 MB", (Double(cost.memory) - 20e6) / Double(bytes), atMost: 2,
      "of the file")
  }

  /// 1,000 files of 50 KB in one call, beside one call of xmllint.
  private func addFolder(_ sheet: inout BarSheet) {
    let paths = (0..<1000).compactMap { generate(205, .appiumIOS, "many-\($0).xml", seed: UInt64($0)) }
    let wall = median {
      guard let other = ProcessCost.of(["xmllint", "--noout"] + paths),
        let own = ProcessCost.of([program, "audit", "--format", "json", "--fail-on", "never"] + paths)
      else { return nil }
      return own.wall / other.wall
    }
    if let wall { sheet.add("speed: 1,000 files of 50 KB, wall over one xmllint --noout", wall, atMost: 0.5, "times") }
    guard let few = audit(Array(paths.prefix(100))), let many = audit(paths) else { return }
    sheet.add(
      "memory: 1,000 files over 100 files", Double(many.memory) / Double(max(1, few.memory)), atMost: 1.25, "times")
  }

  private func audit(_ paths: [String]) -> ProcessCost? {
    ProcessCost.of([program, "audit", "--format", "json", "--jobs", "1", "--fail-on", "never"] + paths)
  }

  private func generate(_ nodes: Int, _ format: Generator.Format, _ name: String, seed: UInt64 = 1) -> String? {
    var generator = Generator(format: format, nodes: nodes, seed: seed)
    let path = folder + "/" + name
    return BenchFile.write(generator.export(), to: path) ? path : nil
  }

  private func median(_ measure: () -> Double?) -> Double? {
    let values = (0..<Self.pairs).compactMap { _ in measure() }.sorted()
    return values.isEmpty ? nil : values[values.count / 2]
  }

  private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
