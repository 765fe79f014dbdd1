import ViewHierarchy

extension ImportOptions {
  /// What is left of a reading without the captures on which there is nothing of the app: of another app, of the
  /// system, or of a screen that was still loading. The first of them is told as an error, so that none passes in
  /// silence.
  ///
  /// The canonical form is written on purpose, also of a piece of a screen.
  func examined(_ result: ImportResult, by importer: any Importer.Type) -> ImportResult {
    let isCanonical = importer.format.hasPrefix("canonical-")
    var result = result
    var kept: [Capture] = []
    for var capture in result.captures {
      if let error = foreignApp(&capture) ?? (isCanonical ? nil : LoadingScreen.error(capture)) {
        result.error = result.error ?? error
      } else {
        kept.append(capture)
      }
    }
    result.captures = kept
    return result
  }

  /// Why a capture is not of the app under test; warns where it is of an ordinary app that the run seems to
  /// mean as well.
  private func foreignApp(_ capture: inout Capture) -> ImportError? {
    guard let found = capture.header.app, !found.isEmpty else { return nil }
    if let app {
      return found == app ? nil : ImportError(.notExamined, ForeignApp.covered(by: found, app: app))
    }
    let isOfSystem = ForeignApp.isOfSystem(found)
    guard let likely = likelyApps[capture.header.platform], found != likely else {
      if isOfSystem, capture.header.platform == .ios { capture.warnings.append(ForeignApp.alone(found)) }
      return nil
    }
    guard !isOfSystem, otherApps.contains(found) else {
      return ImportError(.notExamined, ForeignApp.covered(by: found, app: likely, isGiven: false))
    }
    capture.warnings.append(ForeignApp.other(found, likely: likely))
    return nil
  }
}

/// Apps that lie over the one under test, or stand in for it.
enum ForeignApp {
  /// The process of the home screen and of system alerts on iOS.
  static let springboard = "com.apple.springboard"

  static func isOfSystem(_ app: String) -> Bool {
    var app = app
    return app.withUTF8 { AndroidPackages.place(of: $0) != .app } || app == springboard
  }

  /// Nothing of the app is left.
  ///
  /// - Parameter isGiven: whether the user said which app is meant; else most exports of the run are of it.
  static func covered(by other: String, app: String?, isGiven: Bool = true) -> String {
    let missing = app.map { "nothing of \($0) is on this screen" } ?? "nothing of an app is on this screen"
    let what = "\(missing), only \(other) (\(describe(other))); it was not examined; "
    if isGiven { return what + "dismiss that and export again" }
    return what + "dismiss that and export again, or say with --app which app is meant"
  }

  static func alone(_ app: String) -> String {
    "this is \(describe(app)) (\(app)); was the app on the screen? (--app says which app is meant)"
  }

  static func other(_ app: String, likely: String) -> String {
    "this is a screen of \(app), while most exports of the run are of \(likely) (--app says which app is meant)"
  }

  private static func describe(_ app: String) -> String {
    app == springboard ? "the home screen or a system alert" : AndroidPackages.describe(app)
  }
}
