import Markup
import ViewHierarchy

/// One object of idb's JSON, cut up by its keys.
struct IDBNode {
  enum Key: Int, CaseIterable {
    case axLabel, axValue, axUniqueId, axFrame, axHint, label, value, identifier, frame, type, role, subrole
    case roleDescription, title, help, hint, enabled, customActions, pid, traits, placeholder, hidden, focused, children

    var name: String {
      switch self {
      case .axLabel: "AXLabel"
      case .axValue: "AXValue"
      case .axUniqueId: "AXUniqueId"
      case .axFrame: "AXFrame"
      case .axHint: "AXHint"
      case .roleDescription: "role_description"
      case .customActions: "custom_actions"
      default: "\(self)"
      }
    }
  }

  private static let keys = Key.allCases
  private static let codes = NameCodes(keys.map(\.name))

  private(set) var label: JSONValue?
  private(set) var value: JSONValue?
  private(set) var identifier: JSONValue?
  private(set) var frame: Rect?
  private(set) var hint: JSONValue?
  private(set) var title: JSONValue?
  private(set) var placeholder: JSONValue?
  private(set) var subrole: JSONValue?
  private(set) var roleDescription: JSONValue?
  private(set) var typeName: JSONValue?
  private(set) var role: JSONValue?
  private(set) var actions: JSONValue?
  private(set) var traits: JSONValue?
  private(set) var pid: Double?
  private(set) var children: JSONValue?
  private(set) var flags = Flags()
  /// The code of the type in the table of roles; -1 where it is unknown or absent.
  private(set) var type = -1

  init(_ object: JSONValue, _ shape: inout IDBShape) {
    var (typeCode, roleCode) = (-1, -1)
    var exact: Rect?
    for (key, value) in object.members {
      guard let known = Self.key(key) else { continue }
      shape.see(known, isNull: value.isNull)
      if value.isNull { continue }
      switch known {
      case .axLabel, .label: label = value
      case .axValue, .value: self.value = value
      // The simulator's bridge of 2019 wrote the address of the object.
      case .axUniqueId, .identifier: if value.kind == .string { identifier = value }
      case .axHint, .help, .hint: if value.kind == .string { hint = value }
      case .axFrame: frame = value.rect?.withoutNoise
      case .frame: exact = value.rect?.withoutNoise
      case .title: title = value
      case .placeholder: placeholder = value
      case .type:
        typeName = value
        typeCode = value.withText { AccessibilityRole.code($0) }
      case .role:
        role = value
        roleCode = value.withText { AccessibilityRole.code($0) }
      case .subrole: subrole = value
      case .roleDescription: roleDescription = value
      case .customActions: actions = value
      case .traits: traits = value
      case .pid: pid = value.number
      case .enabled: flags[.enabled] = value.flag
      case .hidden: flags[.hidden] = value.flag
      case .focused: flags[.focused] = value.flag
      case .children: children = value
      }
    }
    frame = frame ?? exact
    type = typeCode >= 0 ? typeCode : roleCode
  }

  private static func key(_ key: JSONValue) -> Key? {
    let code = key.withText { codes.code(of: $0) }
    return keys.indices.contains(code) ? keys[code] : nil
  }

  var isApplication: Bool { type == AccessibilityRole.application }

  /// Whether there is nothing below it.
  var isLeaf: Bool {
    guard let children else { return true }
    return children.elements.first { _ in true } == nil
  }

  /// The kind of the bar that the node is; nil for other nodes. On the simulator bars come as groups that only their
  /// names tell.
  var bar: Kind? {
    switch type >= 0 ? AccessibilityRole.table[type].kind : .other {
    case .tabBar: return .tabBar
    case .navigationBar: return .navigationBar
    case .toolbar: return .toolbar
    case .view, .other: break
    default: return nil
    }
    for text in [roleDescription, label].compactMap({ $0 }) {
      if text.isText("Tab Bar") || text.isText("tab bar") || text.isText("tab group") { return .tabBar }
      if text.isText("Nav bar") || text.isText("Navigation bar") { return .navigationBar }
      if text.isText("Toolbar") || text.isText("toolbar") { return .toolbar }
    }
    return nil
  }
}
