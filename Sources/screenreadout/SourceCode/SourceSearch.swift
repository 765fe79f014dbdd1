import Audit
import Gate

/// Finds where in the app's source code the elements of findings are made, so that reports lead there.
struct SourceSearch: Sendable {
  private let folders: [String]
  private let screens: [Config.ScreenSource]

  /// What is looked through; of markup only attributes count.
  private static let code: Set<String> = ["swift", "m", "kt", "java", "tsx", "jsx", "dart"]
  private static let markup: Set<String> = ["xml", "storyboard", "xib"]
  /// What tools fetch or build; nobody edits it.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build", "dist"]
  /// No one writes larger source files by hand, in bytes.
  private static let largest = 4 << 20
  /// A NUL in so many first bytes tells a binary file.
  private static let head = 8_192

  /// - Throws: where a folder is not there.
  init(_ command: ParsedCommand, _ config: Config) throws(UsageError) {
    folders = command.texts(.sources)
    screens = config.screens
    for folder in folders where (try? FileStatus.of(folder, following: true)) != .folder {
      throw UsageError("\(OptionName.sources.dashed) takes a folder of source files; \(folder) is none")
    }
  }

  /// Gives the findings of a run their places in the source code.
  func locate(_ run: inout RunRecord) {
    guard !folders.isEmpty || !screens.isEmpty else { return }
    var numbers: [String: Int] = [:]
    var names: [String] = []
    for item in run.findings {
      guard isLookedFor(item, run), let identifier = item.finding.element.identifier else { continue }
      let name = Self.name(identifier)
      if numbers[name] == nil {
        numbers[name] = names.count
        names.append(name)
      }
    }
    let (files, hits) = search(names)
    for (index, item) in run.findings.enumerated() where isLookedFor(item, run) {
      let home = screens.first { Pattern.matches($0.match, item.screenKey) }?.path
      let number = item.finding.element.identifier.flatMap { numbers[Self.name($0)] }
      let isResource = item.finding.element.identifier.flatMap(Self.resourceMark) != nil
      let place = number.flatMap { Self.place(hits[$0], files, isResource: isResource, home: home) }
      if let place = place ?? home.map({ SourcePlace(file: $0) }) { run.locate(index, at: place) }
    }
  }

  /// A design file is where it is mended already.
  private func isLookedFor(_ item: RunFinding, _ run: RunRecord) -> Bool {
    run.inputs[item.input].format != "interface-builder"
  }

  /// The name of a resource id without its package: `org.example:id/save` is `save` in layouts and code.
  private static func name(_ identifier: String) -> String {
    guard let mark = resourceMark(identifier) else { return identifier }
    return String(identifier[mark...].dropFirst(4))
  }

  /// Where `:id/` stands in a resource id.
  private static func resourceMark(_ identifier: String) -> String.Index? {
    guard let colon = identifier.firstIndex(of: ":"), identifier[colon...].hasPrefix(":id/") else { return nil }
    return colon
  }

  /// Reads each source file once.
  private func search(_ names: [String]) -> (files: [String], hits: [SourceLiterals.Hits]) {
    var literals = SourceLiterals(names)
    var files: [String] = []
    guard !names.isEmpty else { return (files, literals.hits) }
    for folder in folders {
      for case .file(let path, _) in FolderWalk.items(in: folder, passing: Self.foreign) {
        let ending = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? ""
        let isMarkup = Self.markup.contains(ending)
        guard isMarkup || Self.code.contains(ending), let bytes = try? FileReader.read(path, limit: Self.largest),
          !bytes.prefix(Self.head).contains(0)
        else { continue }
        literals.scan(bytes, file: files.count, isMarkup: isMarkup)
        files.append(path)
      }
    }
    return (files, literals.hits)
  }

  /// The one place that a name has: where a resource is defined, else where the literal stands, else where a pattern
  /// does. Of several the one in the screen's own file.
  private static func place(
    _ hits: SourceLiterals.Hits, _ files: [String], isResource: Bool, home: String?
  ) -> SourcePlace? {
    let kinds =
      isResource ? [hits.definitions, hits.exact + hits.uses] : [hits.exact, hits.definitions, hits.patterns]
    guard let spots = kinds.first(where: { !$0.isEmpty }) else { return nil }
    let ours = spots.filter { files[$0.file] == home }
    guard let spot = spots.count == 1 ? spots.first : ours.count == 1 ? ours.first : nil else { return nil }
    return SourcePlace(file: files[spot.file], line: spot.line, column: spot.column)
  }
}
