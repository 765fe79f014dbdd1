/// Turns the arguments of a command into the files that they stand for.
struct InputExpander {
  private var inputs = ExpandedInputs()
  /// Where each file stands in `inputs.entries`, by its path without detours.
  private var places: [String: Int] = [:]
  private var attachments = AttachmentFolders()
  private let allowNoMatch: Bool

  /// - Parameters:
  ///   - arguments: files, folders, patterns, or `-`.
  ///   - listed: paths from `--files-from`; never taken as patterns, because they come from programs.
  static func expand(_ arguments: [String], listed: [String] = [], allowNoMatch: Bool = false) -> ExpandedInputs {
    var expander = InputExpander(allowNoMatch: allowNoMatch)
    expander.inputs.arguments = arguments + listed
    for (index, argument) in arguments.enumerated() { expander.add(argument, index, patterns: true) }
    for (offset, path) in listed.enumerated() { expander.add(path, arguments.count + offset, patterns: false) }
    return expander.inputs
  }

  /// Expands what a command line asks for, `--files-from` included.
  static func expand(_ command: ParsedCommand) throws(UsageError) -> ExpandedInputs {
    let list = command.text(.filesFrom)
    if list == "-" && command.arguments.contains("-") {
      throw UsageError("standard input cannot be both an input (-) and the list of \(OptionName.filesFrom.dashed)")
    }
    let listed = try list.map { path throws(UsageError) in try PathList.read(path) } ?? []
    var inputs = expand(command.arguments, listed: listed, allowNoMatch: command.flag(.allowNoMatch))
    if let list, listed.isEmpty, !command.flag(.allowNoMatch) {
      // Nothing was looked at on the list's behalf, as with a pattern without a match.
      inputs.arguments.append(list)
      inputs.entries.append(
        .problem(
          InputProblem(
            reason: .noMatch, path: list, argument: inputs.arguments.count - 1,
            message: "the list of \(OptionName.filesFrom.dashed) names no file; check what wrote it, or give "
              + "\(OptionName.allowNoMatch.dashed) if that is fine")))
    }
    return inputs
  }

  private init(allowNoMatch: Bool) {
    self.allowNoMatch = allowNoMatch
  }

  private mutating func add(_ argument: String, _ index: Int, patterns: Bool) {
    if argument == "-" {
      return add(InputFile(origin: .standardInput, path: "-", relativePath: "stdin", arguments: [index]))
    }
    do {
      // What is there under exactly this name is meant, even where the name looks like a pattern.
      switch try FileStatus.of(argument, following: true) {
      case .folder where Self.isResultBundle(argument):
        refuseBundle(argument, index)
      case .folder: walk(argument, index)
      default:
        let name = argument.split(separator: "/").last.map(String.init) ?? argument
        add(InputFile(origin: .named, path: argument, relativePath: name, arguments: [index]))
      }
    } catch {
      if patterns && GlobPattern.isPattern(argument) {
        search(argument, index)
      } else if error.isMissing && !FileStatus.exists(argument) {
        fail(.notFound, argument, index, "it does not exist; check the spelling and the current folder")
      } else if error.isMissing {
        fail(.notFound, argument, index, "the symbolic link leads nowhere; name the file itself")
      } else {
        fail(.unreadable, argument, index, "it cannot be looked at: \(error.text)")
      }
    }
  }

  private mutating func walk(_ folder: String, _ index: Int) {
    inputs.folders.append(index)
    let items = FolderWalk.items(in: folder)
    if items.isEmpty {
      fail(
        .emptyFolder, folder, index,
        "the folder holds no file to audit (hidden files, links and result bundles of Xcode do not count)")
    }
    for item in items {
      switch item {
      case .file(let path, _) where attachments.isManifest(path): continue
      case .file(let path, let relative):
        add(InputFile(origin: .walked, path: path, relativePath: relative, arguments: [index]))
      case .problem(let path, let message):
        fail(.unreadable, path, index, message)
      }
    }
  }

  private mutating func search(_ argument: String, _ index: Int) {
    guard let patterns = BraceExpansion.patterns(of: argument) else {
      return fail(
        .badPattern, argument, index, "the braces stand for more than \(BraceExpansion.limit) patterns; use * instead")
    }
    let hits = patterns.flatMap(GlobSearch.hits)
    if hits.isEmpty && !allowNoMatch {
      fail(
        .noMatch, argument, index,
        "the pattern matches nothing; check it, or give \(OptionName.allowNoMatch.dashed) if that is fine")
    }
    for hit in hits {
      if hit.isFolder, Self.isResultBundle(hit.path) {
        refuseBundle(hit.path, index)
      } else if hit.isFolder {
        walk(hit.path, index)
      } else {
        add(InputFile(origin: .globHit, path: hit.path, relativePath: hit.relativePath, arguments: [index]))
      }
    }
  }

  /// Adds a file, or, where it is there already, notes the further argument and the stricter way it was given.
  private mutating func add(_ file: InputFile) {
    let name = Self.withoutDetours(file.path)
    guard let place = places[name], case .file(let known) = inputs.entries[place] else {
      var file = file
      if file.origin != .standardInput { file.attachment = attachments.entry(of: file.path) }
      places[name] = inputs.entries.count
      inputs.entries.append(.file(file))
      return
    }
    inputs.entries[place] = .file(
      InputFile(
        origin: max(known.origin, file.origin), path: known.path, relativePath: known.relativePath,
        arguments: known.arguments + file.arguments.filter { !known.arguments.contains($0) },
        attachment: known.attachment))
  }

  private mutating func refuseBundle(_ bundle: String, _ index: Int) {
    fail(
      .unreadable, bundle, index,
      "it is a result bundle of Xcode, a database; export what the tests attached and give that folder: "
        + "xcrun xcresulttool export attachments --path Name.xcresult --output-path attachments")
  }

  private mutating func fail(_ reason: InputProblem.Reason, _ path: String, _ index: Int, _ message: String) {
    inputs.entries.append(.problem(InputProblem(reason: reason, path: path, argument: index, message: message)))
  }

  /// Whether the folder's name is that of what `xcodebuild test -resultBundlePath` writes.
  private static func isResultBundle(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasSuffix(".xcresult") ?? false
  }

  /// `./a//b` is `a/b`. Two dots stay, because they lead elsewhere behind a symbolic link.
  private static func withoutDetours(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
