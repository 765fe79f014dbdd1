/// Finds the config file: from the current folder upwards to the root of the repository.
enum ConfigSearch {
  /// Its usual name.
  static let fileName = ".screenreadout.json"

  /// More folders than any repository has above one another.
  private static let deepest = 256

  /// The config that a command line asks for; nil where there is none.
  static func config(_ command: ParsedCommand) throws(UsageError) -> Config? {
    if command.flag(.noConfig) {
      if command.isGiven(.config) {
        throw UsageError("\(OptionName.config.dashed) and \(OptionName.noConfig.dashed) exclude each other")
      }
      return nil
    }
    if let path = command.text(.config) { return try ConfigReader.read(path) }
    return try find().map { path throws(UsageError) in try ConfigReader.read(path) }
  }

  /// Outside of a repository only the current folder is looked at, as nothing says where to stop.
  static func find() -> String? {
    let folders = folders()
    let isInRepository = folders.last.map { FileStatus.exists($0 + ".git") } ?? false
    return (isInRepository ? folders : Array(folders.prefix(1))).map { $0 + fileName }.first { FileStatus.exists($0) }
  }

  /// The current folder and those above it, the last one the root of the repository, or of the disk.
  private static func folders() -> [String] {
    var folders = [""]
    while let folder = folders.last, folders.count < deepest, !FileStatus.exists(folder + ".git") {
      let here = FileIdentity(path: folder.isEmpty ? "." : folder)
      let above = folder + "../"
      guard let around = FileIdentity(path: above), around != here else { break }
      folders.append(above)
    }
    return folders
  }
}
