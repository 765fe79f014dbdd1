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
    return frameworks.flatMap { code.code(in: $0) }
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

  /// The least numbers that have to be given out: moved elements count up to -1 where they come first and from 1 where
  /// they come last, since 0 is the number of all others; where they come in between, each element has a number.
  var places: [(node: NodeID, place: Int)] {
    let moved = Set(edit.moved)
    let front = edit.elements.prefix { moved.contains($0) }
    if front.count == moved.count { return front.enumerated().map { ($1, $0 - front.count) } }
    let back = edit.elements.suffix(from: edit.elements.count - moved.count)
    if back.allSatisfy(moved.contains) { return back.enumerated().map { ($1, $0 + 1) } }
    return edit.elements.enumerated().map { ($1, $0) }
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
