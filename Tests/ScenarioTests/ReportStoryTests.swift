import TestSupport
import Testing

@testable import screenreadout

/// Reports around a pull request: the comment on what changed, the summary of a step, pages of stored runs.
@Suite struct ReportStoryTests {
  private static func screen(_ label: String, _ cancel: String) -> String {
    """
    <screen key="home" platform="ios" width="390" height="844">
     <heading element="true" traits="header" label="Orders" x="16" y="50" width="200" height="30"/>
     <button id="save" \(label) element="true" traits="button" x="16" y="100" width="100" height="48"/>
     <button id="cancel" \(cancel) element="true" traits="button" x="16" y="160" width="100" height="48"/>
    </screen>
    """
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen("label=\"Save `it`\"", ""), to: "work/old.xml")
    try folder.write(Self.screen("", "label=\"Cancel\""), to: "work/new.xml")
    return folder
  }

  @Test("a comment tells what is new, what is heard before and now, and what is fixed")
  func comments() throws {
    let outcome = try ChildProcess.run(
      "screenreadout diff old.xml new.xml --format markdown --only control-missing-label", in: try folder())
    #expect(outcome.status == 1, "\(outcome.errors)")
    let text = outcome.output
    #expect(text.hasPrefix("## Screen Readout: "))
    #expect(text.contains("### New\n\n<details><summary>error: button \"save\" has no name"))
    #expect(text.contains("Fix: set a label"))
    #expect(text.contains("```swift\n"))
    #expect(text.contains("### What is heard\n\n`home`: 3 stops before, 3 now\n\n```diff\n"))
    #expect(text.contains("\n- Save `it`. Button.\n  Button.\n+ Cancel. Button.\n"))
    #expect(text.contains("### Fixed\n\n- control-missing-label on `"))
  }

  @Test("colours of a comparison are ours and stay, what the export brings does not steer the terminal")
  func colours() throws {
    let outcome = try ChildProcess.run(
      "screenreadout diff old.xml new.xml --color always --only control-missing-label", in: try folder())
    #expect(outcome.output.contains("\u{1B}[32mfixed\u{1B}[0m control-missing-label on home: "))
    #expect(!outcome.output.contains("\u{FFFD}"))
  }

  @Test("GitHub's step summary gets the Markdown report behind what is there")
  func summarises() throws {
    let folder = try folder()
    try folder.write("before\n", to: "work/summary.md")
    let command = "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=summary.md screenreadout audit new.xml --quiet"
    let outcome = try ChildProcess.run("\(command) --format markdown --exit-zero", in: folder)
    #expect(try folder.read("work/summary.md") == "before\n" + outcome.output)
    _ = try ChildProcess.run("\(command) --no-ci-detect", in: folder)
    #expect(try folder.read("work/summary.md") == "before\n" + outcome.output)
    _ = try ChildProcess.run("GITHUB_STEP_SUMMARY=summary.md screenreadout audit new.xml", in: folder)
    #expect(try folder.read("work/summary.md") == "before\n" + outcome.output)
  }

  @Test("a summary that is full, or no file, is told and fails nothing")
  func keepsLimits() throws {
    let folder = try folder()
    try folder.write(String(repeating: "x", count: StepSummary.limit - 100), to: "work/full.md")
    for (name, words) in [("full.md", "is full"), (".", "cannot be written"), ("/dev/null", "no regular file")] {
      let outcome = try ChildProcess.run(
        "GITHUB_ACTIONS=true GITHUB_STEP_SUMMARY=\(name) screenreadout audit new.xml --exit-zero", in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("pages of a stored run have the picture and the readout of the run itself")
  func drawsStoredRuns() throws {
    let folder = try folder()
    let outcome = try ChildProcess.run(
      "screenreadout audit old.xml --exit-zero --quiet --report run=run.json --report html=first.html && "
        + "screenreadout report run.json --report html=second.html --format text", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let (first, second) = (try folder.read("work/first.html"), try folder.read("work/second.html"))
    #expect(Self.picture(first) != nil)
    #expect(Self.picture(first) == Self.picture(second))
    #expect(second.contains("<bdi>Save `it`. Button.</bdi>"))
  }

  @Test("equal screenshots of two screens have names of their own on the page that shows both")
  func namesScreenshots() throws {
    let folder = try folder()
    // Their labels are alike, too: a button without a name is cut out of each.
    try folder.write(Self.screen("", ""), to: "work/old.xml")
    let picture = PNGSketch.picture(width: 390, height: 844) { x, y in
      (x / 30 + y / 30).isMultiple(of: 2) ? 0xFFFFFF : 0xE8E8E8
    }
    for name in ["old", "new"] { try folder.write(picture, to: "work/\(name).png") }
    let outcome = try ChildProcess.run(
      "screenreadout audit old.xml new.xml --embed-screenshots --exit-zero --quiet --report html=page.html "
        + "--report html=pages", in: folder)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let page = try folder.read("work/page.html")
    let ids = page.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(Set(ids).count == ids.count)
    let shown = ids.filter { $0.hasPrefix("shot-") }
    #expect(shown.count == 2)
    let sections = page.split(separator: "<section class=\"screen\"").dropFirst()
    for (section, name) in zip(sections, shown) {
      let uses = section.split(separator: "<use href=\"#").dropFirst().map { String($0.prefix { $0 != "\"" }) }
      #expect(!uses.isEmpty && Set(uses) == [name])
    }
    #expect(try folder.read("work/pages/screens/home.html").contains("<image id=\"shot-home\""))
  }

  private static func picture(_ page: String) -> Substring? {
    page.split(separator: "<svg").dropFirst().first?.split(separator: "</svg>").first
  }

  @Test("each page of a screen leads to those before and after it")
  func leadsOn() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] {
      let screen = Self.screen("", "").replacing("\"home\"", with: "\"\(name)\"")
      try folder.write(screen, to: "work/\(name).xml")
    }
    _ = try ChildProcess.run(
      "screenreadout audit . --exit-zero --quiet --report html=pages --report html=one.html", in: folder)
    func links(_ name: String) throws -> [Substring] {
      try folder.read("work/pages/screens/\(name).html").split(separator: "<p class=\"pages\">").last?
        .split(separator: "</p>").first?.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } } ?? []
    }
    #expect(try links("a") == ["../index.html", "b.html"])
    #expect(try links("b") == ["../index.html", "a.html", "c.html"])
    #expect(try links("c") == ["../index.html", "b.html"])
    #expect(try folder.read("work/one.html").contains("<a href=\"#screen-c\">Next: <bdi>c</bdi></a>"))
  }

  @Test("the evidence for conformance comes as a page where the file is called one")
  func writesEvidence() throws {
    let folder = try folder()
    _ = try ChildProcess.run("screenreadout audit new.xml --report wcag=a.html --report wcag=a.md", in: folder)
    let page = try folder.read("work/a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<a href=\"#sc-4-1-2\">4.1.2 Name, Role, Value</a>"))
    #expect(page.contains("<h2 id=\"sc-4-1-2\">"))
    #expect(!page.contains("supports"))
    #expect(try folder.read("work/a.md").hasPrefix("# WCAG 2.2"))
  }
}
