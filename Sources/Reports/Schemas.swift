/// The schemas that ship in the binary: files in `Assets`, named by what they describe and a suffix.
public enum Schemas {
  /// Their names, sorted.
  public static let names: [String] = files.map(\.name)

  /// The text of a schema.
  public static func text(of name: String) -> String? { files.first { $0.name == name }?.text.description }

  private static let files: [(name: String, text: StaticString)] = EmbeddedAssets.all.compactMap { asset in
    for suffix in [".schema.json", ".xsd"] where asset.name.description.hasSuffix(suffix) {
      return (String(asset.name.description.dropLast(suffix.count)), asset.text)
    }
    return nil
  }
}
