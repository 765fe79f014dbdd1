import Audit
import ViewHierarchy

extension FixSnippets {
  /// Lets the touch area of a control grow by a width and a height; frameworks that size controls themselves are told
  /// the smallest side. All in points, or in dp on Android.
  static func touchArea(
    _ platform: Platform, view: String, growing grow: (Double, Double), to side: Double
  ) -> [FixCode] {
    let (dx, dy) = (Figures.text(-grow.0 / 2), Figures.text(-grow.1 / 2))
    let least = Figures.text(side)
    switch platform {
    case .ios:
      return [
        FixCode(
          .uikit, .swift,
          """
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: \(dx), dy: \(dy)).contains(point)
          }
          """),
        FixCode(
          .uikit, .objc,
          """
          - (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event {
            return CGRectContainsPoint(CGRectInset(self.bounds, \(dx), \(dy)), point);
          }
          """),
        FixCode(.swiftui, .swift, ".frame(minWidth: \(least), minHeight: \(least))"),
      ]
    case .android:
      return [
        FixCode(
          .views, .kotlin,
          """
          \(view).minimumWidth = (\(least) * resources.displayMetrics.density).toInt()
          \(view).minimumHeight = (\(least) * resources.displayMetrics.density).toInt()
          """),
        FixCode(.compose, .kotlin, "Modifier.minimumInteractiveComponentSize()"),
      ]
    }
  }
}
