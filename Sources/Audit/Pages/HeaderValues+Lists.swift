import ViewHierarchy

/// The values that are lists, and those that belong together.
extension HeaderValues {
  /// `1.1.1 4.1.2`
  func criteria() throws(PageError) -> [String] {
    guard let entry = matter[.wcag] else { return [] }
    var criteria: [String] = []
    for word in entry.value.pieces(between: " ") {
      guard word.isDottedNumber(parts: 3...3) else {
        throw error(entry, at: word, "\"\(word)\" is no success criterion: expected a number like 1.1.1")
      }
      criteria.append(String(word))
    }
    return criteria
  }

  /// `ios android`; all where absent.
  func platforms() throws(PageError) -> [Platform] {
    guard let entry = matter[.platforms] else { return Platform.allCases }
    var platforms: [Platform] = []
    for word in entry.value.pieces(between: " ") {
      guard let platform = Platform(rawValue: String(word)), !platforms.contains(platform) else {
        throw error(entry, at: word, "expected ios or android once each, not \"\(word)\"")
      }
      platforms.append(platform)
    }
    return platforms
  }

  func version() throws(PageError) -> String {
    guard let entry = matter[.since] else { return "" }
    guard entry.value.isDottedNumber(parts: 2...3) else {
      throw error(entry, "\"\(entry.value)\" is no version: expected a number like 0.1")
    }
    return String(entry.value)
  }

  /// Keys such as `mdc-cards`, `wcag-1.1.1` or `apple:accessibilityLabel`, and addresses.
  func sources() throws(PageError) -> [String] {
    guard let entry = matter[.sources] else { return [] }
    var sources: [String] = []
    for word in entry.value.pieces(between: " ") {
      let isPlainAddress = word.utf8.starts(with: "http:".utf8)
      guard !isPlainAddress, !word.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) else {
        throw error(entry, at: word, "expected keys or https addresses with spaces between, not \"\(word)\"")
      }
      sources.append(String(word))
    }
    return sources
  }

  /// `google-atf axe`; none where absent.
  func peers() throws(PageError) -> [Peer] {
    guard let entry = matter[.peers] else { return [] }
    var peers: [Peer] = []
    for word in entry.value.pieces(between: " ") {
      guard let peer = Peer(rawValue: String(word)), !peers.contains(peer) else {
        let known = Peer.allCases.map(\.rawValue).joined(separator: ", ")
        throw error(entry, at: word, "expected tools out of \(known) once each, not \"\(word)\"")
      }
      peers.append(peer)
    }
    return peers
  }

  /// The three keys of a declarative rule: all or none.
  func assertion() throws(PageError) -> RulePage.Assertion? {
    let keys: [FrontMatterKey] = [.select, .assert, .message]
    let present = keys.filter { matter[$0] != nil }
    guard let first = present.first, let entry = matter[first] else { return nil }
    guard let select = matter[.select], let assert = matter[.assert], let message = matter[.message] else {
      let absent = keys.filter { matter[$0] == nil }.map(\.name).joined(separator: " and ")
      throw page.error(entry.line, "\(first.name) stands without \(absent): a declarative rule has all three")
    }
    return RulePage.Assertion(
      select: String(select.value), assert: String(assert.value), message: String(message.value),
      line: select.line)
  }

  /// `-mirrored reason; -shifted reason`
  func optOuts() throws(PageError) -> [TransformOptOut] {
    guard let entry = matter[.transforms] else { return [] }
    var optOuts: [TransformOptOut] = []
    for item in entry.value.pieces(between: ";", keepingEmpty: true) {
      let words = item.split(separator: " ", maxSplits: 1)
      guard let name = words.first, name.hasPrefix("-"), words.count == 2, !words[1].trimmingSpaces.isEmpty else {
        throw error(entry, at: item.trimmingSpaces, "expected \"-transform reason\"")
      }
      guard let transform = ExampleTransform(rawValue: String(name.dropFirst())) else {
        let known = ExampleTransform.allCases.map(\.rawValue).joined(separator: ", ")
        throw error(entry, at: name, "\"\(name.dropFirst())\" is no transform; known are \(known)")
      }
      optOuts.append(
        TransformOptOut(transform: transform, reason: String(words[1].trimmingSpaces), line: entry.line))
    }
    return optOuts
  }
}

extension Substring {
  /// Numbers of one to three digits with dots between them.
  fileprivate func isDottedNumber(parts: ClosedRange<Int>) -> Bool {
    var count = 1
    var digits = 0
    for byte in utf8 {
      if byte == UInt8(ascii: ".") {
        guard digits > 0 else { return false }
        count += 1
        digits = 0
      } else {
        digits += 1
        guard byte.isDigit, digits <= 3 else { return false }
      }
    }
    return digits > 0 && parts.contains(count)
  }
}
