import ScreenModel
import ViewHierarchy

/// Where a double tap touches the screen for an element that states it.
struct ActivationPoint {
  let node: NodeID
  let x: Double
  let y: Double

  /// The stated points of all stops, in document order.
  static func stated(_ screen: Screen) -> [ActivationPoint] {
    var points: [ActivationPoint] = []
    var left: Property?
    for property in screen.tree.properties {
      if property.key == .activationX { left = property }
      guard property.key == .activationY, let x = left, x.node == property.node,
        screen.stops.isStop[property.node.index], screen.visibility.isVisible[property.node.index]
      else { continue }
      points.append(ActivationPoint(node: property.node, x: x.number, y: property.number))
    }
    return points
  }
}
