import FuzzTargets

@testable import screenreadout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `readout-fuzz TARGET [libFuzzer options] [FOLDER…]`: gives the target whatever libFuzzer thinks of.
@main enum FuzzEntry {
  static func main() {
    guard CommandLine.arguments.count > 1, let named = FuzzTarget.named(CommandLine.arguments[1], config: readConfig)
    else {
      print("usage: readout-fuzz TARGET [libFuzzer options] [FOLDER…]; a TARGET is one of")
      for target in FuzzTarget.all(config: readConfig) { print(target.name) }
      exit(2)
    }
    target = named
    // Without the name of the target.
    let words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var count = CInt(words.count)
    var pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { pointers?[index] = strdup(word) }
    pointers?[words.count] = nil
    exit(runDriver(&count, &pointers, takeInput))
  }

  /// What takes the inputs; set once, before libFuzzer starts.
  nonisolated(unsafe) fileprivate static var target: FuzzTarget?

  private static func readConfig(_ bytes: [UInt8]) { _ = try? ConfigReader.read(bytes, as: "fuzz.json") }
}

private func takeInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do {
    try FuzzEntry.target?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    // libFuzzer keeps the input of a run that aborts.
    print(error)
    abort()
  }
  return 0
}

/// LLVM, `compiler-rt/lib/fuzzer/FuzzerInterface.h`: libFuzzer for a program with a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
