import ViewHierarchy

/// What refers to objects, by the hashes of their ids; resolved when the document has been read.
struct IBLinks {
  /// The object of each id; of equal ids the first counts.
  private var byID: [UInt64: Int32] = [:]
  /// Objects that an outlet leads to.
  var outlets: [UInt64] = []
  /// Objects and constraints that are not installed by default.
  var excluded: Set<UInt64> = []
  /// Sides fixed by a constraint.
  var sizes: [(constraint: UInt64, object: UInt64, isWidth: Bool, length: Double)] = []
  /// Constraints that tie an edge to another.
  var ties: [IBTie] = []
  /// The accessibility elements that each object lists, in their order.
  var listed: [Int32: [UInt64]] = [:]
  /// Gesture recognisers of views.
  var gestures: [(object: Int32, recogniser: UInt64)] = []
  /// Recognisers that do something when tapped.
  var tapRecognisers: Set<UInt64> = []
  /// Recognisers that do something when held.
  var pressRecognisers: Set<UInt64> = []
  /// The colours of the resources.
  var colours: [UInt64: UInt32] = [:]
  /// The texts below sections, by the section's id.
  var footers: [UInt64: Int32] = [:]

  mutating func name(_ object: Int32, _ hash: UInt64) {
    if byID[hash] == nil { byID[hash] = object }
  }

  func object(_ hash: UInt64) -> Int32? { byID[hash] }

  /// Applies everything to the objects.
  func resolve(_ objects: inout [IBObject]) {
    for hash in outlets {
      if let object = byID[hash] { objects[Int(object)].marks.insert(.open) }
    }
    for hash in excluded {
      if let object = byID[hash] { objects[Int(object)].marks.insert(.excluded) }
    }
    for size in sizes where !excluded.contains(size.constraint) {
      guard let object = byID[size.object] else { continue }
      if size.isWidth {
        objects[Int(object)].fixedWidth = size.length
      } else {
        objects[Int(object)].fixedHeight = size.length
      }
    }
    for tie in ties where !excluded.contains(tie.constraint) { pin(tie, &objects) }
    for gesture in gestures {
      if tapRecognisers.contains(gesture.recogniser) { objects[Int(gesture.object)].flags[.clickable] = true }
      if pressRecognisers.contains(gesture.recogniser) { objects[Int(gesture.object)].flags[.longClickable] = true }
    }
    for container in listed.keys { objects[Int(container)].marks.insert(.ordered) }
  }
}
