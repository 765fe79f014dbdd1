import ViewHierarchy

/// What a capture of idb or AXe shows of itself as a whole.
struct IDBShape {
  typealias Key = IDBNode.Key

  /// Bit per key that was met with a value other than null.
  private var stated: UInt64 = 0
  /// Bit per key that was met.
  private var seen: UInt64 = 0
  private var screen: Rect?
  /// What the complete form says of the screen.
  var statedScreen: Rect?
  var isTruncated = false
  var isInterrupted = false
  /// Whether a type was met that only XCTest's tree has.
  var isAutomationTree = false
  /// Bars that came without what is in them.
  var emptyBars = 0
  /// Whether any node says anything, or has a size.
  private(set) var hasContent = false

  mutating func see(_ key: Key, isNull: Bool) {
    seen |= 1 << UInt64(key.rawValue)
    if !isNull { stated |= 1 << UInt64(key.rawValue) }
  }

  mutating func note(_ record: NodeRecord, isApplication: Bool) {
    if isApplication, screen == nil { screen = record.frame }
    if let frame = record.frame, !frame.isEmpty { hasContent = true }
    if record.label.hasBytes || record.value.hasBytes || record.identifier.hasBytes { hasContent = true }
  }

  private func states(_ keys: Key...) -> Bool { keys.contains { stated & (1 << UInt64($0.rawValue)) != 0 } }
  private func has(_ keys: Key...) -> Bool { keys.contains { seen & (1 << UInt64($0.rawValue)) != 0 } }

  /// A key that is absent was not asked for; one that is null was asked for and has no value here. Hints and traits are
  /// null throughout where the simulator's bridge does not give them, so one value must be there to count.
  private var carried: Facts {
    var facts = Facts([])
    if has(.label, .axLabel) { facts.insert(Facts(.label)) }
    if has(.value, .axValue) { facts.insert(Facts(.value)) }
    if has(.identifier, .axUniqueId) { facts.insert(Facts(.identifiers)) }
    if has(.type, .role) { facts.insert(Facts(.type)) }
    if has(.axFrame, .frame) { facts.insert(Facts([.frames, .exactFrames])) }
    if has(.customActions) { facts.insert(Facts(.customActions)) }
    if states(.help, .axHint, .hint) { facts.insert(Facts(.hint)) }
    if states(.traits) { facts.insert(Facts(.traits)) }
    if states(.hidden) { facts.insert(Facts(.hidden)) }
    if !isAutomationTree { facts.insert(Facts(.elementFlag)) }
    return facts
  }

  func header(format: String) -> ScreenHeader {
    var header = ScreenHeader(platform: .ios, sourceFormat: format, facts: carried)
    if let screen = [statedScreen, screen].compactMap({ $0 }).first(where: { !$0.isEmpty }) {
      header.width = screen.width
      header.height = screen.height
      header.facts.insert(Facts(.screenSize))
    }
    header.truncated = isTruncated || emptyBars > 0
    header.interrupted = isInterrupted
    return header
  }
}
