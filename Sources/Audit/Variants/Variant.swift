/// How a capture differs from others of the same screen: language, text size, orientation, appearance, device.
///
/// A variant stands outside the key: all variants of a screen share the entries of a baseline.
public struct Variant: Sendable, Equatable {
  /// What captures of one screen may differ in, in the order in which it is written.
  public enum Axis: String, Sendable, CaseIterable {
    case locale
    case textSize = "text-size"
    case orientation, appearance, device

    /// The name in reports, which needs no escapes.
    public var name: StaticString {
      switch self {
      case .locale: "locale"
      case .textSize: "text-size"
      case .orientation: "orientation"
      case .appearance: "appearance"
      case .device: "device"
      }
    }
  }

  /// The values, in the order of the axes.
  public private(set) var values: [(axis: Axis, value: String)] = []

  /// The usual form of a screen.
  public init() {}

  /// Whether the capture is the usual form of its screen.
  public var isEmpty: Bool { values.isEmpty }

  /// States an axis; an empty value takes it away.
  public mutating func set(_ axis: Axis, _ value: String) {
    values.removeAll { $0.axis == axis }
    guard !value.isEmpty else { return }
    let order = Axis.allCases
    let place = values.firstIndex { (order.firstIndex(of: $0.axis) ?? 0) > (order.firstIndex(of: axis) ?? 0) }
    values.insert((axis, value), at: place ?? values.count)
  }

  /// The value of an axis; nil where the capture has the usual one.
  public subscript(axis: Axis) -> String? { values.first { $0.axis == axis }?.value }

  /// `ar landscape dark`.
  public var text: String { values.map(\.value).joined(separator: " ") }

  /// The key with the variant behind it: `home@ar landscape`.
  public func added(to key: String) -> String { isEmpty ? key : "\(key)@\(text)" }

  /// The key without the variant, a counter behind it kept.
  public func removed(from key: String) -> String {
    guard let range = key.ranges(of: "@\(text)").last else { return key }
    return String(key[..<range.lowerBound]) + key[range.upperBound...]
  }

  public static func == (one: Variant, other: Variant) -> Bool {
    one.values.elementsEqual(other.values) { $0.axis == $1.axis && $0.value == $1.value }
  }
}
