import ScreenModel
import ViewHierarchy

/// Code to paste that makes a container read its contents in another order: for each framework the smallest edit.
public struct OrderCode {
  let screen: Screen
  let edit: OrderEdit
  private(set) var names: CodeNames

  private init(_ screen: Screen, _ edit: OrderEdit) {
    self.screen = screen
    self.edit = edit
    names = CodeNames(screen)
    for node in [edit.container] + edit.elements { _ = names.name(node) }
  }

  /// The code for one framework, or for all that the screen may be built with; the likeliest comes first.
  public static func code(
    for edit: OrderEdit, on screen: Screen, framework: FixCode.Framework? = nil
  ) -> [FixCode] {
    let code = OrderCode(screen, edit)
    let frameworks = framework.map { [$0] } ?? screen.likelyFrameworks
    // Android's views are read in one piece anyway: there is no code that makes them so.
    return frameworks.flatMap { code.code(in: $0) }.filter { !$0.text.isEmpty }
  }

  private func code(in framework: FixCode.Framework) -> [FixCode] {
    switch framework {
    case .uikit:
      [FixCode(.uikit, .swift, uikitSwift), FixCode(.uikit, .objc, uikitObjC), oneElement].compactMap { $0 }
    case .swiftui: [FixCode(.swiftui, .swift, swiftUI)]
    case .views: [FixCode(.views, .kotlin, viewsKotlin), FixCode(.views, .xml, viewsXML)]
    case .compose: [FixCode(.compose, .kotlin, compose)]
    case .reactNative: [FixCode(.reactNative, .jsx, reactNative)]
    case .flutter: [FixCode(.flutter, .dart, flutter)]
    }
  }

  // MARK: Names

  var container: String { name(edit.container) }

  func name(_ node: NodeID) -> String {
    var names = names
    return names.name(node)
  }

  /// Whether the name in the code is not the view's own.
  func isNameless(_ node: NodeID) -> Bool { screen.reference(node) == screen.variable(node) }

  /// What a view without a name of its own is, for a comment.
  func remark(_ node: NodeID) -> String { CodeText.comment(screen.title(node)) }

  // MARK: Places

  /// The least numbers that have to be given out for units that are read one after the other. Units that already
  /// follow each other as wanted share a number; the longest run of them keeps 0, the number of all others. What comes
  /// before it counts down from there, what comes after it counts up.
  func places(of units: [NodeID]) -> [(node: NodeID, place: Int)] {
    var runs: [[NodeID]] = []
    var last = Int.max
    for unit in units {
      let rank = ranks(of: unit).min() ?? last
      if rank > last { runs[runs.count - 1].append(unit) } else { runs.append([unit]) }
      last = rank
    }
    let most = runs.map(\.count).max() ?? 0
    let kept = runs.firstIndex { $0.count == most } ?? 0
    return runs.enumerated().flatMap { run, units in units.map { ($0, run - kept) } }.filter { $0.place != 0 }
  }

  /// The views among the elements that must be read in one go: those that are torn today, and those with a number.
  func groups(numbered places: [(node: NodeID, place: Int)]) -> [NodeID] {
    let isNumbered = Set(places.map(\.node))
    return edit.elements.filter { node in
      guard !screen.stops.isStop[node.index] else { return false }
      let ranks = ranks(of: node)
      return isNumbered.contains(node) || (ranks.max() ?? 0) - (ranks.min() ?? 0) >= ranks.count
    }
  }

  /// Where the stops of a unit stand today.
  private func ranks(of unit: NodeID) -> [Int] {
    let stops = screen.stops.isStop[unit.index] ? [unit] : Array(screen.stops(in: unit))
    return stops.map { Int(screen.order.rank[$0.index]) }
  }
}

extension Screen {
  /// What the screen may be built with, by the classes in the export; the likeliest first. React Native is not told
  /// apart where an export has no classes.
  public var likelyFrameworks: [FixCode.Framework] {
    if tree.names.contains(where: { $0.hasPrefix("io.flutter") }) || header.sourceFormat == "flutter-semantics" {
      return [.flutter]
    }
    let native: [FixCode.Framework] = header.platform == .ios ? [.uikit, .swiftui] : [.views, .compose]
    if tree.names.contains(where: { $0.hasPrefix("RCT") || $0.hasPrefix("com.facebook.react") }) {
      return [.reactNative] + native
    }
    let isDeclarative = tree.names.contains { name in
      Self.isComposeHost(name) || name.hasPrefix("SwiftUI.") || name.hasPrefix("_TtGC7SwiftUI")
    }
    return isDeclarative ? native.reversed() : native
  }
}
