extension String {
  /// Without the blanks and separators that are left at the ends when a word is taken out; the first letter a capital.
  var withoutEdges: String {
    let isEdge: (Character) -> Bool = { $0 == " " || $0 == "," || $0 == ":" || $0 == "-" || $0 == "_" }
    var inner = self[...].drop(while: isEdge)
    while let last = inner.last, isEdge(last) { inner.removeLast() }
    return inner.prefix(1).uppercased() + inner.dropFirst()
  }
}
