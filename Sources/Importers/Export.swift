import Markup
import ViewHierarchy

/// Reads an input of any known format: cleans it, finds its documents, and lets the importer of each read it.
public enum Export {
  /// The importers, in the order in which they are asked. A new format adds its line here.
  public static let importers: [any Importer.Type] = [
    CanonicalXML.self,
    RecursiveDescription.self,
    AppiumIOS.self,
    InterfaceBuilder.self,
    CanonicalJSON.self,
    UIAutomatorXML.self,
    AppiumAndroidXML.self,
    DetoxXML.self,
    IDB.self,
    AXe.self,
    AccessibilitySnapshotJSON.self,
    Maestro.self,
    WDAJSON.self,
    DebugDescription.self,
    FlutterSemantics.self,
  ]

  /// Each document costs a search for its line from the top of the file, so their number is bounded.
  static let mostDocuments = 1_000

  /// The importer of a format id.
  public static func importer(named id: String) -> (any Importer.Type)? {
    importers.first { $0.format == id }
  }

  /// Reads every document of an input.
  ///
  /// Screens read before an error are kept, so that one broken document does not lose the others.
  public static func read(_ bytes: [UInt8], options: ImportOptions = ImportOptions()) -> ImportedFile {
    var file = ImportedFile()
    var input: CleanInput
    do {
      input = try CleanInput(bytes)
    } catch {
      file.error = error
      return file
    }
    file.warnings = input.warnings
    var start = input.start
    var walks = input.walks()
    var documents = 0
    while start < input.end {
      documents += 1
      guard documents <= mostDocuments else {
        let place = input.position(of: start)
        let message = "the file holds more than \(mostDocuments) documents; split it"
        file.error = ImportError(.unreadable, message, line: place.line, column: place.column)
        return file
      }
      let document = Document(bytes: input.bytes, start: start, options: options)
      let head = DocumentHead(bytes: input.bytes, start: start)
      // Named as a format or not: what follows a document and begins none is junk.
      let isJunk = !file.captures.isEmpty && !input.beginsDocument(start)
      guard !isJunk, let choice = choose(head, options) else {
        do {
          if documents > 1, let next = try input.exportBehindText(at: isJunk ? start : start + 1) {
            file.warnings.append(input.ignored("what stands between two documents", at: start))
            start = next
            continue
          }
        } catch {
          file.error = file.error ?? error
          return file
        }
        return file.ending(with: Refusal.error(head, position: input.position(of: start)), at: start, of: input)
      }
      switch choice {
      case .refused(let kind, let message):
        let place = input.position(of: start)
        file.error = ImportError(kind, message, line: place.line, column: place.column)
        return file
      case .importer(let importer):
        file.format = file.format ?? importer.format
        let result = options.examined(importer.read(document), by: importer)
        file.captures += result.captures.map { capture in
          var capture = options.overriding(capture)
          file.warnings += capture.warnings
          if walks != nil {
            capture.tree = capture.tree.relocated { place in CleanInput.inFile(place, &walks) }
          }
          return capture
        }
        if let error = result.error { file.error = file.error ?? input.placed(error, ofDocumentAt: start) }
        // A capture without anything of the app is whole: what follows it can be read.
        guard let end = result.end, result.error.map({ $0.kind == .notExamined }) ?? true else { return file }
        start = input.nextDocument(after: end)
      }
    }
    return file
  }

  private enum Choice {
    case importer(any Importer.Type)
    case refused(ImportError.Kind, String)
  }

  private static func choose(_ head: DocumentHead, _ options: ImportOptions) -> Choice? {
    if let named = options.format, let importer = importer(named: named) { return .importer(importer) }
    for importer in importers {
      switch importer.recognises(head) {
      case .no: continue
      case .yes: return .importer(importer)
      case .refused(let message): return .refused(.unreadable, message)
      case .foreign(let message): return .refused(.foreign, message)
      }
    }
    return nil
  }
}

/// What an input gave.
public struct ImportedFile: Sendable {
  /// The format of its first document.
  public var format: String?
  /// Its screens.
  public var captures: [Capture] = []
  /// What the reader should know about the input.
  public var warnings: [String] = []
  /// Why reading ended early.
  public var error: ImportError?

  /// Nothing read yet.
  public init() {}

  /// Text behind the first document that is no document is junk and told; before it, it is an error.
  func ending(with error: ImportError, at start: Int, of input: CleanInput) -> ImportedFile {
    var file = self
    if captures.isEmpty {
      file.error = file.error ?? error
    } else {
      file.warnings.append(input.ignored("what follows the document", at: start))
    }
    return file
  }
}

extension CleanInput {
  /// A warning of text that is no document.
  fileprivate func ignored(_ what: String, at start: Int) -> String {
    let place = position(of: start)
    return "\(what) at line \(place.line), column \(place.column) was ignored"
  }
}

extension ImportOptions {
  /// The capture with what the user knows better than the export.
  func overriding(_ capture: Capture) -> Capture {
    var capture = capture
    if let platform { capture.header.platform = platform }
    if let direction {
      capture.header.direction = direction
      capture.header.facts.insert(Facts(.direction))
    }
    if let language {
      capture.header.language = language
      capture.header.facts.insert(Facts(.language))
    }
    if let app { capture.header.app = app }
    if capture.header.direction == nil, let guess = WritingDirection.guess(capture) {
      capture.header.direction = guess
      capture.header.isDirectionGuessed = true
      if capture.header.language == nil {
        capture.warnings.append(
          "nearly all texts run from right to left, so it is read from the right; say --direction ltr where it is not")
      }
    }
    return capture
  }
}
