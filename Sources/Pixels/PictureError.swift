/// Why a picture cannot be used.
public struct PictureError: Error, Sendable, Equatable {
  /// What is wrong and what to do; without the path, and without a final period.
  public let message: String

  init(_ message: String) { self.message = message }
}
