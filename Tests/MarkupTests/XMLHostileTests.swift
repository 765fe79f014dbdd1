import Markup
import Testing

@Suite("Hostile and broken XML")
struct XMLHostileTests {
  @Test(
    "DOCTYPE is refused before anything in it counts",
    arguments: [
      "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
      "<!DOCTYPE a [<!ENTITY a '1'><!ENTITY b '&a;&a;'><!ENTITY c '&b;&b;'>]><a x='&c;'/>",
      "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
      "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
      "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://localhost/x'>%x;]><a/>",
      "<?xml version='1.0'?>\n<!DOCTYPE html>\n<a/>",
    ])
  func doctype(source: String) {
    let recording = Recording(source)
    #expect(recording.error?.kind == .doctype)
    #expect(recording.error?.message.hasPrefix("DOCTYPE is not allowed") == true)
    #expect(recording.error?.line == (source.hasPrefix("<?xml") ? 2 : 1))
    #expect(recording.tags.isEmpty)
    #expect(recording.text.isEmpty)
  }

  @Test("Nothing at all is empty, not broken", arguments: ["", " ", "\n\t\r\n", "\u{FEFF}", "\u{FEFF} "])
  func empty(source: String) {
    #expect(Recording(source).error?.kind == .empty)
  }

  private static let document =
    "<?xml version='1.0'?><!-- c --><root x='ä&amp;' y=\"2\">t&lt;<a/><![CDATA[<]]><?p q?><b ns:q='1'>€</b></root>"

  @Test("A document cut at any byte is called truncated, at the line where it ends", arguments: ["\n", " "])
  func truncated(space: String) {
    let bytes = Array(Self.document.replacing(" ", with: space).utf8)
    let whole = Recording(bytes: bytes)
    #expect(whole.error == nil)
    #expect(whole.end == bytes.count)
    for count in 1..<bytes.count {
      let cut = Array(bytes[..<count])
      let error = Recording(bytes: cut).error
      #expect(error?.kind == .truncated, "\(String(decoding: cut, as: UTF8.self)): \(error?.message ?? "no error")")
      let breaks = cut.filter { $0 == 0x0A }.count
      #expect((error?.line).map { Int($0) >= breaks && Int($0) <= breaks + 1 } == true)
    }
  }

  @Test("UTF-16 cut at any byte is an error")
  func truncatedWide() {
    let wide = Self.document.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for count in 2..<wide.count {
      #expect(Recording(bytes: Array(wide[..<count])).error != nil, "\(count)")
    }
  }

  @Test("Control characters and NUL are refused", arguments: [0, 1, 8, 11, 12, 14, 31] as [UInt8])
  func controls(byte: UInt8) {
    for source in [("<a><b x='", "'/></a>"), ("<a>", "</a>"), ("<a><!-- ", " --></a>"), ("<a", "/>")] {
      let bytes = Array(source.0.utf8) + [byte] + Array(source.1.utf8)
      let recording = Recording(bytes: bytes)
      #expect(recording.error != nil)
    }
    #expect(Recording("<a x='&#\(byte);'/>").error?.kind == .syntax)
  }

  @Test("Ten thousand random changes never crash, and an accepted document closes what it opened")
  func mutations() {
    var dice = Dice(state: 20_260_801)
    let source = Array(Self.document.utf8)
    var accepted = 0
    for _ in 0..<10_000 {
      let bytes = dice.mutate(source)
      let recording = Recording(bytes: bytes)
      guard recording.error == nil else { continue }
      accepted += 1
      #expect(recording.events.filter { $0 == "/" }.count == recording.tags.count)
      #expect(recording.end <= bytes.count && recording.end > 0)
    }
    #expect(accepted > 100)
    #expect(accepted < 9_900)
  }

  @Test("Nothing that many tasks read at once gets mixed up")
  func tasks() async {
    let counts = await withTaskGroup(of: Int.self) { group in
      for index in 1...16 {
        group.addTask {
          Recording("<root>" + String(repeating: "<a x='&amp;'/>", count: index * 500) + "</root>").tags.count
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(counts == Set((1...16).map { $0 * 500 + 1 }))
  }
}
