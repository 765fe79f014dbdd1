/// What an item is for, as far as its place in the reading order depends on it.
public enum OrderRole: Equatable, Sendable {
  /// `level` counts from 1; 0 where the export does not tell it.
  case heading(level: Int)
  case text
  case image
  case button
  case link
  case field
  case toggle
  case slider
  case progress
  case rating
  case other

  /// A small number for comparisons; headings of all levels share one.
  var code: Int {
    switch self {
    case .heading: 1
    case .text: 2
    case .image: 3
    case .button: 4
    case .link: 5
    case .field: 6
    case .toggle: 7
    case .slider: 8
    case .progress: 9
    case .rating: 10
    case .other: 11
    }
  }

  static let headingCode = 1
  static let textCode = 2
  static let imageCode = 3
  static let linkCode = 5
  /// Buttons and toggles.
  static let controlCodes = [4, 7]

  var isHeading: Bool { code == OrderRole.headingCode }

  var isAction: Bool { code == 4 || code == 5 }
}
