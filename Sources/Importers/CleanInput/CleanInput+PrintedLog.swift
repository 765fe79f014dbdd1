extension CleanInput {
  /// A text into which exports in markup were printed, such as the log of a test run.
  ///
  /// What loggers put before the lines of an export becomes blanks, and so does the text between exports, so that lines
  /// and columns stay those of the file. A line inside an export is only read where markup follows its prefix; nothing
  /// is guessed inside an attribute.
  ///
  /// A text is taken for such a log where an export stands whole in it. One that is cut, or that cannot be told from
  /// the lines around it, is refused where the text holds a whole one as well, or where it is what the text is about:
  /// half of the lines or half of the bytes are markup. Else it is a mention in a text about something else, and no
  /// export.
  struct PrintedLog {
    /// What a text turned out to be.
    enum Outcome {
      /// No export.
      case none
      /// The text with blanks for what is no export, and where the first export begins.
      case stripped([UInt8], start: Int)
      /// A line inside an export that does not go on as its first line and those behind it.
      case uneven(prefix: String, line: Int)
    }

    private let bytes: [UInt8]
    private let end: Int
    private let evidence: RootEvidence
    private let isLog: Bool
    private var result: [UInt8]
    private var start: Int?
    private var document: OpenDocument?
    /// What stands before the export that began last.
    private var prefix = LinePrefix([])
    /// How many exports were closed.
    private var whole = 0
    private var share: MarkupShare
    /// The first line that an export could not go on with, and the prefix of that export.
    private var fault: (line: Int, prefix: LinePrefix)?

    /// - Parameter isLog: whether the text is known to hold exports.
    private init(_ bytes: [UInt8], end: Int, isLog: Bool, share: MarkupShare = MarkupShare()) {
      self.bytes = bytes
      self.end = end
      self.isLog = isLog
      self.share = share
      evidence = RootEvidence(bytes, end: end)
      result = bytes
    }

    /// What a text is whose first line of its own that begins a document, if any, stands at `known`.
    static func outcome(_ bytes: [UInt8], from first: Int, before known: Int, end: Int) -> Outcome {
      let evidence = RootEvidence(bytes, end: end)
      var share = MarkupShare()
      var at = first
      while at < known {
        let lineEnd = bytes[at..<end].firstIndex(of: 0x0A) ?? end
        if let found = evidence.firstExport(in: at..<lineEnd, isLog: false) {
          guard found < known, LinePrefix(bytes[at..<found]).isClean else { return .none }
          var log = PrintedLog(bytes, end: end, isLog: false, share: share)
          return log.read(from: at)
        }
        share.add(bytes[at..<lineEnd], evidence)
        at = lineEnd + 1
      }
      return .none
    }

    /// The rest of a text that holds exports, behind one that has ended.
    static func rest(_ bytes: [UInt8], from start: Int, end: Int) -> Outcome {
      var log = PrintedLog(bytes, end: end, isLog: true)
      let indent = bytes[..<start].reversed().prefix { $0 != 0x0A && CleanInput.isBlank($0) }.count
      let isOwnLine = start == indent || bytes[start - indent - 1] == 0x0A
      return log.read(from: isOwnLine ? start - indent : start)
    }

    private mutating func read(from first: Int) -> Outcome {
      var at = first
      while at < end {
        let lineEnd = bytes[at..<end].firstIndex(of: 0x0A) ?? end
        take(at..<lineEnd)
        share.add(bytes[at..<lineEnd], evidence)
        at = lineEnd + 1
      }
      guard let start else { return .none }
      if isLog || whole > 0 || share.isLarge {
        if let fault {
          return .uneven(prefix: fault.prefix.shown, line: bytes[..<fault.line].count { $0 == 0x0A } + 1)
        }
        return .stripped(result, start: start)
      }
      return .none
    }

    private mutating func take(_ line: Range<Int>) {
      var at = line.lowerBound
      if document != nil {
        guard let next = goOn(line) else { return }
        at = next
      }
      // Several exports may stand in one line.
      while let found = evidence.firstExport(in: at..<line.upperBound, isLog: isLog || whole > 0) {
        blank(at..<found)
        start = start ?? found
        if at == line.lowerBound { prefix = LinePrefix(bytes[at..<found]) }
        document = OpenDocument(prefix: prefix)
        guard let next = feed(found..<line.upperBound) else { return }
        at = next
      }
      let isDocument = at == line.lowerBound && !isLog && beginsOtherDocument(line)
      if !isDocument { blank(at..<line.upperBound) }
    }

    /// JSON and exports in plain text that stand between those in markup.
    private func beginsOtherDocument(_ line: Range<Int>) -> Bool {
      guard let first = line.first(where: { !CleanInput.isBlank(bytes[$0]) }), bytes[first] != UInt8(ascii: "<") else {
        return false
      }
      let noise = Noise(bytes, end: end)
      return noise.beginsDocument(first) || noise.beginsText(first)
    }

    /// Reads a further line of the open document.
    /// - Returns: where the document ends in it; nil where it goes on.
    private mutating func goOn(_ line: Range<Int>) -> Int? {
      guard var open = document else { return nil }
      let match = open.prefix.match(bytes[line])
      let content = (match.end..<line.upperBound).first { !CleanInput.isBlank(bytes[$0]) } ?? line.upperBound
      let isMarkup = content == line.upperBound || evidence.beginsMarkup(content)
      open.isRepeated = open.isRepeated || match.isWhole
      if !isMarkup { open.verbatim = open.verbatim ?? line.lowerBound }
      // The next export begins while this one is open.
      let begins =
        isMarkup
        ? open.hasRoot && evidence.isDeclaration(content) : evidence.firstExport(in: line, isLog: false) != nil
      document = open
      if let uneven = begins ? line.lowerBound : open.isRepeated ? open.verbatim : nil {
        fault = fault ?? (uneven, open.prefix)
        document = nil
        return line.lowerBound
      }
      guard isMarkup else { return feed(line) }
      blank(line.lowerBound..<content)
      return feed(content..<line.upperBound)
    }

    private mutating func feed(_ text: Range<Int>) -> Int? {
      guard let close = document?.take(bytes, text) else { return nil }
      document = nil
      whole += 1
      return close
    }

    private mutating func blank(_ range: Range<Int>) {
      for index in range { result[index] = 0x20 }
    }
  }

  /// How much of a text is markup.
  private struct MarkupShare {
    private var lines = (all: 0, markup: 0)
    private var bytes = (all: 0, markup: 0)

    mutating func add(_ line: ArraySlice<UInt8>, _ evidence: RootEvidence) {
      guard line.contains(where: { !CleanInput.isBlank($0) }) else { return }
      lines.all += 1
      bytes.all += line.count
      guard let markup = line.indices.first(where: evidence.beginsMarkup) else { return }
      lines.markup += 1
      bytes.markup += line.endIndex - markup
    }

    var isLarge: Bool { lines.markup * 2 >= lines.all || bytes.markup * 2 >= bytes.all }
  }
}
