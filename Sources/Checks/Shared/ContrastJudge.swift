import Audit
import ScreenModel
import ViewHierarchy

/// Judges the contrast of texts by stated colours, for the rules that differ in what they ask for.
struct ContrastJudge {
  /// What is asked of texts of ordinary size.
  let normal: Double
  /// What is asked of large text: from 18 points, or 14 points in bold (WCAG; a point of iOS is taken for a CSS point).
  let large: Double
  let tolerance: Double

  private static let largeSize = 18.0
  private static let largeBoldSize = 14.0

  func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let colours = DeclaredColours(screen)
    for node in colours.texts where isConcerned(screen, node) {
      guard let pair = colours.pair(of: node) else {
        verdicts.cannotTell()
        continue
      }
      judge(screen, node, pair, &verdicts)
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    guard screen.visibility.isVisible[node.index], screen.isEnabled(node),
      screen.drawnText(node) != nil || hasTitle(screen, node),
      screen.roles.surroundings[node.index].isDisjoint(with: [.system, .webView])
    else { return false }
    // A button of the app's own class paints itself.
    if isDesign(screen), screen.roles.role[node.index] == .button, screen.tree.className[node.index] != 0,
      screen.tree.name(node) != "UIButton"
    {
      return false
    }
    // A disabled control's title is faded on purpose.
    return !(screen.tree.parent(of: node).map { !screen.isEnabled($0) } ?? false)
  }

  private func isDesign(_ screen: Screen) -> Bool { screen.header.framePrecision == .designTime }

  private func hasTitle(_ screen: Screen, _ node: NodeID) -> Bool {
    let text = screen.tree.text[node.index]
    return text.hasBytes && !screen.tree.withBytes(text, Blank.isBlank)
  }

  private func judge(_ screen: Screen, _ node: NodeID, _ pair: DeclaredColours.Pair, _ verdicts: inout Verdicts) {
    let ratio = pair.text.contrast(pair.back)
    let face = screen.typeface(node)
    let isLarge = face.size.map { $0 >= Self.largeSize || ($0 >= Self.largeBoldSize && face.isBold) }
    let required = isLarge == true ? large : normal
    guard ratio < required - tolerance else { return verdicts.pass() }
    // Equal colours hide a text on purpose, and one of unknown size may be large.
    let isOpen =
      ratio < 1.0001 || !pair.isSure || (isLarge == nil && ratio >= large - tolerance) || isSymbol(screen, node)
    verdicts.fault(fault(screen, node, pair, ratio, required, isOpen ? .review : .certain))
  }

  /// One character may be a drawing.
  private func isSymbol(_ screen: Screen, _ node: NodeID) -> Bool {
    guard let text = screen.drawnText(node) else { return false }
    return screen.tree.withBytes(text) { ByteSearch.characters(Bytes.trimmed($0)) } <= 1
  }

  private func fault(
    _ screen: Screen, _ node: NodeID, _ pair: DeclaredColours.Pair, _ ratio: Double, _ required: Double,
    _ confidence: Confidence
  ) -> Fault {
    let needed = Figures.text(required)
    var fault = Fault(
      node,
      "\(screen.title(node)) has a contrast of \(Colour.text(ratio)):1 (\(pair.text.hexadecimal) on "
        + "\(pair.back.hexadecimal)), less than \(needed):1", confidence: confidence)
    // Nearly enough is seen by most.
    if ratio >= required - 0.3 { fault.severity = .note }
    fault.data = [
      Datum("ratio", (ratio * 100 + 1e-6).rounded(.down) / 100), Datum("required", required),
      Datum("foreground", pair.text.hexadecimal), Datum("background", pair.back.hexadecimal),
    ]
    if pair.painter != node { fault.related = [RelatedNode(pair.painter, why: "background")] }
    guard let better = pair.text.nearest(to: required, on: pair.back) else {
      fault.fix = Fix("change the background: no text colour has \(needed):1 on it")
      return fault
    }
    fault.data.append(Datum("suggestion", better.hexadecimal))
    fault.fix = Fix(
      "the nearest text colour with \(needed):1 is \(better.hexadecimal)", code: code(screen, node, better))
    return fault
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
