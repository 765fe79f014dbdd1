import CHeap

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

readout_heap_keep()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
