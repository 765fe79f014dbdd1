/// What the sides of a screen tell.
public enum ScreenShape {
  /// Whether a screen is that of a tablet or of an unfolded phone: 16 to 10 and squarer, with some room for sides that
  /// are not whole. Phones are 5 to 3 and longer.
  /// - Parameters:
  ///   - short: the shorter side, in the unit of the longer one.
  ///   - long: the longer side.
  public static func isTablet(_ short: Double, _ long: Double) -> Bool { long <= 1.62 * short }
}
