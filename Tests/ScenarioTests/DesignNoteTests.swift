import Testing

@testable import screenreadout

/// Notes on objects of design files keep findings quiet in place.
@Suite struct DesignNoteTests {
  /// A xib with a button that has nothing but an image, and its notes as Interface Builder keeps them.
  private static func xib(_ note: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view contentMode="scaleToFill" id="vw1-aa-001">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <subviews>
            <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="btn-aa-002">
              <rect key="frame" x="20" y="100" width="60" height="60"/>
              <state key="normal" image="cart"/>
              \(note)
            </button>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  private static func comment(_ text: String) -> String {
    "<attributedString key=\"userComments\"><fragment content=\"\(text)\"/></attributedString>"
  }

  private func audit(_ note: String) throws -> ChildProcess.Outcome {
    let folder = try TemporaryFolder()
    try folder.write(Self.xib(note), to: "work/Cart.xib")
    return try ChildProcess.run("screenreadout Cart.xib --only control-missing-label --quiet", in: folder)
  }

  @Test func `without a note the finding counts`() throws {
    #expect(try audit("").output.hasPrefix("1 screen: 1 error"))
  }

  @Test("a note of the rule keeps it quiet", arguments: ["control-missing-label", "control-*", "*"])
  func suppresses(_ rule: String) throws {
    let outcome = try audit(Self.comment("screenreadout:ignore \(rule) the label is set in code"))
    #expect(outcome.output.contains("1 suppressed\nThe gate passed"), "\(outcome.output)")
    #expect(outcome.status == 0)
  }

  @Test func `a note that keeps nothing quiet is told with its line`() throws {
    let outcome = try audit(Self.comment("screenreadout:ignore image-missing-label the label is set in code"))
    #expect(outcome.output.contains("Cart.xib:11: the note keeps nothing quiet"), "\(outcome.output)")
    #expect(outcome.status == 1)
  }

  @Test func `notes are found in fragments, strings and attributes`() {
    let forms = [
      "<a id=\"x\"><attributedString key=\"userComments\"><fragment><string key=\"content\">screenreadout:ignore r why not</string></fragment></attributedString></a>",
      "<a id=\"x\"><b><c/></b><string key=\"userComments\">first line\nscreenreadout:ignore r why not</string></a>",
      "<a id=\"x\" userComments=\"screenreadout:ignore r why not\"/>",
    ]
    for form in forms {
      #expect(InPlaceNotes(Array(form.utf8)).notes["x"]?.map(\.rule) == ["r"], "\(form)")
      #expect(InPlaceNotes(Array(form.utf8)).notes["x"]?.map(\.reason) == ["why not"])
    }
    #expect(InPlaceNotes(Array("<a id=\"x\"/>".utf8)).notes.isEmpty)
  }
}
