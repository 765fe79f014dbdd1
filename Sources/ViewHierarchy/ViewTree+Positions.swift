extension ViewTree {
  /// The same tree with other positions, for an input whose text lay escaped inside another file.
  ///
  /// - Parameter place: gets the positions in ascending order, each once a node, and gives the new ones.
  public func relocated(_ place: (SourcePosition) -> SourcePosition) -> ViewTree {
    var moved = position
    for row in rowsByPosition() { moved[row] = place(position[row]) }
    return ViewTree(self, position: moved)
  }

  /// Most exports have their nodes in the order of the text already.
  private func rowsByPosition() -> [Int] {
    func comesBefore(_ a: Int, _ b: Int) -> Bool {
      (position[a].line, position[a].column) < (position[b].line, position[b].column)
    }
    let rows = Array(0..<count)
    return rows.dropFirst().contains { comesBefore($0, $0 - 1) } ? rows.sorted(by: comesBefore) : rows
  }
}
