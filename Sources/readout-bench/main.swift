/// Benchmarks and evaluation runs (contract 9); a development tool, not a product.
let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "generate":
  var format = Generator.Format.appiumIOS
  var seed: UInt64 = 1
  var nodes = 1000
  var rest = words.dropFirst()
  while let word = rest.popFirst() {
    switch word {
    case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
    case "--format": format = rest.popFirst().flatMap(Generator.Format.init) ?? format
    default: nodes = Int(word) ?? nodes
    }
  }
  var generator = Generator(format: format, nodes: nodes, seed: seed)
  BenchFile.write(generator.export())
case "throughput":
  for path in words.dropFirst() { print(Throughput.run(path), terminator: "") }
default:
  print("usage: readout-bench generate N [--seed S] [--format F] | throughput FILE…")
}
