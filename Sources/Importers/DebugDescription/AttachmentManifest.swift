import Markup

/// The `manifest.json` that `xcrun xcresulttool export attachments` writes beside the attachments of a test run: which
/// test attached each file, and under what name.
public struct AttachmentManifest: Sendable {
  /// What a test attached.
  public struct Entry: Sendable, Equatable {
    /// The test: its identifier without the parentheses of a method, `CheckoutTests/testPay`.
    public let test: String
    /// The name that the test gave the attachment; empty where it gave none.
    public let name: String
    /// The exported file of the screenshot that belongs to it: of the same test, with the same name if there is one,
    /// else the nearest in time. Nil for screenshots themselves and where the test took none.
    public internal(set) var screenshot: String?
  }

  /// By exported file name.
  private var entries: [String: Entry] = [:]

  /// Nil where the bytes are no such manifest.
  public init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument.parse(bytes), document.root.kind == .array else { return nil }
    var isManifest = false
    for test in document.root.elements {
      guard let identifier = test["testIdentifier"]?.string, let attachments = test["attachments"] else { continue }
      isManifest = true
      add(attachments, of: identifier)
    }
    if !isManifest { return nil }
  }

  /// What is known of an exported file.
  public subscript(_ fileName: String) -> Entry? { entries[fileName] }

  /// An exported file, and when it was attached in seconds since 1970.
  private typealias Exported = (file: String, name: String, time: Double)

  private mutating func add(_ attachments: JSONValue, of identifier: String) {
    let test = identifier.hasSuffix("()") ? String(identifier.dropLast(2)) : identifier
    var others: [Exported] = []
    var screenshots: [Exported] = []
    for attachment in attachments.elements {
      // Names only: what leads elsewhere was not exported into this folder.
      guard let file = attachment["exportedFileName"]?.string, !file.utf8.contains(UInt8(ascii: "/")) else { continue }
      let name = attachment["suggestedHumanReadableName"]?.string.map(Self.givenName) ?? ""
      let exported = (file, name, attachment["timestamp"]?.number ?? 0)
      if Self.isPicture(file) { screenshots.append(exported) } else { others.append(exported) }
    }
    for screenshot in screenshots { entries[screenshot.file] = Entry(test: test, name: screenshot.name) }
    for other in others {
      entries[other.file] = Entry(
        test: test, name: other.name, screenshot: Self.screenshot(of: other, among: screenshots)?.file)
    }
  }

  private static func screenshot(of exported: Exported, among screenshots: [Exported]) -> Exported? {
    let namesakes = screenshots.filter { !$0.name.isEmpty && $0.name == exported.name }
    return (namesakes.isEmpty ? screenshots : namesakes).min {
      ($0.time - exported.time).magnitude < ($1.time - exported.time).magnitude
    }
  }

  /// `Cart_0_06CC1705-2420-4FA6-8FEE-6B470BAC4CD0.txt` as `Cart`: Xcode adds the number of the repetition, a UUID and
  /// the extension.
  private static func givenName(_ suggested: String) -> String {
    let stem = withoutExtension(suggested)
    let parts = stem.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count >= 3, let identifier = parts.last, identifier.utf8.count == 36,
      parts[parts.count - 2].allSatisfy({ $0.isASCII && $0.isNumber })
    else { return stem }
    return withoutExtension(parts.dropLast(2).joined(separator: "_"))
  }

  private static func withoutExtension(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      name.utf8.distance(from: dot, to: name.endIndex) <= 6, name[dot...].dropFirst().first?.isLetter ?? false
    else { return name }
    return String(name[..<dot])
  }

  private static func isPicture(_ file: String) -> Bool {
    let file = file.lowercased()
    return [".png", ".jpg", ".jpeg", ".heic"].contains { file.hasSuffix($0) }
  }
}
