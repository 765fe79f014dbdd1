import Importers
import Testing
import ViewHierarchy

struct DesignReadingTests {
  @Test("Relative frames become absolute ones")
  func frames() throws {
    let (tree, _) = try DesignDocument.node(
      "<view id='a'><rect key='frame' x='10' y='20' width='300' height='200'/><subviews>"
        + "<label id='b' text='B'><rect key='frame' x='5' y='6.5' width='100' height='20'/></label>"
        + "<label id='c' text='C'><rect key='frame' x='0' y='0' width='0' height='0'/></label>"
        + "</subviews></view>")
    let label = try #require(tree.object("b"))
    #expect(tree.statedFrame(label) == Rect(x: 15, y: 26.5, width: 100, height: 20))
    let unplaced = try #require(tree.object("c"))
    #expect(tree.statedFrame(unplaced) == nil)
  }

  @Test("Frames of the canvas never claim to be those of a screen")
  func header() throws {
    let file = DesignDocument.read(DesignDocument.storyboard("<label id='a' text='A'/>"))
    let header = try #require(file.captures.first?.header)
    #expect(header.key == "Home")
    #expect(header.framePrecision == .designTime)
    #expect(header.width == 390)
    #expect(!header.facts.contains(.screenSize))
    #expect(!header.facts.contains(.explicitOrder))
  }

  @Test("Runtime attributes count like the settings of the accessibility block")
  func runtimeAttributes() throws {
    func attribute(_ type: String, _ key: String, _ value: String) -> String {
      "<userDefinedRuntimeAttribute type='\(type)' keyPath='\(key)' value='\(value)'/>"
    }
    let (tree, node) = try DesignDocument.node(
      "<view id='a'><userDefinedRuntimeAttributes>"
        + attribute("string", "accessibilityLabel", "Map")
        + attribute("localizedString", "accessibilityHint", "Opens it")
        + attribute("string", "accessibilityIdentifier", "map") + attribute("boolean", "isAccessibilityElement", "YES")
        + attribute("boolean", "shouldGroupAccessibilityChildren", "YES")
        + attribute("boolean", "mdc_adjustsFontForContentSizeCategory", "YES")
        + "<userDefinedRuntimeAttribute type='number' keyPath='accessibilityTraits'><integer key='value' value='65540'/>"
        + "</userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type='number' keyPath='accessibilityContainerType'>"
        + "<integer key='value' value='4'/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>")
    #expect(tree.string(tree.label[node.index]) == "Map")
    #expect(tree.string(tree.hint[node.index]) == "Opens it")
    #expect(tree.string(tree.identifier[node.index]) == "map")
    #expect(tree.flag(.element, node) == true)
    #expect(tree.flag(.group, node) == true)
    #expect(tree.flag(.dynamicType, node) == true)
    #expect(tree.statedTraits(node) == [.image, .header])
    #expect(tree.containerType(node) == .semanticGroup)
  }

  @Test("An outlet collection of accessibility elements is an explicit order")
  func explicitOrder() throws {
    let file = DesignDocument.read(
      DesignDocument.storyboard(
        "<view id='box'><subviews><label id='one' text='1'/><label id='two' text='2'/></subviews><connections>"
          + "<outletCollection property='accessibilityElements' destination='two' id='x'/>"
          + "<outletCollection property='accessibilityElements' destination='one' id='y'/></connections></view>"))
    let capture = try #require(file.captures.first)
    #expect(capture.header.facts.contains(.explicitOrder))
    let box = try #require(capture.tree.object("box"))
    #expect(capture.tree.explicitOrder(box)?.entries == ["two", "one"])
    #expect(capture.tree.explicitOrder(box)?.elements == [capture.tree.object("two"), capture.tree.object("one")])
    // Being listed is no outlet through which code comes.
    let one = try #require(capture.tree.object("one"))
    #expect(capture.tree.flag(.runtimeDependent, one) == nil)
  }

