/// What is said about Android exports.
enum AndroidMessages {
  static let empty =
    "the capture is empty: there is no view in it; wait until the app's screen is shown and export again"

  /// Nothing of the app is left.
  static func covered(by package: String, app: String?) -> String {
    let missing = app.map { "nothing of \($0) is on this screen" } ?? "nothing of an app is on this screen"
    return "\(missing), only \(package) (\(AndroidPackages.describe(package))); "
      + "it was not examined; dismiss that and export again"
  }

  /// Where the density comes from when nobody gave it.
  static func guessed(_ guess: AndroidDensity.Guess) -> String {
    let ground =
      guess.measures >= AndroidDensity.enough
      ? "guessed from \(guess.measures) repeated measures" : "guessed from the width"
    return
      "no density is stated; \(AndroidDensity.text(guess.density)) was \(ground), so sizes are for review (say it with --density)"
  }

  static func launcher(_ package: String) -> String {
    "this is the launcher (\(package)); was the app on the screen? (--app says which app is meant)"
  }
}
