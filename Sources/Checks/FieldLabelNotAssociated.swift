import Audit
import ScreenModel
import ViewHierarchy

/// A field whose caption says something else than its name.
public struct FieldLabelNotAssociated: Check {
  public static let id = "field-label-not-associated"
  private let maxGap: Double
  private let maxLength: Double

  public init(_ parameters: RuleParameters) {
    maxGap = parameters["maxGap"]
    maxLength = parameters["maxLength"]
  }

  public func run(_ screen: Screen, _ verdicts: inout Verdicts) {
    let fields = screen.inputFields.filter { screen.stops.isStop[$0.index] }
    // The caption of one field is often near another; few screens have a field whose caption matters.
    lazy var known = Set(fields.map { Names.normalised(fieldName(screen, $0)) })
    for field in fields {
      guard let caption = screen.adjacentText(field, within: maxGap), isCaption(screen, caption, of: field) else {
        continue
      }
      let name = Names.normalised(fieldName(screen, field))
      if name.isEmpty || showsName(screen, field, name) { continue }
      let text = screen.name(caption)
      let normal = Names.normalised(text)
      if normal.isEmpty || known.contains(normal) || shareWord(name, normal) {
        verdicts.pass()
      } else {
        verdicts.fault(fault(screen, field, caption, text))
      }
    }
  }

  /// Whether two normalised names have a word in common.
  private func shareWord(_ one: String, _ other: String) -> Bool {
    let words = other.utf8.split(separator: UInt8(ascii: " "))
    return one.utf8.split(separator: UInt8(ascii: " ")).contains { word in
      words.contains { $0.elementsEqual(word) }
    }
  }

  /// Whether the field shows its own name as placeholder, so that it needs no caption.
  private func showsName(_ screen: Screen, _ field: NodeID, _ name: String) -> Bool {
    let placeholder = screen.tree.string(screen.tree.placeholder[field.index]) ?? ""
    return screen.header.platform == .ios && Names.normalised(placeholder) == name
  }

  /// What names a field: its label, on Android also its hint. What was typed does not.
  private func fieldName(_ screen: Screen, _ field: NodeID) -> String {
    let label = screen.tree.string(screen.tree.label[field.index]) ?? ""
    guard label.isEmpty, screen.header.platform == .android else { return label }
    return screen.tree.string(screen.tree.placeholder[field.index]) ?? ""
  }

  /// A short text that begins where the field does, or stands before it on its line.
  private func isCaption(_ screen: Screen, _ text: NodeID, of field: NodeID) -> Bool {
    guard screen.roles.role[text.index] == .text, !screen.isHeading(text), !screen.tree.isAncestor(field, of: text),
      let frame = screen.tree.statedFrame(text), let box = screen.tree.statedFrame(field),
      Double(screen.name(text).count) <= maxLength
    else { return false }
    let isBeside = frame.midY >= box.minY && frame.midY <= box.maxY
    if !isBeside, isBelowAnotherField(screen, text, frame, above: field, box) { return false }
    func isAligned(_ box: Rect) -> Bool {
      (screen.direction == .rtl ? box.maxX - frame.maxX : frame.minX - box.minX).magnitude <= maxGap
    }
    return isBeside
      || (isAligned(box) || isAligned(drawnBox(screen, of: field, box))) && !isFollowedByField(screen, field)
  }

  /// The box that is drawn around a field and an icon before it: before the field or around it, and hardly higher.
  private func drawnBox(_ screen: Screen, of field: NodeID, _ box: Rect) -> Rect {
    let before = max(0, field.index - Self.boxRows)..<field.index
    let around = before.lazy.map(NodeID.init).compactMap { screen.tree.statedFrame($0) }.last {
      $0 != box && $0.contains(box) && $0.height <= Self.highestBox * box.height
    }
    return around ?? box
  }

  /// So many rows of the tree before a field hold its box and icon.
  private static let boxRows = 6
  /// A box is at most so many times as high as the field in it.
  private static let highestBox = 1.6

  /// A text that is nearer to the field read before it is that field's help or error.
  private func isBelowAnotherField(
    _ screen: Screen, _ text: NodeID, _ frame: Rect, above field: NodeID, _ box: Rect
  ) -> Bool {
    let rank = Int(screen.order.rank[field.index])
    guard let other = screen.order.sequence[..<max(0, rank)].last(where: { $0 != text }) else { return false }
    switch screen.roles.role[other.index] {
    case .field, .secureField, .searchField, .textArea: break
    default: return false
    }
    guard let upper = screen.tree.statedFrame(other), upper.maxY <= frame.midY else { return false }
    return frame.minY - upper.maxY < box.minY - frame.maxY
  }

  /// A text over fields one right after the other is the title of them all.
  private func isFollowedByField(_ screen: Screen, _ field: NodeID) -> Bool {
    let next = Int(screen.order.rank[field.index]) + 1
    guard next > 0, next < screen.order.sequence.count else { return false }
    switch screen.roles.role[screen.order.sequence[next].index] {
    case .field, .secureField, .searchField, .textArea: return true
    default: return false
    }
  }

  private func fault(_ screen: Screen, _ field: NodeID, _ caption: NodeID, _ text: String) -> Fault {
    var fault = Fault(
      field, "\(screen.title(field)) is called something else than its caption \"\(Figures.shortened(text))\"")
    fault.data = [Datum("caption", text)]
    fault.related = [RelatedNode(caption, why: "caption")]
    fault.fix = Fix(
      "name the field by its caption",
      code: screen.header.platform == .ios
        ? FixSnippets.label(.ios, view: screen.variable(field), text)
        : [FixCode(.views, .xml, "android:labelFor=\"@id/field\"")])
    return fault
  }
}
