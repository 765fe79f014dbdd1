import ScreenModel
import Testing
import ViewHierarchy

@Suite struct RolesTests {
  private func role(_ node: String) throws -> Role { try Heard.screen(node).roles.role[0] }

  @Test(
    "traits and class names tell what a type does not",
    arguments: [
      ("<other traits=\"button\"/>", Role.button), ("<other traits=\"adjustable\"/>", .slider),
      ("<view traits=\"header\"/>", .heading), ("<text traits=\"static-text header\"/>", .heading),
      ("<image traits=\"image button\"/>", .button), ("<view traits=\"tab-bar\"/>", .tabBar),
      ("<view traits=\"button toggle-button\"/>", .toggle), ("<other traits=\"text-entry\"/>", .field),
      ("<view class=\"MDCCard\"/>", .card), ("<view class=\"ShadowCardView\"/>", .view),
      ("<view class=\"MDCSelfSizingStereoCell\"/>", .cell), ("<view class=\"CosmosView\"/>", .rating),
      ("<view id=\"seller-rating\"/>", .rating), ("<field traits=\"button\"/>", .field), ("<view/>", .view),
    ])
  func refined(node: String, expected: Role) throws { #expect(try role(node) == expected) }

  @Test func `a role that only a name suggests is told apart`() throws {
    #expect(try Heard.screen("<view id=\"seller-rating\"/>").roles.basis[0] == .suggested)
    #expect(try Heard.screen("<view class=\"RatingView\"/>").roles.basis[0] == .known)
  }

  @Test func `buttons of a tab bar are tabs`() throws {
    #expect(try Heard.screen("<tab-bar><view><button/></view></tab-bar>").roles.role[2] == .tab)
  }

  @Test func `five stars in a row are a rating`() throws {
    let stars = (0..<5).map { "<image id=\"star\" x=\"\($0 * 24)\" y=\"0\" width=\"24\" height=\"24\"/>" }.joined()
    #expect(try role("<view>\(stars)</view>") == .rating)
    #expect(
      try role("<view>\(stars)<image id=\"star\" x=\"200\" y=\"90\" width=\"24\" height=\"24\"/></view>") == .view)
  }

  @Test func `nodes are found by role and by unit`() throws {
    let screen = try Heard.screen("<table><cell><text/></cell><cell/></table>")
    #expect(screen.roles.nodes(.cell).map(\.index) == [1, 3])
    #expect(screen.roles.unit(of: NodeID(2)) == NodeID(1))
    #expect(screen.roles.unit(of: NodeID(0)) == nil)
  }

  @Test func `surroundings go down`() throws {
    let roles = try Heard.screen("<navigation-bar><view><button/></view></navigation-bar><scroll><text/></scroll>")
      .roles
    #expect(roles.surroundings[2].contains(.navigationBar))
    #expect(roles.surroundings[4] == .scroll)
  }
}

@Suite struct CardPartsTests {
  @Test func `a card has a header, a second text, media, icons, buttons and a rating`() throws {
    func node(_ kind: String, _ y: Int, _ width: Int, _ more: String = "") -> String {
      "<\(kind) x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(kind == "image" ? width / 2 : 20)\" \(more)/>"
    }
    let parts = [
      node("image", 0, 200), node("text", 140, 100, "label=\"second\""), node("text", 110, 100, "label=\"first\""),
      node("text", 170, 100, "label=\"third\""), node("image", 200, 24), node("image", 200, 100),
      node("image", 230, 24, "id=\"checkmark\""), node("button", 260, 90, "label=\"Buy\""), node("button", 260, 24),
      node("rating", 290, 90),
    ].joined()
    let screen = try Heard.screen(
      "<view class=\"MDCCard\" x=\"0\" y=\"0\" width=\"200\" height=\"320\">\(parts)</view>")
    #expect(
      screen.parts.part == [
        .container, .media, .secondaryText, .headerText, .supportingText, .icon, .thumbnail, .checkedIcon, .button,
        .icon,
        .rating,
      ])
  }

  @Test func `a heading is the header wherever it stands`() throws {
    let texts = "<text x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><heading x=\"0\" y=\"50\" width=\"9\" height=\"9\"/>"
    let parts = try Heard.screen("<view class=\"MDCCard\">\(texts)</view>").parts.part
    #expect(parts == [.container, .secondaryText, .headerText])
  }

  @Test func `outside cards nothing is a part`() throws {
    #expect(try Heard.screen("<view><text/></view>").parts.part == [.none, .none])
  }
}
