import ViewHierarchy

/// What an export shows of itself as a whole: which attributes it has, whose windows, how large the screen.
struct AndroidShape {
  /// The most that an Android export can carry.
  static let possibleFacts = Facts([
    .elementFlag, .stopFlag, .hidden, .label, .type, .visibleText, .frames, .exactFrames, .screenSize, .actions,
    .identifiers, .density, .traits,
  ])

  /// Nodes kept of each package, by the package of their window.
  private(set) var packages: [String: Int] = [:]
  /// The place of the one that came last.
  private var current: Dictionary<String, Int>.Index?
  /// The package of the last window that was left out, and whether one of those lay over the app.
  private(set) var dropped: String?
  private(set) var isInterrupted = false
  /// Bit per attribute that was met.
  private var seen: UInt64 = 0
  private var stated = (width: 0.0, height: 0.0)
  /// The part of the screen that windows from the top left corner on cover, in pixels; some begin below the status bar.
  private var covered = (width: 0.0, height: 0.0)
  /// How far to the right and down views reach, in pixels.
  private var reach = (width: 0.0, height: 0.0)
  private var deepest = 0

  /// The most of the height that a status bar takes: 24 dp of 320.
  private static let barShare = 0.08

  /// The depth at which Appium's server cuts the tree
  /// (appium/appium-uiautomator2-server:.../core/AccessibilityNodeInfoDumper.java).
  private static let depthLimit = 70

  mutating func see(_ attribute: AndroidAttribute) { seen |= 1 << UInt64(attribute.rawValue) }

  func has(_ attribute: AndroidAttribute) -> Bool { seen & (1 << UInt64(attribute.rawValue)) != 0 }

  mutating func state(width: Double?, height: Double?) {
    if let width { stated.width = width }
    if let height { stated.height = height }
  }

  mutating func drop(_ package: String, _ place: AndroidPackages.Place) {
    dropped = package
    if place != .bars { isInterrupted = true }
  }

  mutating func note(_ record: NodeRecord, depth: Int, window: String?) {
    if depth + 1 > deepest { deepest = depth + 1 }
    if let window { count(window) }
    if let frame = record.frame { reach = (max(reach.width, frame.maxX), max(reach.height, frame.maxY)) }
    if depth == 0, let frame = record.frame, frame.minX <= 0, frame.minY <= frame.maxY * Self.barShare {
      covered = (max(covered.width, frame.maxX), max(covered.height, frame.maxY))
    }
  }

  /// Nearly always that of the node before, so nothing is looked up.
  private mutating func count(_ window: String) {
    if let current, packages[current].key == window {
      packages.values[current] += 1
    } else {
      packages[window, default: 0] += 1
      current = packages.index(forKey: window)
    }
  }

  /// The package with the most nodes; the home screen only where it is alone.
  var app: String? { app(preferring: nil) }

  /// The package that is preferred where it has a window, else the one with the most nodes.
  func app(preferring likely: String?) -> String? {
    if let likely, packages[likely] != nil { return likely }
    func isLauncher(_ package: String) -> Bool {
      var package = package
      return package.withUTF8(AndroidPackages.place) == .launcher
    }
    return packages.max { a, b in
      let (first, second) = (isLauncher(a.key), isLauncher(b.key))
      if first != second { return first }
      return a.value == b.value ? a.key > b.key : a.value < b.value
    }?.key
  }

  /// The screen in pixels; zero where the export does not tell.
  var pixels: (width: Double, height: Double) { stated.width > 0 && stated.height > 0 ? stated : covered }

  /// The sides by which a density is guessed: of the screen, or of what the views cover of it.
  var sides: (short: Double, long: Double) {
    let (width, height) = pixels.width > 0 ? pixels : reach
    return (min(width, height), max(width, height))
  }

  /// - Parameter density: pixels per dp, and whether the user gave it.
  func header(format: String, density: Double, isGiven: Bool) -> ScreenHeader {
    var header = ScreenHeader(platform: .android, sourceFormat: format, facts: facts)
    header.density = density
    if pixels.width > 0, pixels.height > 0 {
      header.width = pixels.width / density
      header.height = pixels.height / density
      header.facts.insert(Facts(.screenSize))
    }
    if isGiven {
      header.facts.insert(Facts(.density))
      if header.facts.contains(.frames) { header.facts.insert(Facts(.exactFrames)) }
    }
    header.app = app
    header.interrupted = isInterrupted
    header.truncated = format == AppiumAndroidXML.format && deepest >= Self.depthLimit
    return header
  }

  /// What this file carries. Appium's server leaves out attributes without a value, so their absence proves nothing
  /// there.
  ///
  /// `stop-flag` is claimed where clickability and focusability are stated: with the texts they are all that TalkBack's
  /// own decision needs (google/talkback:.../utils/AccessibilityNodeInfoUtils.java, `shouldFocusNode`).
  private var facts: Facts {
    var facts = Facts([.type])
    let omitsEmpty = has(.displayed) || has(.windowIndex)
    if has(.contentDescription) || omitsEmpty { facts.insert(Facts(.label)) }
    if has(.text) || omitsEmpty { facts.insert(Facts(.visibleText)) }
    if has(.resourceID) || omitsEmpty { facts.insert(Facts(.identifiers)) }
    if has(.bounds) { facts.insert(Facts(.frames)) }
    if has(.displayed) || has(.visibleToUser) { facts.insert(Facts(.hidden)) }
    if has(.clickable) || has(.windowIndex) { facts.insert(Facts(.stopFlag)) }
    if has(.important) { facts.insert(Facts(.elementFlag)) }
    if has(.actions) { facts.insert(Facts(.actions)) }
    // Of the traits that both platforms know, Android states headings.
    if has(.heading) { facts.insert(Facts(.traits)) }
    if has(.textUnit) { facts.insert(Facts(.fonts)) }
    return facts
  }
}
