import Testing
import ViewHierarchy

struct DesignClassTests {
  private struct Row: Sendable {
    let content: String
    let kind: Kind
    let element: Bool?
    let traits: Traits?

    init(_ content: String, _ kind: Kind, _ element: Bool?, _ traits: Traits? = nil) {
      self.content = content
      self.kind = kind
      self.element = element
      self.traits = traits
    }
  }

  private static let rows: [Row] = [
    Row("<label id='a' text='Hello'/>", .text, true, .staticText),
    Row("<label id='a'/>", .text, nil, .staticText),
    Row("<button id='a'/>", .button, true, .button),
    Row("<button id='a' enabled='NO'/>", .button, true, [.button, .notEnabled]),
    Row("<button id='a' selected='YES'/>", .button, true, [.button, .selected]),
    Row("<switch id='a' on='YES'/>", .toggle, true, [.button, .switchButton]),
    Row("<slider id='a'/>", .slider, true, .adjustable),
    Row("<stepper id='a'/>", .stepper, true, .adjustable),
    Row("<pageControl id='a' numberOfPages='3'/>", .pageIndicator, true, .adjustable),
    Row("<textField id='a'/>", .field, true),
    Row(
      "<textField id='a'><textInputTraits key='textInputTraits' secureTextEntry='YES'/></textField>", .secureField, true
    ),
    Row("<textView id='a'/>", .textArea, true),
    Row("<textView id='a' editable='NO' text='Terms'/>", .text, true, .staticText),
    Row("<searchBar id='a'/>", .searchField, true, .searchField),
    Row("<progressView id='a'/>", .progress, true, .updatesFrequently),
    Row("<activityIndicatorView id='a'/>", .progress, nil, .updatesFrequently),
    Row("<activityIndicatorView id='a' animating='YES'/>", .progress, true, .updatesFrequently),
    Row("<imageView id='a'/>", .image, nil, .image),
    Row("<view id='a'/>", .view, nil),
    Row("<stackView id='a'/>", .view, nil),
    Row("<scrollView id='a'/>", .scroll, nil),
    Row("<segmentedControl id='a'/>", .segmented, nil),
    Row("<pickerView id='a'/>", .picker, nil),
    Row("<datePicker id='a'/>", .picker, nil),
    Row("<mapView id='a'/>", .map, nil),
    Row("<wkWebView id='a'/>", .webView, nil),
    Row("<arscnView id='a'/>", .other, nil),
    Row("<view id='a' customClass='MDCSlider'/>", .slider, nil),
    Row("<view id='a' customClass='MDCCard'/>", .card, nil),
    Row("<view id='a' customClass='CosmosView'/>", .view, nil),
  ]

  @Test("A class brings its kind, its element flag and its traits", arguments: rows.indices)
  func defaults(index: Int) throws {
    let row = Self.rows[index]
    let (tree, node) = try DesignDocument.node(row.content)
    #expect(tree.kind[node.index] == row.kind, "\(row.content)")
    #expect(tree.flag(.element, node) == row.element, "\(row.content)")
    #expect(tree.statedTraits(node) == row.traits, "\(row.content)")
  }

  @Test("A table cell is one element unless it holds a control or says otherwise")
  func cells() throws {
    func flag(_ content: String, _ block: String = "") throws -> Bool? {
      let text =
        "<tableView id='t' dataMode='static'><sections><tableViewSection id='s'><cells><tableViewCell id='c'>\(block)"
        + "<tableViewCellContentView key='contentView' id='v'><subviews>\(content)</subviews>"
        + "</tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>"
      let (tree, _) = try DesignDocument.node(text)
      let cell = try #require(tree.object("c"))
      return tree.flag(.element, cell)
    }
    #expect(try flag("<label id='l' text='Name'/>") == true)
    #expect(try flag("<label id='l' text='Name'/><switch id='w'/>") == nil)
    #expect(try flag("<label id='l' text='Name'/><switch id='w' hidden='YES'/>") == true)
    #expect(try flag("<imageView id='i' image='x'/>") == nil)
    let block = "<accessibility key='accessibilityConfiguration'><bool key='isElement' value='NO'/></accessibility>"
    #expect(try flag("<label id='l' text='Name'/>", block) == false)
  }

  @Test("Explicit traits replace those of the class, none by none")
  func traits() throws {
    func traits(_ attributes: String) throws -> Traits? {
      let (tree, node) = try DesignDocument.node(
        "<button id='b'><accessibility key='accessibilityConfiguration'><accessibilityTraits key='traits' \(attributes)/>"
          + "</accessibility></button>")
      return tree.statedTraits(node)
    }
    #expect(try traits("header='YES' staticText='YES'") == [.header, .staticText])
    #expect(try traits("none='YES'") == [])
  }
}
