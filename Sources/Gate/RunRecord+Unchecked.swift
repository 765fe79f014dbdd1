extension RunRecord {
  /// The screens on which the config leaves no rule on: nothing is said about them, and that is no pass.
  public var unchecked: [ScreenRecord] { screens.filter { !rules.isEmpty && $0.off.count == rules.count } }

  /// Whether no screen of the run was looked at by any rule, since the config switches all of them off there.
  public var isUnchecked: Bool { !screens.isEmpty && unchecked.count == screens.count }

  /// Tells the screens that nothing is said about.
  public mutating func noteUnchecked() {
    let keys = unchecked.map(\.key)
    guard !keys.isEmpty else { return }
    let more = keys.count > Self.namedScreens ? " and \(keys.count - Self.namedScreens) more" : ""
    let names = keys.prefix(Self.namedScreens).joined(separator: ", ") + more
    let place = screens.count == 1 ? "the only screen" : "\(keys.count) of \(screens.count) screens"
    note(
      Notice(
        .uncheckedScreens, "nothing was checked on \(place), since the config switches every rule off there: \(names)"))
  }

  /// How many screens a notice names; machine formats say of each screen which rules are off.
  private static var namedScreens: Int { 5 }
}
