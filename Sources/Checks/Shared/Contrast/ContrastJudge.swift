import Audit
import ScreenModel
import ViewHierarchy

/// Judges the contrast of texts by stated colours and, where they do not tell, by the screenshot, for the rules that
/// differ in what they ask for.
struct ContrastJudge {
  /// What is asked of texts of ordinary size.
  let normal: Double
  /// What is asked of large text: from 18 points, or 14 points in bold (WCAG; a point of iOS is taken for a CSS point).
  let large: Double
  let tolerance: Double

  /// In points; WCAG 2.2, large scale.
  static let largeSize = 18.0
  static let largeBoldSize = 14.0

  private static let notStated = "not-stated"

  /// The figures of a screen without colours, stated or seen: no text is measured.
  func notRun(_ screen: Screen) -> ContrastFigures {
    var figures = ContrastFigures()
    for _ in ContrastTexts(screen).nodes { figures.addUnclear(Self.notStated) }
    return figures
  }

  func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let colours = screen.carries(.declaredColours) ? DeclaredColours(screen) : nil
    let texts = ContrastTexts(screen)
    var evidence = PictureEvidence(screen)
    var figures = ContrastFigures()
    for node in texts.nodes {
      let text = screen.drawnText(node)
      if text != nil, let pair = colours?.pair(of: node) {
        figures.addMeasured()
        judge(screen, node, pair, &verdicts)
      } else if let picture = screen.picture {
        let (area, why) = texts.area(of: node)
        let drawn = text ?? texts.content(of: node)
        let reason = area.map { judge(screen, node, drawn, picture, $0, &evidence, &verdicts) } ?? why
        if let reason {
          figures.addUnclear(reason)
          verdicts.cannotTell()
        } else {
          figures.addMeasured()
        }
      } else {
        figures.addUnclear(Self.notStated)
        verdicts.cannotTell()
      }
    }
    verdicts.contrast = figures
  }

  // MARK: Stated colours

  private func judge(_ screen: Screen, _ node: NodeID, _ pair: DeclaredColours.Pair, _ verdicts: inout Verdicts) {
    let ratio = pair.text.contrast(pair.back)
    let isLarge = isLarge(screen.typeface(node))
    let required = isLarge == true ? large : normal
    guard ratio < required - tolerance else { return verdicts.pass() }
    // Equal colours hide a text on purpose, and one of unknown size may be large.
    let isOpen =
      ratio < 1.0001 || !pair.isSure || (isLarge == nil && ratio >= large - tolerance) || isSymbol(screen, node)
    let told = ContrastFault(
      screen: screen, node: node, front: pair.text, back: pair.back, ratio: ratio, required: required)
    var fault = told.fault(screen.title(node), noun: "text colour") { code(screen, node, $0) }
    fault.confidence = isOpen ? .review : .certain
    if pair.painter != node { fault.related = [RelatedNode(pair.painter, why: "background")] }
    verdicts.fault(fault)
  }

  private func isLarge(_ face: Typeface) -> Bool? {
    face.size.map { $0 >= Self.largeSize || ($0 >= Self.largeBoldSize && face.isBold) }
  }

  /// One character may be a drawing.
  private func isSymbol(_ screen: Screen, _ node: NodeID) -> Bool {
    guard let text = screen.drawnText(node) else { return false }
    return screen.tree.withBytes(text) { ByteSearch.characters(Bytes.trimmed($0)) } <= 1
  }

  // MARK: The screenshot

  /// Below it a text is hardly seen at all, however it was drawn.
  private static let faint = 2.0
  /// How much more than in a smaller copy of the screenshot strokes may stand out, as a factor.
  private static let copyGain = 1.8
  /// Colours that take less of the area may be of something else.
  private static let leastShare = 0.05

  /// Judges a text by what the screenshot shows in an area; why not, where it does not tell.
  private func judge(
    _ screen: Screen, _ node: NodeID, _ text: TextRef?, _ picture: Picture, _ area: Rect,
    _ evidence: inout PictureEvidence?, _ verdicts: inout Verdicts
  ) -> String? {
    let strokes: Drawing.Strokes
    switch picture.drawing(in: area) {
    case .unclear(let why): return why.rawValue
    case .strokes(let found): strokes = found
    }
    let face = screen.typeface(node)
    let glyphs = text.flatMap { ref in
      screen.tree.withBytes(ref) { GlyphSize(strokes, String(decoding: $0, as: UTF8.self)) }
    }
    let isLarge = isLarge(face) ?? glyphs?.isLarge
    let required = isLarge == true ? large : normal
    let ratio = strokes.colour.contrast(strokes.back)
    if strokes.colour.contrast(strokes.otherBack) >= required - tolerance {
      verdicts.pass()
      return nil
    }
    // Over a part of a gradient or picture alone.
    if ratio >= required - tolerance { return "uneven" }
    // Letters were measured, and are about as large as large text.
    if isLarge == nil, glyphs != nil, ratio >= large - tolerance { return "size" }
    let isMixed = strokes.isThin || picture.isResampled
    let gain = picture.isResampled ? max(strokes.gain, Self.copyGain) : strokes.gain
    if isMixed, strokes.stronger(by: gain).contrast(strokes.back) >= required - tolerance { return "thin" }
    let told = ContrastFault(
      screen: screen, node: node, front: strokes.colour, back: strokes.back, ratio: ratio, required: required)
    var fault = told.fault(screen.title(node), noun: "text colour") { code(screen, node, $0) }
    if isMixed { fault.data.append(Datum("strokes", "thin")) }
    let isSized = face.size.map { $0 >= Self.largeBoldSize } ?? (glyphs?.isAtLeast(Self.largeBoldSize) == true)
    let isSure =
      ratio < Self.faint && ratio < large - tolerance && !isMixed && strokes.back == strokes.otherBack && isSized
      && min(strokes.share, strokes.backShare) > Self.leastShare && !isSymbol(screen, node)
      && !screen.roles.role[node.index].isField && !(evidence?.isDoubtful() ?? true)
    fault.confidence = isSure ? .certain : .review
    verdicts.fault(fault)
    return nil
  }

  private func code(_ screen: Screen, _ node: NodeID, _ colour: Colour) -> [FixCode] {
    let view = screen.variable(node)
    let parts = [colour.red, colour.green, colour.blue].map { Self.thousandths($0) }
    switch screen.header.platform {
    case .ios:
      let swift = "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: 1)"
      let objc = "[UIColor colorWithRed:\(parts[0]) green:\(parts[1]) blue:\(parts[2]) alpha:1]"
      let isButton = screen.roles.role[node.index] == .button
      return [
        FixCode(
          .uikit, .swift,
          isButton ? "\(view).setTitleColor(\(swift), for: .normal)" : "\(view).textColor = \(swift)"),
        FixCode(
          .uikit, .objc,
          isButton
            ? "[\(view) setTitleColor:\(objc) forState:UIControlStateNormal];" : "\(view).textColor = \(objc);"),
        FixCode(.swiftui, .swift, ".foregroundStyle(Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2])))"),
      ]
    case .android:
      return [FixCode(.views, .kotlin, "\(view).setTextColor(Color.parseColor(\"\(colour.hexadecimal)\"))")]
    }
  }

  private static func thousandths(_ part: Double) -> String {
    let number = Int((part * 1000).rounded())
    if number >= 1000 { return "1" }
    let digits = "\(number)"
    return "0." + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }
}

extension Drawing.Strokes {
  /// What the strokes may have been drawn in where they cover their strongest pixel in part only.
  func stronger(by gain: Double) -> Colour {
    func part(_ front: Double, _ back: Double) -> Double { min(1, max(0, back + (front - back) * gain)) }
    return Colour(
      red: part(colour.red, back.red), green: part(colour.green, back.green), blue: part(colour.blue, back.blue))
  }
}

extension Role {
  /// Whether it is a field, whose text may be a placeholder.
  fileprivate var isField: Bool {
    switch self {
    case .field, .secureField, .searchField, .textArea: true
    default: false
    }
  }
}
