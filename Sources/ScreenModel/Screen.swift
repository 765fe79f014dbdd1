import ViewHierarchy

/// A screen as the audit sees it: the view tree and what the passes found in it.
///
/// Each pass is one type whose initialiser takes the passes that it reads; that is what keeps their order honest:
///
/// 1. visibility: what is drawn; everything later asks it, and it needs nothing but the tree;
/// 2. roles: what each node is for; visible siblings make a card or a rating;
/// 3. card parts: title, media, buttons of each card; needs the cards;
/// 4. stops: where the screen reader lands; roles decide it where the export states no element flags;
/// 5. groups: what is read in one piece; needs roles and the stated containers;
/// 6. order: the stops group by group;
/// 7. speech contexts: what containers add to what is said ("2 of 5"); numbers need the order. What a stop says is
///    then composed when it is asked for.
public final class Screen: Sendable {
  /// What the export says of the screen.
  public let header: ScreenHeader
  /// The nodes as exported.
  public let tree: ViewTree
  /// Its screenshot; nil where none was given.
  public let picture: Picture?
  /// What is drawn.
  public let visibility: Visibility
  /// What each node is for.
  public let roles: Roles
  /// The parts of the cards.
  public let parts: CardParts
  /// Where the screen reader lands.
  public let stops: Stops
  /// What is read in one piece.
  public let groups: Groups
  /// The stops in reading order.
  public let order: StopOrder
  /// What containers add to what is said.
  let contexts: SpeechContexts
  /// The order in which the screen should be read; see ``proposedOrder``.
  let proposal: Deferred<ProposedOrder?>
  /// The screen with its texts, where this one has only their shapes: the order to propose depends on them.
  let origin: Screen?

  /// Runs the passes over a capture.
  public init(_ capture: Capture) {
    header = capture.header
    tree = capture.tree
    picture = capture.picture
    visibility = Visibility(tree, header)
    roles = Roles(tree, header, visibility)
    parts = CardParts(tree, visibility, roles)
    stops = Stops(tree, header, visibility, roles)
    groups = Groups(tree, roles, stops)
    order = StopOrder(tree, header, visibility, roles, stops, groups)
    contexts = SpeechContexts(tree, header, roles, stops, order)
    proposal = Deferred()
    origin = nil
  }

  private init(redacting screen: Screen) {
    header = screen.header
    tree = screen.tree.redacted()
    picture = nil
    visibility = screen.visibility
    roles = screen.roles
    parts = screen.parts
    stops = screen.stops
    groups = screen.groups
    order = screen.order
    contexts = screen.contexts
    proposal = screen.proposal
    origin = screen
  }

  /// What the passes found, over the shapes of the app's texts: for reports that leave the machine.
  public func redacted() -> Screen { Screen(redacting: self) }

  /// The direction in which the screen is laid out; left to right unless the export or the user says otherwise.
  public var direction: LayoutDirection { header.direction ?? .ltr }

  /// Whether the export carries the fact for this screen.
  @inlinable
  public func carries(_ fact: Fact) -> Bool { header.facts.contains(fact) }

  /// The screen's rectangle; empty where its size is unknown.
  public var bounds: Rect { Rect(x: 0, y: 0, width: header.width, height: header.height) }

  /// Whether it is a phone: the shorter side is under 600 points, the width from which Android and Apple's
  /// regular size class treat a screen as a tablet's.
  public var isPhone: Bool { min(header.width, header.height) < 600 }
}
