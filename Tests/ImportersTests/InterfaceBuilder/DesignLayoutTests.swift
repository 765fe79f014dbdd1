import Importers
import Testing
import ViewHierarchy

@Suite("The layout that a document fixes")
struct DesignLayoutTests {
  private static func constraint(_ attributes: String) -> String { "<constraint \(attributes) id='c'/>" }

  /// A storyboard whose root view holds two labels, a safe area and one constraint.
  private func tree(_ constraint: String, root attributes: String = "", edges: String = "") throws -> ViewTree {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root" \(attributes)>
      <subviews><label id="a" text="A"/><view id="box"><subviews><label id="b" text="B"/></subviews></view></subviews>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(Self.constraint(constraint))</constraints>
      </view>\(edges)</viewController></objects></scene></scenes></document>
      """
    return try #require(DesignDocument.read(text).captures.first).tree
  }

  private func flags(_ constraint: String, root attributes: String = "", of id: String = "a") throws -> [Flag] {
    let tree = try tree(constraint, root: attributes)
    let node = try #require(tree.object(id))
    return Flag.allCases.filter { $0.rawValue >= Flag.pinnedLeft.rawValue && tree.flag($0, node) == true }
  }

  @Test(
    "an edge fixed left or right belongs to the view that it places",
    arguments: [
      ("firstItem='a' firstAttribute='left' secondItem='root' secondAttribute='left'", "a", [Flag.pinnedLeft]),
      ("firstAttribute='right' secondItem='a' secondAttribute='right'", "a", [.pinnedRight]),
      ("firstAttribute='leftMargin' secondItem='a' secondAttribute='left'", "a", [.pinnedLeft]),
      ("firstItem='a' firstAttribute='left' secondItem='b' secondAttribute='right'", "a", [.pinnedLeft]),
      ("firstItem='box' firstAttribute='left' secondItem='b' secondAttribute='left'", "b", [.pinnedLeft]),
      ("firstItem='safe' firstAttribute='right' secondItem='a' secondAttribute='right'", "a", [.pinnedRight]),
      ("firstItem='a' firstAttribute='leading' secondItem='root' secondAttribute='leading'", "a", []),
      (
        "firstItem='a' firstAttribute='left' relation='greaterThanOrEqual' secondItem='b' secondAttribute='right'", "a",
        []
      ),
      ("firstItem='a' firstAttribute='left' secondItem='root' secondAttribute='left' priority='250'", "a", []),
      ("firstItem='a' firstAttribute='left' secondItem='root' secondAttribute='left' placeholder='YES'", "a", []),
    ])
  func sides(_ constraint: String, _ id: String, _ expected: [Flag]) throws {
    #expect(try flags(constraint, of: id) == expected)
  }

  @Test(
    "an edge tied to the screen's view lies outside the safe area, one tied to the safe area or a margin does not",
    arguments: [
      ("firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='top'", "", [Flag.pinnedScreenTop]),
      ("firstAttribute='bottom' secondItem='a' secondAttribute='bottom'", "", [.pinnedScreenBottom]),
      ("firstItem='a' firstAttribute='top' secondItem='safe' secondAttribute='top'", "", []),
      ("firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='topMargin'", "", []),
      (
        "firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='topMargin'",
        "insetsLayoutMarginsFromSafeArea='NO'", [.pinnedScreenTop]
      ),
      ("firstItem='a' firstAttribute='top' secondItem='root' secondAttribute='bottom'", "", []),
      ("firstItem='a' firstAttribute='top' secondItem='box' secondAttribute='top'", "", []),
    ])
  func screenEdges(_ constraint: String, _ root: String, _ expected: [Flag]) throws {
    #expect(try flags(constraint, root: root) == expected)
  }

  @Test(
    "a view that ends at the bars has its edge clear of them",
    arguments: [
      ("top", "", false), ("top", "top='YES'", true), ("bottom", "top='YES'", false), ("bottom", "bottom='YES'", true),
    ])
  func extendedEdges(_ edge: String, _ extended: String, _ isOutside: Bool) throws {
    let tree = try tree(
      "firstItem='a' firstAttribute='\(edge)' secondItem='root' secondAttribute='\(edge)'",
      edges: "<extendedEdge key='edgesForExtendedLayout' \(extended)/>")
    let flag = edge == "top" ? Flag.pinnedScreenTop : .pinnedScreenBottom
    #expect(tree.flag(flag, try #require(tree.object("a"))) == (isOutside ? true : nil))
  }

  @Test("a constraint that is not installed places nothing")
  func excluded() throws {
    let tree = try #require(
      DesignDocument.read(
        DesignDocument.xib(
          "<view id='v'><subviews><label id='a' text='A'/></subviews><constraints>"
            + Self.constraint("firstItem='a' firstAttribute='left' secondItem='v' secondAttribute='left'")
            + "</constraints><variation key='default'><mask key='constraints'><exclude reference='c'/></mask>"
            + "</variation></view>")
      ).captures.first?.tree)
    #expect(tree.flag(.pinnedLeft, try #require(tree.object("a"))) == nil)
  }

  @Test("alignment and the kind of content are stated, for buttons by their content")
  func alignment() throws {
    let (tree, _) = try DesignDocument.node(
      "<label id='l' text='A' textAlignment='right'/><textField id='f' contentHorizontalAlignment='left'/>"
        + "<button id='b' contentHorizontalAlignment='left'/><view id='v' semanticContentAttribute='forceLeftToRight'/>"
        + "<view id='u' semanticContentAttribute='unspecified'/>")
    #expect(tree.alignment(try #require(tree.object("l"))) == .right)
    #expect(tree.alignment(try #require(tree.object("f"))) == nil)
    #expect(tree.alignment(try #require(tree.object("b"))) == .left)
    #expect(tree.semanticContent(try #require(tree.object("v"))) == .forceLeftToRight)
    #expect(tree.semanticContent(try #require(tree.object("u"))) == nil)
  }

  @Test("row heights stand on the list and on a cell with one of its own, negative where the content decides")
  func rowHeights() throws {
    let file = DesignDocument.read(
      DesignDocument.storyboard(
        "<tableView id='t' rowHeight='44' estimatedRowHeight='-1' contentInsetAdjustmentBehavior='never'><prototypes>"
          + "<tableViewCell id='p' rowHeight='80' reuseIdentifier='Row'><subviews><label id='l' text='A'/></subviews>"
          + "</tableViewCell></prototypes></tableView>"))
    for capture in file.captures {
      let table = try #require(capture.tree.nodes.first { capture.tree.kind[$0.index] == .table })
      #expect(capture.tree.number(.rowHeight, table) == 44)
      #expect(capture.tree.number(.estimatedRowHeight, table) == -1)
    }
    let screen = try #require(file.captures.first?.tree)
    #expect(screen.flag(.adjustsInsets, try #require(screen.object("t"))) == false)
    let cell = try #require(file.captures.last?.tree)
    #expect(cell.number(.rowHeight, try #require(cell.object("p"))) == 80)
  }

  @Test(
    "the items of a collection are as high as set, unless an estimate lets the content decide",
    arguments: [("0.0", 80.0, nil), ("1", -1, 1)])
  func itemSizes(_ estimate: String, _ height: Double, _ estimated: Double?) throws {
    let (tree, node) = try DesignDocument.node(
      "<collectionView id='c'><collectionViewFlowLayout key='collectionViewLayout'>"
        + "<size key='itemSize' width='100' height='80'/><size key='headerReferenceSize' width='1' height='2'/>"
        + "<size key='estimatedItemSize' width='\(estimate)' height='\(estimate)'/></collectionViewFlowLayout></collectionView>"
    )
    #expect(tree.number(.rowHeight, node) == height)
    #expect(tree.number(.estimatedRowHeight, node) == estimated)
  }
}
