import Audit
import Markup

/// Notes on objects of storyboards and xibs that keep findings quiet: `screenreadout:ignore RULE reason`.
///
/// Interface Builder keeps the notes of an object as an attributed string under the key `userComments`, in fragments.
struct InPlaceNotes: Sendable {
  /// One note.
  struct Note: Sendable, Equatable {
    /// The rule; `*` stands for any letters.
    let rule: String
    let reason: String
    /// The line on which the note begins.
    let line: Int
  }

  /// By the id of the object.
  private(set) var notes: [String: [Note]] = [:]

  private static let mark = "screenreadout:ignore"
  private static let vocabulary = XMLVocabulary(["id", "key", "content", "userComments", "notes"])

  /// The notes of a file; none where it holds no mark or is no XML.
  init(_ bytes: [UInt8]) {
    guard Self.holdsMark(bytes) else { return }
    var reading = Reading()
    // What stands before a fault counts; the importer tells the fault.
    _ = try? bytes.withUnsafeBufferPointer { buffer in
      try XMLReader(vocabulary: Self.vocabulary).read(
        buffer, open: { reading.open($0) }, close: { reading.close() },
        text: { reading.text($0) })
    }
    for (object, text, line) in reading.found { add(text, to: object, line) }
  }

  private static func holdsMark(_ bytes: [UInt8]) -> Bool {
    let mark = Array(Self.mark.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: mark[0]) {
      if rest[start...].starts(with: mark) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  private mutating func add(_ text: String, to object: String, _ line: Int) {
    for sentence in text.split(whereSeparator: \.isNewline) {
      let words = sentence.split(separator: " ", maxSplits: 2)
      guard words.count >= 2, words[0] == Self.mark else { continue }
      notes[object, default: []].append(
        Note(rule: String(words[1]), reason: words.count > 2 ? String(words[2]) : "", line: line))
    }
  }

  /// The state of reading one file.
  private struct Reading {
    /// The ids of the open elements; an element without one has that of the element around it.
    private var objects: [String] = []
    /// How many elements were open when the note at hand began; 0 outside.
    private var depth = 0
    private var content: [UInt8] = []
    private var line = 0
    private(set) var found: [(object: String, text: String, line: Int)] = []

    mutating func open(_ tag: borrowing XMLTag) -> XMLStep {
      var id: String?
      var isNote = false
      for index in 0..<tag.attributeCount {
        let value = tag.attributeValue(index)
        switch InPlaceNotes.vocabulary[tag.attributeName(index)] {
        case "id": id = String(decoding: value, as: UTF8.self)
        case "key" where value.elementsEqual("userComments".utf8): isNote = true
        case "content" where depth > 0: content.append(contentsOf: value)
        case "userComments", "notes":
          found.append((id ?? objects.last ?? "", String(decoding: value, as: UTF8.self), Int(tag.line)))
        default: continue
        }
      }
      objects.append(id ?? objects.last ?? "")
      if isNote, depth == 0 {
        depth = objects.count
        content = []
        line = Int(tag.line)
      }
      return .goOn
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
      if depth > 0 { content.append(contentsOf: bytes) }
    }

    mutating func close() {
      guard let object = objects.popLast() else { return }
      guard depth > objects.count else { return }
      depth = 0
      found.append((object, String(decoding: content, as: UTF8.self), line))
    }
  }
}
