// embed-pages MODE FOLDER OUTPUT
// Writes one Swift file from what a folder holds; the build-tool plugin beside this tool calls it.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

let arguments = CommandLine.arguments
guard arguments.count == 4, let mode = EmbeddingMode(rawValue: arguments[1]) else {
  TextFile.complain("usage: embed-pages pages|checks|assets FOLDER OUTPUT")
  exit(2)
}
do {
  let source = try mode.generate(from: arguments[2])
  try TextFile.writeIfChanged(source, to: arguments[3])
} catch {
  TextFile.complain("\(error)")
  exit(1)
}
