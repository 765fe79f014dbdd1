import ViewHierarchy

/// An object of a document as far as it is known: what describes it stands behind its start tag, and what refers to it
/// behind its whole scene.
struct IBObject {
  /// What is known beside texts and numbers.
  struct Marks: OptionSet {
    let rawValue: UInt16

    /// A cell or view that code makes copies of; a unit of its own.
    static let prototype = Marks(rawValue: 1)
    /// The class is the app's own.
    static let ownClass = Marks(rawValue: 2)
    /// An outlet or another door for code leads to it, or the system fills it.
    static let open = Marks(rawValue: 4)
    /// Not installed in every size class.
    static let excluded = Marks(rawValue: 8)
    /// A control stands inside.
    static let holdsControl = Marks(rawValue: 16)
    /// A text stands inside.
    static let holdsText = Marks(rawValue: 32)
    /// Its title or text comes from what stands first by rank; a later one does not replace it.
    static let hasFinalText = Marks(rawValue: 64)
    /// The flag is set in the document; the class default does not apply.
    static let statesElement = Marks(rawValue: 128)
    /// States an order of its accessibility elements.
    static let ordered = Marks(rawValue: 256)
    /// The view of a controller, as large as the screen.
    static let screen = Marks(rawValue: 512)
    /// Its margins do not keep clear of the safe area's edges.
    static let ignoresSafeArea = Marks(rawValue: 1024)
    /// It begins below the bar at the top, and ends above the one at the bottom.
    static let endsAtTopBar = Marks(rawValue: 2048)
    static let endsAtBottomBar = Marks(rawValue: 4096)
  }

  var kind: Kind
  /// The kind of the class, for the defaults.
  var base: IBClass
  /// Index into the document's class names; 0 for none.
  var className: Int32 = 0
  /// The object around it; -1 for a root.
  let parent: Int32
  /// One past the last object below it.
  var end: Int32 = 0
  let position: SourcePosition
  var marks: Marks = []
  var flags = Flags()
  /// Relative to the parent, in points.
  var frame: Rect?
  /// As set in the document.
  var traits: Traits?
  var id = TextRef.absent
  var identifier = TextRef.absent
  var label = TextRef.absent
  var hint = TextRef.absent
  var value = TextRef.absent
  var text = TextRef.absent
  var placeholder = TextRef.absent
  var asset = TextRef.absent
  /// What cells are asked for by.
  var reuse = TextRef.absent
  var fontStyle = TextRef.absent
  var fontWeight = TextRef.absent
  var lineBreak = TextRef.absent
  /// In points; 0 where not stated.
  var fontSize = 0.0
  /// -1 where not stated.
  var lines = -1.0
  var alpha = 1.0
  /// Sides that a constraint fixes, in points; negative where none does.
  var fixedWidth = -1.0
  var fixedHeight = -1.0
  /// In points, negative where the content decides; nil where not stated.
  var rowHeight: Double?
  var estimatedRowHeight: Double?
  var alignment: Alignment?
  /// What a field is filled with.
  var contentType = TextRef.absent
  var semanticContent: SemanticContent?
  var textColour = IBColour.none
  var backgroundColour = IBColour.none
  var container: ContainerType?

  init(_ base: IBClass, parent: Int32, position: SourcePosition) {
    self.base = base
    kind = base.kind
    self.parent = parent
    self.position = position
  }

  /// The element flag as set, else as the class has it.
  var isElement: Bool? {
    if marks.contains(.statesElement) { return flags[.element] }
    switch base.element {
    case .never: return nil
    case .always: return true
    case .withText: return text.hasBytes ? true : nil
    case .joiningTexts: return marks.contains(.holdsText) && !marks.contains(.holdsControl) ? true : nil
    }
  }

  /// The traits as set, else as the class has them, with what the states of a control add.
  var effectiveTraits: Traits? {
    guard var traits = traits ?? base.traits else { return nil }
    if flags.isFalse(.enabled) { traits.insert(.notEnabled) }
    if flags.isTrue(.selected) { traits.insert(.selected) }
    return traits
  }

  /// What a field holds is its value; everything else is called by its text.
  mutating func setContent(_ content: TextRef) {
    switch base.kind {
    case .field, .textArea, .searchField: value = content
    default: text = content
    }
  }

  /// The system names its symbols, so that a control without a title is not without a name for certain.
  mutating func forgetSymbol() {
    asset = .absent
    marks.insert(.open)
  }
}
