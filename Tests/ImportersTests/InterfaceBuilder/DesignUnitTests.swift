import Importers
import TestSupport
import Testing
import ViewHierarchy

struct DesignUnitTests {
  @Test("Each prototype is a screen of its own, named after its controller and its identifier")
  func prototypes() throws {
    let file = DesignDocument.read(
      DesignDocument.storyboard(
        "<tableView id='t' dataMode='prototypes'><rect key='frame' x='0' y='100' width='390' height='700'/><prototypes>"
          + "<tableViewCell id='c' reuseIdentifier='Row' customClass='RowCell'><rect key='frame' x='0' y='28' width='390' height='44'/>"
          + "<tableViewCellContentView key='contentView'><subviews><label id='l' text='Title'>"
          + "<rect key='frame' x='20' y='10' width='200' height='20'/></label></subviews></tableViewCellContentView>"
          + "</tableViewCell></prototypes></tableView>"))
    #expect(file.captures.map(\.header.key) == ["Home", "Home/Row"])
    let (screen, cell) = (file.captures[0].tree, file.captures[1].tree)
    #expect(screen.object("c") == nil)
    #expect(cell.kind.first == .table)
    let label = try #require(cell.object("l"))
    #expect(cell.statedFrame(label) == Rect(x: 20, y: 10, width: 200, height: 20))
    #expect(cell.flag(.runtimeDependent, label) == true)
  }

  @Test("A cell in a xib stands in the list that its class is for")
  func cellInXib() throws {
    let file = DesignDocument.read(
      DesignDocument.xib("<collectionViewCell id='c'><view key='contentView'/></collectionViewCell>"))
    let tree = try #require(file.captures.first?.tree)
    #expect(tree.kind.map { "\($0.name)" } == ["collection", "cell", "view"])
    #expect(file.captures[0].header.key == nil)
  }

