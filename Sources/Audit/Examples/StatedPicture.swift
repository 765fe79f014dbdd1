import ViewHierarchy

/// The screenshot of an example, drawn from the colours that it states: backgrounds fill their frames, texts with a
/// colour and images with an asset draw something in theirs, and what states neither draws nothing.
///
/// Rules about screenshots can so be documented and tested like the others; colours are measured in the samples.
struct StatedPicture {
  private let frame: Rect
  /// What is drawn, in document order.
  private var layers: [Layer] = []

  private struct Layer {
    let frame: Rect
    /// Nil for strokes.
    let colour: Colour?
  }

  /// In points: as far as real screenshots are looked at around an area.
  private static let margin = 1.5

  init(_ capture: Capture) {
    frame = Rect(x: 0, y: 0, width: capture.header.width, height: capture.header.height)
    let tree = capture.tree
    for node in tree.nodes {
      guard let frame = tree.statedFrame(node), !tree.flags[node.index].isTrue(.hidden) else { continue }
      if let back = tree.text(.backgroundColor, node).flatMap({ Colour($0) }), back.alpha >= 1 {
        layers.append(Layer(frame: frame, colour: back))
      }
      if tree.property(.textColor, node) != nil || tree.property(.asset, node) != nil {
        layers.append(Layer(frame: frame, colour: nil))
      }
    }
  }

  /// Nothing of the colours: an example states them.
  func picture() -> Picture {
    Picture(
      scale: 2, isResampled: false, frame: frame, look: { _ in .unclear(.busy) },
      touch: { area in surface(of: area) })
  }

  private func surface(of area: Rect) -> Surface {
    guard frame.contains(area, slack: 0) else { return .unclear }
    guard let ground = ground(of: area) else {
      return layers.contains { $0.colour == nil && area.contains($0.frame, slack: 0) } ? .enclosed : .drawn
    }
    let around = Rect(
      x: area.x - Self.margin, y: area.y - Self.margin, width: area.width + 2 * Self.margin,
      height: area.height + 2 * Self.margin)
    return self.ground(of: around) == ground ? .blank : .patch
  }

  /// The only colour of an area; nil where something is drawn in it.
  private func ground(of area: Rect) -> Colour? {
    var ground: Colour? = Colour(red: 1, green: 1, blue: 1)
    for layer in layers where !layer.frame.intersection(area).isEmpty {
      let covers = layer.frame.contains(area.intersection(frame), slack: 0)
      ground = covers && layer.colour != nil ? layer.colour : layer.colour == ground ? ground : nil
    }
    return ground
  }
}

extension RuleExample {
  /// The captures with the screenshot that the example asks for.
  func shown(_ captures: [Capture]) -> [Capture] {
    guard hasScreenshot else { return captures }
    return captures.map { capture in
      var shown = capture
      shown.picture = StatedPicture(capture).picture()
      shown.header.facts.insert(Facts(.pixels))
      return shown
    }
  }
}
