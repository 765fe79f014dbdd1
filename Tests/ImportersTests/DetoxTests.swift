import Importers
import Testing
import ViewHierarchy

@Suite("View hierarchies of Detox")
struct DetoxTests {
  private static let ios = """
    <?xml version="1.0" encoding="utf-8"?>
    <ViewHierarchy>
     <UIWindow alpha="1.0" class="UIWindow" focused="false" height="844" visibility="visible" width="390">
      <Host<Home<Int>> alpha="1.0" class="Host<Home<Int>>" height="100" id="detox_temp_0" visibility="visible" width="390" x="0" y="50">
       <UILabel alpha="0.0" class="UILabel" height="20" id="title" label="Fish & "chips" <new>" visibility="visible" width="90" x="16" y="8" />
       <UIButton alpha="1.0" class="UIButton" height="44" label="Buy" visibility="invisible" width="44" x="300" y="8" />
      </Host<Home<Int>>>
      <WKWebView alpha="1.0" class="WKWebView" height="10" visibility="visible" width="10" x="1" y="2"><![CDATA[<html></b>]]></WKWebView>
     </UIWindow>
    </ViewHierarchy>
    """

  private func read(_ text: String) -> ImportedFile { Export.read(Array(text.utf8)) }

  @Test("iOS: generics in tags, values that nobody escaped, frames relative to the superview")
  func iOS() throws {
    let file = read(Self.ios)
    #expect(file.error == nil && file.format == "detox-xml")
    let capture = try #require(file.captures.first)
    let tree = capture.tree
    #expect(tree.kind == [.window, .view, .text, .button, .webView])
    #expect(tree.name(NodeID(1)) == "Host<Home<Int>>")
    #expect(tree.string(tree.label[2]) == "Fish & \"chips\" <new>")
    #expect(tree.frame[2] == Rect(x: 16, y: 58, width: 90, height: 20))
    #expect(tree.number(.alpha, NodeID(2)) == 0)
    #expect(tree.flag(.hidden, NodeID(3)) == true)
    #expect(!tree.identifier[1].hasBytes)
    #expect(tree.string(tree.identifier[2]) == "title")
    #expect(tree.position[2].line == 5 && tree.position[2].column == 4)
    #expect(capture.header.platform == .ios && capture.header.width == 390)
    #expect(capture.header.facts.isDisjoint(with: Facts([.elementFlag, .stopFlag, .traits])))
  }

  @Test("Android: absolute pixels, null for no label, the density of the file")
  func android() throws {
    let text = """
      <?xml version='1.0' encoding='UTF_8' standalone='yes' ?>
      <ViewHierarchy density="2.0">
        <DecorView class="com.android.internal.policy.DecorView" width="1080" height="1920" visibility="visible" x="0" y="0" label="null" testID="">
          <ReactTextView id="289" class="com.facebook.react.views.text.ReactTextView" width="200" height="40" visibility="visible" x="100" y="60" label="A &amp; B" testID="greeting" text="A &amp; B" />
        </DecorView>
      </ViewHierarchy>
      """
    let capture = try #require(read(text).captures.first)
    let tree = capture.tree
    #expect(tree.kind == [.window, .text])
    #expect(!tree.label[0].isStated)
    #expect(tree.string(tree.text[1]) == "A & B")
    #expect(tree.string(tree.identifier[1]) == "greeting")
    #expect(tree.frame[1] == Rect(x: 50, y: 30, width: 100, height: 20))
    #expect(capture.header.platform == .android && capture.header.density == 2)
    #expect(capture.header.facts.contains(.density) && !capture.header.facts.contains(.stopFlag))
  }

  @Test("Masked numbers are no numbers: the frames are not carried")
  func masked() throws {
    let text =
      "<ViewHierarchy>\n<UIWindow alpha=\"1.0\" class=\"UIWindow\" height=\"<number>\" width=\"<number>\">\n</UIWindow>\n"
      + "</ViewHierarchy>"
    let capture = try #require(read(text).captures.first)
    #expect(capture.tree.count == 1)
    #expect(!capture.header.facts.contains(.frames) && !capture.header.facts.contains(.screenSize))
  }

  @Test("Attributes that are not known are passed over")
  func unknownAttributes() throws {
    let text = "<ViewHierarchy><UIView class=\"UIView\" newer=\"a > b\" label=\"A\"/></ViewHierarchy>"
    let tree = try #require(read(text).captures.first?.tree)
    #expect(tree.count == 1 && tree.string(tree.label[0]) == "A")
  }

  @Test(
    "What is broken is told with its line",
    arguments: [
      ("<ViewHierarchy>\n<UIWindow class=\"UIWindow\" height=\"1\" width=\"1\">\n", 2),
      ("<ViewHierarchy>\n<UIWindow class=\"UIWindow\" height=\"1\n", 2),
      ("<ViewHierarchy>\n<UIWindow class=\"UIWindow\" wrong=1>\n</UIWindow></ViewHierarchy>", 2),
      ("<ViewHierarchy>\n\n<!DOCTYPE x>\n</ViewHierarchy>", 3),
    ])
  func broken(text: String, line: Int) {
    let file = read(text)
    #expect(file.captures.isEmpty)
    #expect(file.error?.line == line)
  }

  @Test("An empty hierarchy is refused")
  func empty() { #expect(read("<ViewHierarchy>\n</ViewHierarchy>").error?.message.contains("empty") == true) }
}
