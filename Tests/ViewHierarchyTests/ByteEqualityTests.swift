import Testing
import ViewHierarchy

@Suite struct ByteEqualityTests {
  @Test("texts are equal where every byte is", arguments: ["", "a", "title", "Größe", "a long name of a button"])
  func equality(text: String) {
    let bytes = Array(text.utf8)
    #expect(equal(bytes, bytes))
    #expect(!equal(bytes, bytes + [0x61]))
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 1
      #expect(!equal(bytes, other), "byte \(place)")
    }
  }

  private func equal(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { one.equals($0) } }
  }
}
