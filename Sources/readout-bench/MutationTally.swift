import Importers

/// What became of the damaged copies of one format.
struct MutationTally {
  private var copies = 0
  private var read = 0
  private var refused = 0
  /// Copies that gave neither a screen nor an error, and errors that name no line.
  private var silent = 0
  private var placeless = 0
  /// Copies that took longer than ``patience`` allows.
  private var slow = 0
  private var bytes = 0
  private var reading = 0.0
  private var auditing = 0.0
  private var longest = 0.0

  /// Processor time that a copy may take: a floor in milliseconds for what any start costs, and microseconds a byte,
  /// about a hundred times what an optimised build needs.
  private static let patience = (floor: 50.0, perByte: 2.0)

  /// Whether every copy gave a screen or an error with a place, in time.
  var holds: Bool { silent == 0 && placeless == 0 && slow == 0 }

  /// Takes the outcome of a copy; tells what is wrong with it.
  ///
  /// - Parameters: reading, auditing: processor time in milliseconds.
  mutating func note(
    _ file: ImportedFile, bytes: Int, reading: Double, auditing: Double, tell: (String) -> Void
  ) {
    copies += 1
    self.bytes += bytes
    self.reading += reading
    self.auditing += auditing
    longest = max(longest, reading + auditing)
    if file.captures.isEmpty { refused += 1 } else { read += 1 }
    if file.captures.isEmpty, file.error == nil {
      silent += 1
      tell("neither a screen nor an error")
    }
    if let error = file.error, error.line < 1 || error.column < 1 {
      placeless += 1
      tell("no place: \(error.message)")
    }
    if reading + auditing > Self.patience.floor + Double(bytes) * Self.patience.perByte / 1_000 {
      slow += 1
      tell("\(Int(reading)) ms of reading and \(Int(auditing)) ms of auditing for \(bytes) bytes")
    }
  }

  /// The outcome in one line.
  func line(format: String, files: Int) -> String {
    let rate = reading > 0 ? Double(bytes) / reading / 1_000 : 0
    let rounded = Double(Int(rate * 10)) / 10
    return """
      \(format): \(copies) copies of \(files) files, \(read) read, \(refused) refused, \(silent) silent, \
      \(placeless) without a place, \(slow) slow, longest \(Int(longest)) ms, reading \(rounded) MB/s
      """
  }
}
