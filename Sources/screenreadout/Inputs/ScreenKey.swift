import Importers

/// The key under which a screen is known from run to run, made from the path of its file.
///
/// The path within the argument, without extension; in each part of it are removed what `KeyScanner` knows to change
/// from run to run. A folder of which nothing is left vanishes. Where nothing is left of the file's own name, its
/// counters stay (`step_03.xml` is `step_03`); a name that is nothing but a time vanishes if a folder names the screen
/// (`home/2026-08-01.xml` is `home`), else it stays as it is: a key is never empty.
struct ScreenKey: Equatable, Sendable {
  let key: String
  /// Why the key is what it is, in words, for `keys`.
  let reason: String

  /// - Parameter relativePath: the path within the folder or pattern that was given, else the file's name.
  init(relativePath: String) {
    var parts = relativePath.split(separator: "/").filter { $0 != "." && $0 != ".." }.map { Array($0.utf8) }
    let name = Self.withoutExtension(parts.popLast() ?? [])
    var removed: [KeyScanner.Removal] = []
    var kept: [[UInt8]] = []
    for folder in parts {
      let rest = KeyScanner.strip(folder, of: KeyScanner.Kind.allCases, noting: &removed)
      if !rest.isEmpty { kept.append(rest) }
    }
    var ofName: [KeyScanner.Removal] = []
    var last = KeyScanner.strip(name, of: KeyScanner.Kind.allCases, noting: &ofName)
    if last.isEmpty {
      ofName = []
      last = KeyScanner.strip(name, of: KeyScanner.Kind.allCases.filter { $0 != .counter }, noting: &ofName)
    }
    if last.isEmpty && kept.isEmpty {
      ofName = []
      last = name
    }
    if !last.isEmpty { kept.append(last) }
    removed += ofName
    let key = kept.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    self.key = key.isEmpty ? relativePath : key
    reason = Self.reason(isPath: parts.count > 0, removed: removed)
  }

  /// The test and the name that it gave the attachment, less what changes from run to run in names that Xcode gives.
  init(attachment: AttachmentManifest.Entry) {
    var removed: [KeyScanner.Removal] = []
    let kinds = KeyScanner.Kind.allCases.filter { $0 != .counter }
    let name = KeyScanner.strip(Array(attachment.name.utf8), of: kinds, noting: &removed)
    key = name.isEmpty ? attachment.test : "\(attachment.test)/\(String(decoding: name, as: UTF8.self))"
    let screenshot = attachment.screenshot.map { "; its screenshot is \($0)" } ?? ""
    reason = "test and attachment name of the manifest" + Self.told(removed) + screenshot
  }

  private static func reason(isPath: Bool, removed: [KeyScanner.Removal]) -> String {
    let source = isPath ? "path without extension" : "file name without extension"
    return source + told(removed)
  }

  private static func told(_ removed: [KeyScanner.Removal]) -> String {
    guard !removed.isEmpty else { return "" }
    let list = removed.map { "\($0.kind.rawValue) \"\(String(decoding: $0.text, as: UTF8.self))\"" }
    return "; removed \(list.joined(separator: ", "))"
  }

  /// Cuts at the last dot where letters and digits follow it, of them one a letter: `.xml` goes, the `.01` of a date
  /// stays. Longer than 12 bytes is no extension.
  private static func withoutExtension(_ name: [UInt8]) -> [UInt8] {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return name }
    let tail = name[(dot + 1)...]
    let isExtension =
      tail.count <= 12 && tail.allSatisfy(\.isWordByte)
      && tail.contains { KeyScanner.isLetter($0) }
    return isExtension ? Array(name[..<dot]) : name
  }
}
