#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif
import Markup
import ReadingOrder

/// Solves the screens of the reading-order benchmark and prints the proposals.
struct ReadingOrderBench {
  var folder = ""
  var knowledge = ReadingOrderScreen.Knowledge.none
  var existingPath: String?
  var hasDetails = false

  /// Nil where a word is not understood.
  init?(_ words: some Collection<String>) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--knowledge":
        guard let level = rest.popFirst().flatMap(ReadingOrderScreen.Knowledge.init) else { return nil }
        knowledge = level
      case "--existing":
        guard let path = rest.popFirst() else { return nil }
        existingPath = path
      case "--details": hasDetails = true
      default:
        if word.hasPrefix("-") || !folder.isEmpty { return nil }
        folder = word
      }
    }
    if folder.isEmpty { return nil }
  }

  /// Prints the answers; what went wrong, if anything did.
  func run() -> String? {
    let names = ReadingOrderBench.files(folder)
    if names.isEmpty { return "no *.json in \(folder)" }
    var existing: JSONValue?
    if let existingPath {
      existing = ReadingOrderBench.document(existingPath)?.root
      if existing == nil { return "\(existingPath) cannot be read as JSON" }
    }
    var writer = JSONWriter(breakDepth: 1)
    writer.beginObject()
    for name in names {
      guard let document = ReadingOrderBench.document("\(folder)/\(name)") else { return "\(name) is not JSON" }
      let id = String(name.dropLast(5))
      guard var problem = ReadingOrderScreen(document.root).problem(knowledge) else { return "\(name) is no screen" }
      if let order = existing?[key: id] {
        for (rank, value) in order.elements.enumerated() {
          if let item = value.number.map({ Int($0) }), problem.items.indices.contains(item) {
            problem.items[item].existingRank = rank
          }
        }
      }
      let start = ReadingOrderBench.milliseconds()
      let proposal = ReadingOrderSolver.solve(problem)
      let time = ReadingOrderBench.milliseconds() - start
      writer.key(id)
      if hasDetails {
        write(proposal, time, to: &writer)
      } else {
        write(proposal.sequence, to: &writer)
      }
    }
    writer.endObject()
    BenchFile.write(writer.takeBytes() + [UInt8(ascii: "\n")])
    return nil
  }

  private func write(_ proposal: OrderProposal, _ time: Double, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("order")
    write(proposal.sequence, to: &writer)
    writer.key("moves")
    writer.beginArray()
    for move in proposal.moves {
      for item in move.items {
        writer.beginObject()
        writer.key("el")
        writer.number(item)
        writer.key("confidence")
        writer.number(move.confidence)
        writer.endObject()
      }
    }
    writer.endArray()
    writer.key("status")
    writer.string(proposal.status == .optimal ? "optimal" : "bounded")
    if let cost = proposal.existingCost {
      writer.key("existingCost")
      writer.number(cost)
    }
    writer.key("cost")
    writer.number(proposal.proposedCost)
    writer.key("lowerBound")
    writer.number(proposal.lowerBound)
    writer.key("ms")
    writer.number(time)
    writer.endObject()
  }

  private func write(_ order: [Int], to writer: inout JSONWriter) {
    writer.beginArray()
    for item in order { writer.number(item) }
    writer.endArray()
  }

  private static func document(_ path: String) -> JSONDocument? {
    guard let bytes = BenchFile.read(path) else { return nil }
    return try? JSONDocument.parse(bytes)
  }

  /// Names of the JSON files of a folder, sorted.
  private static func files(_ folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasSuffix(".json") { names.append(name) }
    }
    return names.sorted()
  }

  /// Processor time of the process.
  static func milliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
