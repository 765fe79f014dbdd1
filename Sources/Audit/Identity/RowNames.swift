/// Identifiers that name the rows of a list and not a part of the screen: those of cells and cards that stand side by
/// side, are of like shape, and are mostly named otherwise each ("lamp-aria", "lamp-boro").
///
/// They come and go with the data, so they anchor no identity. Rows whose identifiers differ in digits only have one
/// name once those are masked; cells of a shape of their own are unique parts of a screen and keep theirs.
public struct RowNames: Sendable {
  /// A cell or card with an identifier.
  public struct Candidate {
    let row: Int
    let identifier: String
    /// Its identifier, digits masked.
    let masked: String
    /// Equal for those that stand side by side.
    let list: Int

    /// Joins the parts.
    public init(row: Int, identifier: String, list: Int) {
      self.row = row
      self.identifier = identifier
      self.list = list
      masked = Masks.identifier(identifier)
    }
  }

  /// For each row by its number the part of its identifier that the others do not share.
  private let names: [Int: [UInt8]]

  /// Whether there are none.
  public var isEmpty: Bool { names.isEmpty }

  /// Finds the rows among cells and cards.
  /// - Parameter shape: the roles in a cell or card and how often each occurs.
  public init(_ candidates: [Candidate], shape: (Int) -> [UInt8: Int]) {
    guard candidates.count > 1 else {
      names = [:]
      return
    }
    var names: [Int: [UInt8]] = [:]
    for members in Dictionary(grouping: candidates, by: \.list).values where members.count > 1 {
      var counts: [String: Int] = [:]
      for member in members { counts[member.masked, default: 0] += 1 }
      // A few names for many rows are those of templates.
      guard counts.count > 1, counts.count * 2 > members.count else { continue }
      let own = members.filter { $0.masked == $0.identifier || counts[$0.masked] == 1 }
      let rows = Self.alike(own, shape)
      let ends = Self.sharedEnds(rows.map { Array($0.identifier.utf8) })
      for member in rows {
        names[member.row] = Array(member.identifier.utf8.dropFirst(ends.front).dropLast(ends.back))
      }
    }
    self.names = names
  }

  /// Whether a cell or card is one of the rows.
  public func holds(_ row: Int) -> Bool { names[row] != nil }

  /// An identifier as it stands for an element in every row: digits masked, and the name of the row around it as well.
  public func masked(_ identifier: String, at row: Int, in unit: Int) -> String {
    guard let name = names[unit] else { return Masks.identifier(identifier) }
    if row == unit { return Self.mask }
    guard name.count >= Self.shortestName else { return Masks.identifier(identifier) }
    return Masks.identifier(Self.replaced(name, in: identifier))
  }

  /// What an identifier is that is nothing but the name of a row.
  public static let mask = "#"

  /// Shorter names are part of other words by chance.
  private static let shortestName = 3
  /// How many shapes of one list a row is compared with.
  private static let shapes = 8
  /// From here on two shapes are alike: this part of their roles overlaps, as for cells in baselines.
  private static let overlap = 0.7

  /// Those whose shape another one has or nearly has.
  private static func alike(_ members: [Candidate], _ shape: (Int) -> [UInt8: Int]) -> [Candidate] {
    let found = members.map { shape($0.row) }
    var counts: [[UInt8: Int]: Int] = [:]
    var distinct: [[UInt8: Int]] = []
    for shape in found {
      counts[shape, default: 0] += 1
      if counts[shape] == 1, distinct.count < shapes { distinct.append(shape) }
    }
    return zip(members, found).filter { _, shape in
      (counts[shape] ?? 0) > 1 || distinct.contains { $0 != shape && resembles($0, shape) }
    }.map(\.0)
  }

  private static func resembles(_ one: [UInt8: Int], _ other: [UInt8: Int]) -> Bool {
    let shared = one.reduce(0) { $0 + min($1.value, other[$1.key] ?? 0) }
    let largest = max(one.values.reduce(0, +), other.values.reduce(0, +))
    return Double(shared) >= overlap * Double(largest)
  }
}