  @Test("Titles come from the configuration, else from the normal state, in whatever form")
  func titles() throws {
    func title(_ inner: String) throws -> String? {
      let (tree, node) = try DesignDocument.node("<button id='b'>\(inner)</button>")
      return tree.string(tree.text[node.index])
    }
    #expect(try title("<state key='normal' title='Pay'/><state key='selected' title='Paid'/>") == "Pay")
    #expect(
      try title("<state key='normal' title='Button'/><buttonConfiguration key='configuration' title='Pay'/>") == "Pay")
    #expect(try title("<state key='normal'><string key='title'>Pay\nnow</string></state>") == "Pay\nnow")
    let pieces =
      "<fragments><fragment content='Pay '/><fragment><string key='content'>now</string></fragment></fragments>"
    #expect(
      try title("<state key='normal'><attributedString key='attributedTitle'>\(pieces)</attributedString></state>")
        == "Pay now")
    #expect(
      try title(
        "<buttonConfiguration key='configuration'><attributedString key='attributedTitle'>\(pieces)</attributedString>"
          + "</buttonConfiguration><state key='normal' title='Button'/>") == "Pay now")
  }

  @Test("Fonts, lines and colours are stated as far as the file resolves them")
  func fontsAndColours() throws {
    let (tree, node) = try DesignDocument.node(
      "<label id='l' text='A' numberOfLines='0'><fontDescription key='fontDescription' style='UICTFontTextStyleTitle1'/>"
        + "<color key='textColor' name='Brand'/><color key='backgroundColor' white='1' alpha='0.5'/></label>"
        + "<label id='m' text='B'><fontDescription key='fontDescription' type='boldSystem' pointSize='13'/>"
        + "<color key='textColor' name='controlTextColor' catalog='System' colorSpace='catalog'/></label>",
      resources: "<namedColor name='Brand'><color red='1' green='0.5' blue='0' alpha='1'/></namedColor>")
    #expect(tree.text(.fontStyle, node) == "title1")
    #expect(tree.number(.lines, node) == 0)
    #expect(tree.text(.textColor, node) == "#FF8000")
    #expect(tree.text(.backgroundColor, node) == "#FFFFFF80")
    let other = try #require(tree.object("m"))
    #expect(tree.number(.fontSize, other) == 13)
    #expect(tree.text(.fontWeight, other) == "bold")
    #expect(tree.flag(.dynamicType, other) == false)
    #expect(tree.text(.textColor, other) == nil)
  }

  @Test("Constraints with a constant fix a side, unless they are weak, relative or not installed")
  func constraints() throws {
    let (tree, node) = try DesignDocument.node(
      "<button id='b'><constraints><constraint firstAttribute='width' constant='40' id='c1'/>"
        + "<constraint firstAttribute='height' constant='30' id='c2' relation='greaterThanOrEqual'/></constraints></button>"
        + "<button id='d'><constraints><constraint firstAttribute='width' constant='40' id='c3' priority='250'/>"
        + "<constraint firstAttribute='height' constant='30' id='c4'/></constraints></button>"
        + "<view id='e'><constraints><constraint firstItem='d' firstAttribute='width' constant='99' id='c5'/></constraints>"
        + "<variation key='default'><mask key='constraints'><exclude reference='c4'/></mask></variation></view>")
    #expect(tree.number(.fixedWidth, node) == 40)
    #expect(tree.number(.fixedHeight, node) == nil)
    let other = try #require(tree.object("d"))
    #expect(tree.number(.fixedWidth, other) == 99)
    #expect(tree.number(.fixedHeight, other) == nil)
  }

  @Test("What is not installed by default is left out, and what is hidden stays hidden")
  func variations() throws {
    let (tree, _) = try DesignDocument.node(
      "<view id='a'><subviews><label id='b' text='B'/><label id='c' text='C' hidden='YES'/></subviews>"
        + "<variation key='default'><mask key='subviews'><exclude reference='b'/></mask></variation>"
        + "<variation key='heightClass=compact'><mask key='subviews'><exclude reference='c'/></mask></variation></view>"
    )
    #expect(tree.object("b") == nil)
    let hidden = try #require(tree.object("c"))
    #expect(tree.flag(.hidden, hidden) == true)
  }

  @Test("Actions, segues and tap gestures say that something can be operated; empty gesture lists do not")
  func operated() throws {
    let file = DesignDocument.read(
      DesignDocument.xib(
        "<view id='r'><subviews><view id='tap'><gestureRecognizers/><connections>"
          + "<outletCollection property='gestureRecognizers' destination='g1' id='x'/></connections></view>"
          + "<view id='pan'><connections><outletCollection property='gestureRecognizers' destination='g2' id='y'/>"
          + "</connections></view><view id='none'><gestureRecognizers/></view></subviews></view>"
          + "<tapGestureRecognizer id='g1'><connections><action selector='t:' destination='-1' id='z'/></connections>"
          + "</tapGestureRecognizer><panGestureRecognizer id='g2'><connections><action selector='p:' destination='-1' id='w'/>"
          + "</connections></panGestureRecognizer>"))
    let tree = try #require(file.captures.first?.tree)
    for (id, expected) in [("tap", true), ("pan", nil), ("none", nil)] as [(String, Bool?)] {
      let node = try #require(tree.object(id))
      #expect(tree.flag(.clickable, node) == expected, "\(id)")
    }
  }
}
