#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Benchmarks and evaluation runs; a development tool, not a product.
let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "generate":
  var format = Generator.Format.appiumIOS
  var seed: UInt64 = 1
  var nodes = 1000
  var faults: Int?
  var rest = words.dropFirst()
  while let word = rest.popFirst() {
    switch word {
    case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
    case "--faults": faults = rest.popFirst().flatMap { Int($0) }
    case "--format": format = rest.popFirst().flatMap(Generator.Format.init) ?? format
    default: nodes = Int(word) ?? nodes
    }
  }
  var generator = Generator(format: format, nodes: nodes, seed: seed, faults: faults)
  BenchFile.write(generator.export())
case "throughput":
  for path in words.dropFirst() { print(Throughput.run(path), terminator: "") }
case "reading-order":
  guard let bench = ReadingOrderBench(words.dropFirst()) else {
    print("usage: readout-bench reading-order DIR --knowledge none|cards|tree [--existing FILE] [--details]")
    exit(2)
  }
  if let failure = bench.run() {
    print(failure)
    exit(1)
  }
case "reading-order-brute":
  let result = ReadingOrderBrute.run(words.dropFirst().first.flatMap { Int($0) } ?? 10_000, seed: 1)
  print(result.report)
  exit(result.agrees ? 0 : 1)
case "contrast":
  do {
    print(try ContrastBench(report: words.dropFirst().first ?? "").table(details: words.contains("--details")))
  } catch {
    print("\(error.message)\nusage: readout-bench contrast REPORT.json [--details]")
    exit(2)
  }
case "reading-order-limits":
  let result = ReadingOrderLimits.run()
  print(result.report, terminator: "")
  exit(result.isWithin ? 0 : 1)
case "bar-inputs":
  guard words.count == 2, BarInputs(folder: words[1]).write() else {
    print("usage: readout-bench bar-inputs FOLDER, a folder that can be written to")
    exit(2)
  }
case "bars", "report-bars":
  guard words.count >= 3 else {
    print("usage: readout-bench bars PROGRAM FOLDER [FILE…] | report-bars PROGRAM FOLDER")
    exit(2)
  }
  let (program, folder) = (words[1], words[2])
  let result =
    words[0] == "bars"
    ? Bars(program: program, files: Array(words[3...]), folder: folder).run()
    : ReportBars(program: program, folder: folder).run()
  print(result.report, terminator: "")
  exit(result.areMet ? 0 : 1)
case "mutate":
  guard let sweep = MutationSweep(words.dropFirst()) else {
    print("usage: \(MutationSweep.usage)")
    exit(2)
  }
  exit(sweep.run() ? 0 : 1)
default:
  print(
    """
    usage: readout-bench generate N [--seed S] [--format F] [--faults PERCENT] | throughput FILE… | reading-order DIR
         | reading-order-brute N | reading-order-limits | bar-inputs FOLDER | bars PROGRAM FOLDER [FILE…]
         | report-bars PROGRAM FOLDER
         | mutate [--seed N] [--count N] [--audit] [--keep FILE] FILE…
         | contrast REPORT.json [--details]
    """)
}
