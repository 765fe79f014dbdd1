import ScreenModel
import ViewHierarchy

extension Screen {
  /// A name for a node in code to paste: its identifier in camel case, else what a variable of its role is called.
  public func reference(_ node: NodeID) -> String {
    guard var identifier = tree.string(tree.identifier[node.index]), !identifier.isEmpty else { return variable(node) }
    let words: [String] = identifier.withUTF8 { bytes in
      Words(bytes).map { String(decoding: $0, as: UTF8.self).lowercased() }
    }
    guard let first = words.first, first.unicodeScalars.first?.properties.isAlphabetic == true else {
      return variable(node)
    }
    let name = ([first] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }).joined()
    guard name.unicodeScalars.allSatisfy({ $0.properties.isXIDContinue }) else { return variable(node) }
    return CodeNames.reserved.contains(name) ? name + "View" : name
  }

  /// The variable that code to paste uses for a node.
  public func variable(_ node: NodeID) -> String {
    switch roles.role[node.index] {
    case .card: "card"
    case .cell, .row: "cell"
    case .image, .icon: "imageView"
    case .rating: "ratingView"
    case .field, .secureField, .searchField: "textField"
    case .textArea: "textView"
    case .button: "button"
    case .toggle: "toggle"
    case .text, .heading: "label"
    case .slider: "slider"
    default: "view"
    }
  }
}

/// Names of views for one piece of code: no two views share one.
struct CodeNames {
  private let screen: Screen
  private var names: [NodeID: String] = [:]
  private var used: Set<String> = []
  /// The number to try next for each name, as hundreds of views may be called "button".
  private var numbers: [String: Int] = [:]

  init(_ screen: Screen) { self.screen = screen }

  /// The name of a view; the second "label" is `label2`.
  mutating func name(_ node: NodeID) -> String {
    if let known = names[node] { return known }
    let base = screen.reference(node)
    var name = base
    while !used.insert(name).inserted {
      let number = numbers[base] ?? 2
      name = "\(base)\(number)"
      numbers[base] = number + 1
    }
    names[node] = name
    return name
  }

  /// Words that Swift, Objective-C or Kotlin keep for themselves and that stand on screens.
  static let reserved: Set<String> = [
    "as", "auto", "break", "case", "catch", "char", "class", "const", "continue", "default", "defer", "deinit", "do",
    "double", "else", "enum", "extension", "extern", "fallthrough", "false", "fileprivate", "float", "for", "fun",
    "func", "goto", "guard", "id", "if", "import", "in", "init", "inout", "int", "interface", "internal", "is", "let",
    "long", "nil", "null", "object", "operator", "package", "private", "protocol", "public", "register", "repeat",
    "rethrows", "return", "self", "short", "signed", "sizeof", "static", "struct", "subscript", "super", "switch",
    "this", "throw", "throws", "true", "try", "typealias", "typedef", "typeof", "union", "unsigned", "val", "var",
    "void", "volatile", "when", "where", "while",
  ]
}
