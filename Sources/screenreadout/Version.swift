/// The version that `--version`, reports and run files state.
enum Version {
  static let current = "0.1.0"
}
