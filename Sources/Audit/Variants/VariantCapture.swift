import ViewHierarchy

/// A capture that waits for the others of its screen.
public struct VariantCapture: Sendable {
  /// The key of the screen without the variant.
  public let key: String
  /// How the capture differs from others.
  public let variant: Variant
  /// What is compared.
  public let extract: ScreenExtract
  /// The rules that are off for it.
  public let off: Set<String>
  /// What was found in it alone, by node: one cause gives one finding.
  public let told: [NodeID: [String]]

  /// Joins the parts.
  public init(key: String, variant: Variant, extract: ScreenExtract, off: Set<String>, told findings: [Finding]) {
    self.key = key
    self.variant = variant
    self.extract = extract
    self.off = off
    var told: [NodeID: [String]] = [:]
    for finding in findings {
      for node in [finding.element.node] + finding.others.map(\.node) { told[node, default: []].append(finding.rule) }
    }
    self.told = told
  }
}
