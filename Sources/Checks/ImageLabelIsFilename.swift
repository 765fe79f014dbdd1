import Audit
import ScreenModel
import ViewHierarchy

/// An image, or a control that shows one, with the name of a file where a description should stand.
public struct ImageLabelIsFilename: Check {
  public static let id = "image-label-is-filename"

  public init(_ parameters: RuleParameters) {}

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    for node in screen.stops.nodes {
      let label = screen.tree.label[node.index]
      guard label.hasBytes, isConcerned(screen, node) else { continue }
      let sign = sign(screen, node, label)
      let isAsset = isAssetName(screen, node, label)
      guard sign != nil || isAsset, screen.visibleTitle(node) != .same else {
        verdicts.pass()
        continue
      }
      verdicts.fault(fault(screen, node, confidence: confidence(screen, node, sign, isAsset: isAsset)))
    }
  }

  private func isConcerned(_ screen: Screen, _ node: NodeID) -> Bool {
    switch screen.roles.role[node.index] {
    case .image, .icon, .button, .tab: !screen.roles.surroundings[node.index].contains(.system)
    default: false
    }
  }

  /// Codes without meaning on controls are the concern of another rule.
  private func sign(_ screen: Screen, _ node: NodeID, _ label: TextRef) -> AssetNames.Sign? {
    guard let sign = screen.tree.withBytes(label, AssetNames.sign) else { return nil }
    switch sign {
    // A button for what has no name yet is a word like any other.
    case .bare: return isImage(screen, node) ? sign : nil
    case .number: return screen.isInteractive(node) ? nil : sign
    // What VoiceOver makes of a name, and of buttons only; a description may be in small letters.
    case .spaced: return screen.header.platform == .ios && isButton(screen, node) ? sign : nil
    default: return sign
    }
  }

  private func isImage(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .image || screen.roles.role[node.index] == .icon
  }

  private func isButton(_ screen: Screen, _ node: NodeID) -> Bool {
    screen.roles.role[node.index] == .button || screen.roles.role[node.index] == .tab
  }

  /// The label is the asset's name, and that name is no word ("home" may be both).
  private func isAssetName(_ screen: Screen, _ node: NodeID, _ label: TextRef) -> Bool {
    guard let asset = screen.tree.property(.asset, node), screen.tree.areEqual(asset.text, label) else { return false }
    return screen.tree.withBytes(label) { bytes in
      var humps = 0
      for (index, byte) in bytes.enumerated() {
        if byte.isBlank { return false }
        if byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte.isDigit { return true }
        if index > 0, byte.isCapitalLetter, bytes[index - 1].isSmallLetter { humps += 1 }
      }
      return humps > 0
    }
  }

  /// A row of a file browser rightly shows the names of files; where the export does not say what a control shows, a
  /// person should look.
  private func confidence(
    _ screen: Screen, _ node: NodeID, _ sign: AssetNames.Sign?, isAsset: Bool
  ) -> Confidence {
    let isImage = isImage(screen, node)
    if sign == .spaced || (sign == .doubtful && !isAsset) { return .review }
    // "Photo1" may be the name of a place to fill.
    if sign == .numbered, !isImage, !isAsset { return .review }
    if isImage || isAsset || screen.carries(.visibleText) { return .certain }
    switch sign {
    case .symbol, .asset: return .certain
    default: return .review
    }
  }

  private func fault(_ screen: Screen, _ node: NodeID, confidence: Confidence) -> Fault {
    let isControl = screen.isInteractive(node)
    var fault = Fault(
      node, "\(screen.title(node)) is announced by the name of a file or asset", confidence: confidence)
    fault.data = [Datum("label", screen.shortName(node))]
    fault.fix = Fix(
      isControl ? "say what the \(screen.roleWords(node)) does" : "say what the image shows",
      code: FixSnippets.label(
        screen.header.platform, view: screen.variable(node), isControl ? "What it does" : "What the image shows"))
    return fault
  }
}
