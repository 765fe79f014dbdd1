import Markup

/// Scores the contrast that an audit measured in screenshots against what was drawn.
///
/// Reads a JSON report of a folder and, beside each of its inputs `x.xml`, what is true of it: `x.truth.json`, a list
/// of texts with their identifiers, contrast ratios (of a gradient the best and the least) and what WCAG asks of them.
/// The rule `contrast-text-enhanced` is expected to tell of every text that was measured, at a threshold that none
/// reaches.
struct ContrastBench {
  /// A text as it was drawn.
  private struct Text {
    let key: String
    let ground: String
    let size: Double
    let ratio: Double
    let least: Double
    let required: Double
    /// What else the truth file says, for the list of misses.
    let note: String
    /// What the audit says.
    var measured: Double?
    var isThin = false
    var isTold = false
    var isCertain = false

    var isFaulty: Bool { least < required - 0.01 }
    var error: Double? { measured.map { abs($0 - ratio) / ratio } }
  }

  private var texts: [Text] = []

  /// - Throws: the fault of a file.
  init(report path: String) throws(BenchFault) {
    let report = try Self.document(path).root
    var places: [String: Int] = [:]
    var files: [String: String] = [:]
    guard let inputs = report["inputs"], let findings = report["findings"] else {
      throw BenchFault(message: "\(path) is no JSON report")
    }
    for input in inputs.elements {
      guard let file = input["path"]?.string,
        let screen = input["screens"].flatMap({ Array($0.elements).first })?.string
      else { continue }
      files[screen] = file
      let truth = String(file.prefix(file.utf8.count - 4)) + ".truth.json"
      for text in try Self.document(truth).root.elements {
        let key = "\(screen) \(text["name"]?.string ?? "")"
        places[key] = texts.count
        texts.append(Self.text(text, key))
      }
    }
    for finding in findings.elements {
      guard let screen = finding["screen"]?.string, let name = finding["element"]?["identifier"]?.string else {
        continue
      }
      let others = finding["others"]?.elements.compactMap { $0["identifier"]?.string } ?? []
      for name in [name] + others {
        guard let place = places["\(screen) \(name)"] else { continue }
        texts[place].measured = finding["data"]?["ratio"]?.number
        texts[place].isThin = finding["data"]?["strokes"]?.string == "thin"
        guard finding["rule"]?.string == "contrast-text" else { continue }
        texts[place].isTold = true
        texts[place].isCertain = finding["confidence"]?.string == "certain"
      }
    }
  }

  private static func text(_ value: JSONValue, _ key: String) -> Text {
    let ratio = value["ratio"]?.number ?? 0
    let note = value.members.map { "\($0.key.string ?? "")=\($0.value.string ?? "\($0.value.number ?? 0)")" }
    return Text(
      key: key, ground: value["ground"]?.string ?? "flat", size: value["size"]?.number ?? 0, ratio: ratio,
      least: value["least"]?.number ?? ratio, required: value["required"]?.number ?? 4.5,
      note: note.joined(separator: " "))
  }

  private static func document(_ path: String) throws(BenchFault) -> JSONDocument {
    guard let bytes = BenchFile.read(path) else { throw BenchFault(message: "\(path) cannot be read") }
    do {
      return try JSONDocument.parse(bytes, options: JSONOptions(nodes: 50_000_000))
    } catch {
      throw BenchFault(message: "\(path):\(error.line): \(error.message)")
    }
  }

  /// The figures, and with `details` every text that is wrong.
  func table(details: Bool) -> String {
    var lines: [String] = ["texts \(texts.count), measured \(texts.count { $0.measured != nil })"]
    for ground in ["flat", "gradient", "noise", "picture"] {
      let all = texts.filter { $0.ground == ground }
      if all.isEmpty { continue }
      let large = all.filter { $0.size >= 14 }
      let sure = large.filter { $0.measured != nil && !$0.isThin }
      let close = sure.count { ($0.error ?? 1) <= 0.05 }
      lines.append(
        "\(ground): \(all.count) texts; of 14 pt and more \(large.count), measured for certain \(sure.count), "
          + "within 5 % \(close) (\(Self.percent(close, sure.count)))")
    }
    let certain = texts.filter(\.isCertain)
    lines.append("certain \(certain.count), of these wrong \(certain.count { !$0.isFaulty })")
    for ground in ["flat", ""] {
      let bad = texts.filter { $0.ratio < 3 && $0.isFaulty && (ground.isEmpty || $0.ground == ground) }
      let found = bad.count(where: \.isTold)
      lines.append(
        "below 3:1\(ground.isEmpty ? "" : " on \(ground)"): \(bad.count), found \(found) "
          + "(\(Self.percent(found, bad.count)))")
    }
    let told = texts.filter(\.isTold)
    let right = told.count(where: \.isFaulty)
    let faulty = texts.filter(\.isFaulty)
    lines.append("violations told \(told.count), right \(right): precision \(Self.percent(right, told.count))")
    lines.append("true violations \(faulty.count), found \(right): recall \(Self.percent(right, faulty.count))")
    if details {
      for text in texts {
        let isFar = !text.isThin && text.ground == "flat" && text.size >= 14 && (text.error ?? 0) > 0.05
        var words = isFar ? "far" : ""
        if text.isTold != text.isFaulty { words += text.isTold ? " false" : " missed" }
        if text.isCertain, !text.isFaulty { words += " certain" }
        if !words.isEmpty {
          lines.append("\(words): \(text.key) measured \(text.measured ?? 0)\(text.isThin ? " thin" : "") \(text.note)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    whole == 0 ? "-" : "\((Double(part) / Double(whole) * 1000).rounded() / 10) %"
  }
}

/// Why a bench could not run.
struct BenchFault: Error {
  let message: String
}
