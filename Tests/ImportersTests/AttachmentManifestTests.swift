import Importers
import Testing

@Suite("The manifest of exported test attachments")
struct AttachmentManifestTests {
  private func manifest(_ attachments: String) throws -> AttachmentManifest {
    let text = "[{\"testIdentifier\": \"CartTests/testPay()\", \"attachments\": [\(attachments)]}]"
    return try #require(AttachmentManifest(Array(text.utf8)))
  }

  private func attachment(_ file: String, _ name: String, at time: Int) -> String {
    let identifier = "06CC1705-2420-4FA6-8FEE-6B470BAC4CD0"
    return "{\"exportedFileName\": \"\(file)\", \"timestamp\": \(time), "
      + "\"suggestedHumanReadableName\": \"\(name)_0_\(identifier).\(file.suffix(3))\"}"
  }

  @Test("a file is known by its test and the name that the test gave it")
  func names() throws {
    let entry = try #require(manifest(attachment("A.txt", "Cart_full.tree", at: 1))["A.txt"])
    #expect(entry.test == "CartTests/testPay")
    #expect(entry.name == "Cart_full")
    #expect(entry.screenshot == nil)
  }

  @Test("the screenshot of a description is that of the same name, else the nearest in time")
  func screenshots() throws {
    let list = [
      attachment("A.txt", "Cart", at: 10), attachment("B.txt", "Tree", at: 10), attachment("C.png", "Cart", at: 90),
      attachment("D.png", "Start", at: 12), attachment("E.jpg", "End", at: 50),
    ]
    let manifest = try manifest(list.joined(separator: ","))
    #expect(manifest["A.txt"]?.screenshot == "C.png")
    #expect(manifest["B.txt"]?.screenshot == "D.png")
    #expect(manifest["D.png"]?.screenshot == nil)
  }

  @Test("a file that leads out of the folder is not known")
  func outside() throws {
    #expect(try manifest(attachment("../A.txt", "Cart", at: 1))["../A.txt"] == nil)
  }

  @Test(
    "what is no manifest is none",
    arguments: ["", "[]", "{}", "[{\"name\": 1}]", "[{\"testIdentifier\": 1, \"attachments\": []}]", "[1, null]"])
  func others(_ text: String) {
    #expect(AttachmentManifest(Array(text.utf8)) == nil)
  }
}
