/// Measures the bars of speed, memory, growth and start of a built program and prints each with its figure.
///
/// Ratios are medians of pairs run one after the other, so that a busy machine slows both alike.
struct Bars {
  /// The program that is measured.
  let program: String
  /// Exports that people have, measured beside the generated ones.
  let files: [String]
  /// Where the generated exports are (``BarInputs``).
  let folder: String

  private static let pairs = 5

  /// The lines of the report, and whether every bar is met.
  func run() -> (report: String, areMet: Bool) {
    var sheet = BarSheet()
    guard let version = median({ ProcessCost.of([program, "--version"])?.cpu }) else {
      return ("\(program): cannot be run\n", false)
    }
    sheet.add("start: CPU of --version", version * 1000, atMost: 10, "ms")
    // First, while this process is small: the system counts the memory of whoever starts a program to the program.
    addMemory(&sheet)
    let inputs = BarInputs(folder: folder)
    for path in [inputs.ios10k, inputs.ios100k, inputs.android100k] + files { addSpeed(path, &sheet) }
    if let few = median({ audit([inputs.ios10k])?.cpu }), let many = median({ audit([inputs.ios100k])?.cpu }) {
      sheet.add("growth: CPU of 100k nodes over 10k", many / few, atMost: 11, "times")
    }
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

  /// At most twice the file above a floor of 20 MB (1 MB: 1,000,000 bytes), and flat over the number of files.
  private func addMemory(_ sheet: inout BarSheet) {
    let inputs = BarInputs(folder: folder)
    if let bytes = BenchFile.size(inputs.ios100k), let cost = audit([inputs.ios100k]) {
      sheet.add(
        "memory: \(name(inputs.ios100k)), largest resident set less 20 MB",
        (Double(cost.memory) - 20e6) / Double(bytes),
        atMost: 2, "of the file")
    }
    guard let few = audit(Array(inputs.many.prefix(100))), let many = audit(inputs.many) else { return }
    sheet.add(
      "memory: 1,000 files over 100 files", Double(many.memory) / Double(max(1, few.memory)), atMost: 1.25, "times")
  }

  /// 1,000 files of 50 KB in one call, beside one call of xmllint.
  private func addFolder(_ sheet: inout BarSheet) {
    let paths = BarInputs(folder: folder).many
    let wall = median {
      guard let other = ProcessCost.of(["xmllint", "--noout"] + paths),
        let own = ProcessCost.of([program, "audit", "--format", "json", "--fail-on", "never"] + paths)
      else { return nil }
      return own.wall / other.wall
    }
    if let wall { sheet.add("speed: 1,000 files of 50 KB, wall over one xmllint --noout", wall, atMost: 0.5, "times") }
  }

  private func audit(_ paths: [String]) -> ProcessCost? {
    ProcessCost.of([program, "audit", "--format", "json", "--jobs", "1", "--fail-on", "never"] + paths)
  }

  private func median(_ measure: () -> Double?) -> Double? {
    let values = (0..<Self.pairs).compactMap { _ in measure() }.sorted()
    return values.isEmpty ? nil : values[values.count / 2]
  }

  private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
