import ScreenModel

/// A walk that was recorded on a device, aligned with the readout.
///
/// Case and punctuation are ignored, since recordings write them as they like; hints and "Actions available" may stand
/// in the recording, with their stop or on lines of their own, or not.
public struct WalkComparison: Sendable {
  /// What became of a stop or a line of the recording. Stops and lines are counted from 1.
  public enum Entry: Sendable, Equatable {
    case matched(stop: Int, line: Int)
    /// Heard, but at another place in the order.
    case moved(stop: Int, line: Int)
    /// Heard at its place in other words.
    case saidDifferently(stop: Int, line: Int)
    /// Predicted and never heard.
    case missing(stop: Int)
    /// Heard and not predicted.
    case extra(line: Int)
  }

  /// In the order of the readout; lines that were not predicted stand behind the stop that they were heard after.
  public let entries: [Entry]
  /// What is predicted, by stop.
  public let predicted: [String]
  /// The lines of the recording.
  public let heard: [String]
  /// The stops that say nothing and so cannot be recorded; not compared.
  public let silent: Int

  /// Two utterances with at least this share of common words are one said differently.
  static let similarity = 0.5
  /// A stop is looked for in this many lines after its place.
  static let window = 40

  /// Aligns the lines of a recording, one utterance each, with the stops.
  public init(_ readout: Readout, recording: [String]) {
    let stops = readout.stops
    predicted = stops.map(\.spoken)
    heard = recording
    var forms: [String: String] = [:]
    var asides: Set<String> = []
    for stop in stops {
      let spoken = Self.normalised(stop.spoken)
      for more in [stop.remarks, stop.hint, "\(stop.remarks) \(stop.hint)", "\(stop.hint) \(stop.remarks)"] {
        asides.insert(Self.normalised(more))
        let whole = Self.normalised("\(stop.spoken) \(more)")
        if forms[whole] == nil { forms[whole] = spoken }
      }
    }
    let left = stops.enumerated().map { (place: $0 + 1, text: Self.normalised($1.spoken)) }.filter { !$0.text.isEmpty }
    silent = stops.count - left.count
    for (_, text) in left { asides.remove(text) }
    let right = recording.enumerated().map { (place: $0 + 1, text: Self.normalised($1)) }
      .map { (place: $0.place, text: forms[$0.text] ?? $0.text) }
      .filter { !$0.text.isEmpty && !asides.contains($0.text) }
    entries = Alignment(left.map(\.text), right.map(\.text)).entries(left.map(\.place), right.map(\.place))
  }

  /// Whether the device said what was predicted.
  public var agrees: Bool {
    entries.allSatisfy { if case .matched = $0 { true } else { false } }
  }

  /// Letters and digits in small letters, everything else as single blanks.
  static func normalised(_ text: String) -> String {
    text.lowercased().unicodeScalars
      .split { !($0.properties.isAlphabetic || $0.properties.numericType != nil) }
      .map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
  }
}

/// Aligns two lists of normalised utterances, counted from 0.
private struct Alignment {
  private let left: [String]
  private let right: [String]
  private var lineOfStop: [Int: WalkComparison.Entry] = [:]
  private var isUsed: [Bool]

  init(_ left: [String], _ right: [String]) {
    self.left = left
    self.right = right
    isUsed = [Bool](repeating: false, count: right.count)
    let pairs = SequenceAlignment.pairs(left, right)
    for (stop, line) in pairs { take(stop, line, .matched(stop: stop, line: line)) }
    findMoved()
    var (stop, line) = (0, 0)
    for (nextStop, nextLine) in pairs + [(left.count, right.count)] {
      findDifferent(stop..<nextStop, line..<nextLine)
      (stop, line) = (nextStop + 1, nextLine + 1)
    }
  }

  private mutating func take(_ stop: Int, _ line: Int, _ entry: WalkComparison.Entry) {
    lineOfStop[stop] = entry
    isUsed[line] = true
  }

  private mutating func findMoved() {
    var lines: [String: [Int]] = [:]
    for line in right.indices.reversed() where !isUsed[line] { lines[right[line], default: []].append(line) }
    for stop in left.indices where lineOfStop[stop] == nil {
      if let line = lines[left[stop]]?.popLast() { take(stop, line, .moved(stop: stop, line: line)) }
    }
  }

  private mutating func findDifferent(_ stops: Range<Int>, _ lines: Range<Int>) {
    var next = lines.lowerBound
    for stop in stops where lineOfStop[stop] == nil {
      let near = next..<min(lines.upperBound, next + WalkComparison.window)
      guard let line = near.first(where: { !isUsed[$0] && areSimilar(left[stop], right[$0]) }) else { continue }
      take(stop, line, .saidDifferently(stop: stop, line: line))
      next = line + 1
    }
  }

  /// By the words that both have (Dice's coefficient).
  private func areSimilar(_ a: String, _ b: String) -> Bool {
    let (x, y) = (Set(a.split(separator: " ")), Set(b.split(separator: " ")))
    return Double(2 * x.intersection(y).count) >= WalkComparison.similarity * Double(x.count + y.count)
  }

  func entries(_ stops: [Int], _ lines: [Int]) -> [WalkComparison.Entry] {
    var entries: [WalkComparison.Entry] = []
    var next = 0
    func addExtras(before end: Int) {
      while next < end {
        if !isUsed[next] { entries.append(.extra(line: lines[next])) }
        next += 1
      }
    }
    for stop in left.indices {
      switch lineOfStop[stop] {
      case .matched(_, let line)?:
        addExtras(before: line)
        entries.append(.matched(stop: stops[stop], line: lines[line]))
      case .saidDifferently(_, let line)?:
        addExtras(before: line)
        entries.append(.saidDifferently(stop: stops[stop], line: lines[line]))
      case .moved(_, let line)?: entries.append(.moved(stop: stops[stop], line: lines[line]))
      default: entries.append(.missing(stop: stops[stop]))
      }
    }
    addExtras(before: lines.count)
    return entries
  }
}