  @Test("The bars of a controller belong to its screen; the back item and spaces do not")
  func bars() throws {
    let (tree, _) = try DesignDocument.node(
      "<label id='l' text='A'/>",
      after: "<toolbarItems><barButtonItem systemItem='flexibleSpace' id='s'/><barButtonItem title='Sort' id='i'/>"
        + "</toolbarItems><navigationItem key='navigationItem' title='Home' id='n'>"
        + "<barButtonItem key='backBarButtonItem' title='Back' id='k'/><barButtonItem key='rightBarButtonItem' id='w'>"
        + "<switch key='customView' id='x'/></barButtonItem><barButtonItem key='leftBarButtonItem' systemItem='add' id='p'/>"
        + "</navigationItem>")
    let found = tree.nodes.map { "\(tree.kind[$0.index].name) \(tree.string(tree.text[$0.index]) ?? "")" }
    #expect(
      found == [
        "view ", "text A", "toolbar ", "button Sort", "navigation-bar ", "text Home", "view ", "switch ", "button Add",
      ])
  }

  @Test("The texts of a static section stand above and below its cells")
  func sections() throws {
    let (tree, _) = try DesignDocument.node(
      "<tableView id='t' dataMode='static'><sections><tableViewSection headerTitle='Account' footerTitle='Why' id='s'><cells>"
        + "<tableViewCell id='c'><rect key='frame' x='0' y='50' width='390' height='44'/></tableViewCell></cells>"
        + "</tableViewSection></sections></tableView>")
    #expect(tree.kind.map { "\($0.name)" } == ["view", "table", "text", "cell", "text"])
    #expect(tree.hasTrait(.header, NodeID(2)))
    #expect(tree.statedFrame(NodeID(2))?.maxY == 50)
    #expect(tree.statedFrame(NodeID(4))?.minY == 94)
  }

  @Test("Outlets, prototypes, classes of the app and system symbols leave the last word to run time")
  func runtimeDependent() throws {
    let (tree, _) = try DesignDocument.node(
      "<label id='plain' text='A'/><label id='outlet' text='B'/><view id='own' customClass='PriceView'><subviews>"
        + "<label id='inside' text='C'/></subviews></view><view id='known' customClass='MDCCard'/>"
        + "<button id='symbol'><state key='normal' image='trash' catalog='system'/></button>"
        + "<button id='image'><state key='normal' image='trash'/></button>",
      after: "<connections><outlet property='priceLabel' destination='outlet' id='o'/>"
        + "<outlet property='view' destination='root' id='v'/></connections>")
    let expected: [(String, Bool?)] = [
      ("root", nil), ("plain", nil), ("outlet", true), ("own", true), ("inside", true), ("known", nil),
      ("symbol", true),
      ("image", nil),
    ]
    for (id, flag) in expected {
      let node = try #require(tree.object(id))
      #expect(tree.flag(.runtimeDependent, node) == flag, "\(id)")
    }
  }

  @Test("Texts beside Base.lproj replace those of the document", arguments: [false, true])
  func localisedTexts(isCatalogue: Bool) throws {
    let strings = """
      /* Class = "UILabel"; */
      "l.text" = "Guten \\"Tag\\"";
      "b.normalTitle" = "Zahlen"; // the button
      "b.accessibilityLabel" = "Jetzt zahlen";
      "c.segmentTitles[1]" = "Zwei";
      """
    func entry(_ text: String) -> String {
      #"{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    }
    let catalogue =
      #"{"sourceLanguage":"en","strings":{"l.text":\#(entry(#"Guten \"Tag\""#)),"b.normalTitle":\#(entry("Zahlen")),"#
      + #""b.accessibilityLabel":\#(entry("Jetzt zahlen")),"c.segmentTitles[1]":\#(entry("Zwei"))},"version":"1.0"}"#
    var options = ImportOptions()
    options.language = "de-AT"
    options.neighbours = { path in
      switch path {
      case "../de.lproj/*.strings": isCatalogue ? nil : Array(strings.utf8)
      case "../mul.lproj/*.xcstrings": isCatalogue ? Array(catalogue.utf8) : nil
      default: nil
      }
    }
    let file = DesignDocument.read(
      DesignDocument.storyboard(
        "<label id='l' text='Hello'/><button id='b'><state key='normal' title='Pay'/></button><segmentedControl id='c'>"
          + "<segments><segment title='One'/><segment title='Two'/></segments></segmentedControl>"), options: options)
    let tree = try #require(file.captures.first?.tree)
    #expect(tree.nodes.compactMap { tree.string(tree.text[$0.index]) } == ["Guten \"Tag\"", "Zahlen", "One", "Zwei"])
    let button = try #require(tree.object("b"))
    #expect(tree.string(tree.label[button.index]) == "Jetzt zahlen")
  }

  @Test(
    "Documents of other systems and forms are refused by what they are",
    arguments: [
      ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>", "macOS"),
      ("<document type='com.apple.InterfaceBuilder.AppleTV.Storyboard' targetRuntime='AppleTV'/>", "tvOS"),
      ("<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' targetRuntime='watchKit'/>", "watchOS"),
      ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'/>", "before 5"),
      ("NIBArchive\u{1}\u{0}\u{0}\u{0}", "compiled nib"),
    ])
  func refusals(text: String, word: String) {
    let file = DesignDocument.read(text)
    #expect(file.error?.kind == .foreign)
    #expect(file.error?.message.contains(word) == true, "\(file.error?.message ?? "no error")")
  }

  @Test("A document without any view is none to audit")
  func noView() {
    let file = DesignDocument.read(
      "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes><scene><objects>"
        + "<navigationController id='n'><navigationBar key='navigationBar' id='b'/></navigationController>"
        + "</objects></scene></scenes></document>")
    #expect(file.captures.isEmpty)
    #expect(file.error?.kind == .unrecognised)
  }

  @Test("A dirty document keeps its lines: mark, noise before, fences around")
  func dirty() throws {
    let clean = DesignDocument.xib("<view id='r'>\n<subviews>\n<label id='l' text='A&amp;B'/></subviews></view>")
    let dirty = "\u{FEFF}git show HEAD:Main.xib\n```xml\n<!-- a comment -->\n\(clean)\n```\n"
    let file = DesignDocument.read(dirty)
    #expect(file.error == nil)
    let tree = try #require(file.captures.first?.tree)
    let label = try #require(tree.object("l"))
    let line = try #require(
      dirty.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("<label") })
    #expect(tree.position[label.index] == SourcePosition(line: UInt32(line + 1), column: 1))
    #expect(tree.string(tree.text[label.index]) == "A&B")
  }

  private static let corpus = RepositoryFiles.files(below: "../shared/corpus/storyboard-xib")

  @Test("Every real document is read, each node at its own start tag", .enabled(if: !corpus.isEmpty), arguments: corpus)
  func corpusFile(name: String) throws {
    let text = try #require(RepositoryFiles.text(of: "../shared/corpus/storyboard-xib/\(name)"))
    let file = DesignDocument.read(text)
    #expect(file.error == nil)
    #expect(!file.captures.isEmpty)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for capture in file.captures {
      #expect(capture.tree.count > 0)
      for node in capture.tree.nodes {
        let place = capture.tree.position[node.index]
        let tag = lines[Int(place.line) - 1].utf8.dropFirst(Int(place.column) - 1)
        #expect(tag.first == UInt8(ascii: "<"))
        guard let id = capture.tree.text(.ref, node) else { continue }
        #expect(String(tag)?.contains("id=\"\(id)\"") == true, "\(place.line): \(id)")
      }
    }
  }
}
