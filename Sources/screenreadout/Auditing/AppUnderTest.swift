import Importers
import ViewHierarchy

extension ImportOptions {
  /// The options with the apps that most of the files are of, unless the user says which app is meant.
  func knowingApps(of files: [InputFile]) -> ImportOptions {
    guard app == nil, files.count > 1 else { return self }
    var majority = AppMajority()
    for file in files where file.origin != .standardInput {
      if let head = FileReader.head(of: file.path, length: AppMajority.headLength) { majority.note(head) }
    }
    var options = self
    options.likelyApps = majority.apps
    options.otherApps = majority.alsoMeant
    return options
  }
}
