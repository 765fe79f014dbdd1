#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
