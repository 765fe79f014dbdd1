import ViewHierarchy

extension ExampleTransform {
  /// The changed screen. Nodes keep their positions in the text, by which findings are compared.
  func apply(to capture: Capture) -> Capture {
    switch self {
    case .wrapped: WrappedExample.apply(to: capture)
    case .mirrored: MirroredExample.apply(to: capture)
    case .shifted: ShiftedExample.apply(to: capture)
    case .scaled: ScaledExample.apply(to: capture)
    case .renamed: RenamedExample.apply(to: capture)
    }
  }

  /// A message about the changed screen, as it would be about the original.
  func undone(in message: String) -> String { self == .renamed ? RenamedExample.undone(in: message) : message }
}
