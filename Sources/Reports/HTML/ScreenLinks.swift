import Gate

/// Where the pages of the HTML report lead.
enum ScreenLinks {
  /// All in one page.
  case inPage
  /// A page for each screen.
  case pages

  /// From the overview to a screen.
  func screen(_ key: String) -> String {
    switch self {
    case .inPage: "#screen-\(Self.slug(key))"
    case .pages: "screens/\(Self.fileName(key))"
    }
  }

  /// From the overview to a finding.
  func finding(_ item: RunFinding) -> String {
    switch self {
    case .inPage: "#\(Self.anchor(item))"
    case .pages: "screens/\(Self.fileName(item.finding.screen))#\(Self.anchor(item))"
    }
  }

  /// From a screen to the overview.
  var overview: String {
    switch self {
    case .inPage: "#top"
    case .pages: "../index.html"
    }
  }

  /// The anchor of a finding.
  static func anchor(_ item: RunFinding) -> String { "f-\(item.id.split(separator: ":").joined(separator: "-"))" }

  /// The file of a screen's page.
  static func fileName(_ key: String) -> String { "\(slug(key)).html" }

  /// A screen key as a file name: lower-case letters, digits and hyphens. Where that loses something, a hash of the
  /// key keeps names apart.
  static func slug(_ key: String) -> String {
    var slug = ""
    var isFaithful = true
    for scalar in key.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-": slug.unicodeScalars.append(scalar)
      case "A"..."Z":
        isFaithful = false
        slug += scalar.properties.lowercaseMapping
      default:
        isFaithful = false
        if !slug.hasSuffix("-") { slug += "-" }
      }
    }
    // File systems take 255 bytes.
    if slug.utf8.count > 100 { isFaithful = false }
    return isFaithful && !slug.isEmpty ? slug : "\(slug.prefix(100))-\(Fingerprint([key]).text.prefix(8))"
  }
}
