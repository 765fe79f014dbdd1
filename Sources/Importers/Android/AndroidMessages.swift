/// What is said about Android exports.
enum AndroidMessages {
  static let empty =
    "the capture is empty: there is no view in it; wait until the app's screen is shown and export again"

  /// Where the density comes from when nobody gave it.
  static func guessed(_ guess: AndroidDensity.Guess) -> String {
    let ground =
      guess.measures >= AndroidDensity.enough
      ? "guessed from \(guess.measures) repeated measures" : "guessed from the width"
    return
      "no density is stated; \(AndroidDensity.text(guess.density)) was \(ground), so sizes are for review (say it with --density)"
  }
}
