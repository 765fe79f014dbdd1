import TestSupport
import Testing

@testable import screenreadout

/// Inputs that cannot be audited: each gets its own message and exit 3, and the input beside it is still audited.
struct HostileInputTests {
  private static let good =
    "<screen platform=\"ios\" width=\"390\" height=\"844\">"
    + "<button element=\"true\" label=\"Save\" traits=\"button\" x=\"16\" y=\"100\" width=\"100\" height=\"48\"/></screen>"

  private func audit(_ arguments: String, _ files: [String: String]) throws -> ChildProcess.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "work/good.xml")
    for (name, text) in files { try folder.write(text, to: "work/\(name)") }
    return try ChildProcess.run("screenreadout audit good.xml \(arguments)", in: folder)
  }

  @Test(
    "a broken file has its own message and the good one beside it is audited",
    arguments: [
      ("cut.xml", "<AppiumAUT><XCUIElementTypeApplication name=\"A\"><XCUIElementTypeWindow>", "ends"),
      (
        "bomb.xml", "<!DOCTYPE a [<!ENTITY b \"bb\"><!ENTITY c \"&b;&b;&b;\">]><AppiumAUT>&c;</AppiumAUT>", "DOCTYPE"
      ),
      ("empty.xml", "", "empty"),
      ("blank.xml", "  \n\n ", "empty"),
      ("none.xml", "<AppiumAUT>\n</AppiumAUT>", "the capture is empty"),
      ("childless.xml", "<AppiumAUT><XCUIElementTypeApplication name=\"A\"/></AppiumAUT>", "no children"),
      ("page.html", "<!DOCTYPE html><html><body/></html>", "NATIVE_APP"),
      ("prose.txt", "Dear reader,", "not an export"),
      ("wrong.xml", "<AppiumAUT><XCUIElementTypeApplication></Wrong></AppiumAUT>", "wrong.xml:1:"),
    ])
  func tellsBrokenFiles(_ name: String, _ text: String, _ message: String) throws {
    let outcome = try audit(name, [name: text])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("not read \(name)"))
    #expect(outcome.output.contains(message), "\(outcome.output)")
    #expect(outcome.output.contains("1 screen: 0 errors"))
  }

  @Test("a file above the size limit is refused before it is read")
  func refusesLargeFiles() throws {
    let outcome = try audit("large.xml --max-size 500", ["large.xml": String(repeating: "<a/>", count: 1000)])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("more than the limit of 500 bytes"))
    #expect(outcome.output.contains("1 screen: 0 errors"))
  }

  @Test("a million nested nodes are refused by depth")
  func refusesDeepTrees() throws {
    let deep = String(repeating: "<XCUIElementTypeOther>", count: 1_000_000)
    let outcome = try audit("deep.xml", ["deep.xml": "<AppiumAUT><XCUIElementTypeApplication>" + deep])
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("100000") || outcome.output.contains("100,000"), "\(outcome.output)")
    #expect(outcome.output.contains("1 screen: 0 errors"))
  }

  @Test("nodes as deep as the limit are audited without recursion")
  func readsDeepTrees() throws {
    let open = String(repeating: "<XCUIElementTypeOther x=\"0\" y=\"0\" width=\"9\" height=\"9\">", count: 99_000)
    let close = String(repeating: "</XCUIElementTypeOther>", count: 99_000)
    let text =
      "<AppiumAUT><XCUIElementTypeApplication name=\"A\" label=\"A\">\(open)\(close)</XCUIElementTypeApplication></AppiumAUT>"
    let outcome = try audit("deep.xml", ["deep.xml": text])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("2 screens"))
  }

  @Test("a folder named like a file, a pattern without a match and a missing file are told")
  func tellsMissingInputs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "work/good.xml")
    try folder.makeFolder("work/folder.xml")
    let outcome = try ChildProcess.run("screenreadout audit good.xml folder.xml 'no*.json' gone.xml", in: folder)
    #expect(outcome.status == 3)
    for message in ["not read folder.xml", "not read no*.json", "not read gone.xml", "1 screen: 0 errors"] {
      #expect(outcome.output.contains(message), "\(message) in \(outcome.output)")
    }
  }

  @Test("the bytes of a report do not depend on the number of workers or the order of the inputs")
  func isDeterministic() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("work")
    let samples = "'\(RepositoryFiles.root)/Samples'"
    let one = try ChildProcess.run("cd \(samples) && screenreadout audit . --format json --jobs 1", in: folder)
    let eight = try ChildProcess.run("cd \(samples) && screenreadout audit . --format json --jobs 8", in: folder)
    #expect(!one.output.isEmpty)
    #expect(one.output == eight.output)
  }
}
