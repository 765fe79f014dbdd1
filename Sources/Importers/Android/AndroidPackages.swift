/// Packages of the system that lie over apps or stand in for them.
enum AndroidPackages {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// How a package's windows relate to the app under test.
  enum Place {
    /// It may be the app itself.
    case app
    /// Status and navigation bar: always there, nobody's fault.
    case bars
    /// A prompt, an error dialog or a keyboard over the app.
    case overlay
    /// The home screen: the app is not there; audited only where nothing else is.
    case launcher
  }

  /// Sources: aosp-mirror/platform_frameworks_base (package `android`, SystemUI), platform_packages_modules_permission
  /// (PermissionController), platform_packages_modules_intentresolver (the share sheet), the package names of the photo
  /// picker, of the sign-in sheet of Google Play services, and of the common keyboards and launchers.
  static func place(of package: Bytes) -> Place {
    if package.elementsEqual("android".utf8) { return .overlay }
    if package.elementsEqual("com.android.systemui".utf8) { return .bars }
    if holds(package, "permissioncontroller") || holds(package, "packageinstaller") { return .overlay }
    if holds(package, "inputmethod") || holds(package, "keyboard") || holds(package, "honeyboard")
      || holds(package, "swiftkey")
    {
      return .overlay
    }
    if sheets.contains(where: { package.elementsEqual($0.utf8) }) { return .overlay }
    if holds(package, "launcher") { return .launcher }
    return .app
  }

  /// What the system shows over an app that asked for it.
  private static let sheets = [
    "com.android.intentresolver", "com.google.android.gms", "com.android.documentsui", "com.google.android.documentsui",
    "com.android.providers.media.module", "com.google.android.providers.media.module",
    "com.google.android.photopicker",
  ]

  /// What a package shows, for messages.
  static func describe(_ package: String) -> String {
    var package = package
    return package.withUTF8 { bytes in
      switch place(of: bytes) {
      case .bars: "the system's bars"
      case .launcher: "the home screen"
      case .overlay where holds(bytes, "permission") || holds(bytes, "packageinstaller"): "a permission prompt"
      case .overlay where bytes.elementsEqual("android".utf8): "a system dialog"
      case .overlay where sheets.contains(where: { bytes.elementsEqual($0.utf8) }): "a sheet of the system"
      case .overlay: "a keyboard"
      case .app: "another app"
      }
    }
  }

  private static func holds(_ package: Bytes, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard package.count >= length else { return false }
    let word = UnsafeBufferPointer(start: word.utf8Start, count: length)
    return (0...package.count - length).contains { package[$0...].starts(with: word) }
  }
}
