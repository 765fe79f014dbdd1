import ViewHierarchy

/// The same screen on a device with twice as many pixels: frames are in points or dp and stay.
enum ScaledExample {
  static func apply(to capture: Capture) -> Capture {
    var header = capture.header
    switch header.platform {
    case .ios: header.scale = (header.scale ?? 1) * 2
    case .android: header.density = (header.density ?? 1) * 2
    }
    return Capture(header: header, tree: capture.tree)
  }
}
