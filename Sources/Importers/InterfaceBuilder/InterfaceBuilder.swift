import Markup
import ViewHierarchy

/// Storyboards and xibs of iOS apps: the documents of Xcode's Interface Builder.
///
/// They state what the designer set; what code sets later they cannot. The nodes that code can reach are marked as
/// depending on run time, and findings about them are for review (``Flag/runtimeDependent``).
public enum InterfaceBuilder: Importer {
  public static let format = "interface-builder"
  public static let summary = "storyboard or xib of an iOS app (Xcode's Interface Builder)"
  public static let facts = everyFile.union(Facts([.explicitOrder, .containerType]))

  /// Order and container types are there only where a file has connections or runtime attributes for them. A screen
  /// size is never: frames are those of the canvas.
  static let everyFile = Facts([
    .elementFlag, .hidden, .label, .hint, .traits, .type, .visibleText, .frames, .identifiers, .assetName, .fonts,
    .declaredColours, .actions,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    if head.text.hasPrefix("NIBArchive") { return .foreign(Messages.compiled) }
    guard let root = head.rootName, root == "document" || root == "archive", let type = head.rootAttributes["type"],
      type.hasPrefix("com.apple.InterfaceBuilder")
    else { return .no }
    let runtime = head.rootAttributes["targetRuntime"] ?? ""
    if root == "archive" { return .foreign(Messages.archive) }
    if type.contains("AppleTV") || runtime.contains("AppleTV") { return .foreign(Messages.television) }
    if type.lowercased().contains("watchkit") || runtime.lowercased().contains("watchkit") {
      return .foreign(Messages.watch)
    }
    return type.contains(".CocoaTouch.") ? .yes : .foreign(Messages.mac)
  }

  public static func read(_ document: Document) -> ImportResult {
    var reading = IBReading()
    return document.readXML(
      IBName.vocabulary, open: { reading.open($0) }, close: { reading.close() }, text: { reading.text($0) },
      finish: { reading.finish(end: $0, neighbours: IBStrings(document.options)) })
  }

  enum Messages {
    static let compiled = "this is a compiled nib; give the storyboard or xib it was made from"
    static let archive =
      "this xib is of a version of Xcode before 5; open it in a current Xcode, which saves it in the new form"
    static let television = "this document is of a tvOS app; only iOS screens are audited"
    static let watch = "this document is of a watchOS app; only iOS screens are audited"
    static let mac = "this document is of a macOS app; only iOS screens are audited"
    static let empty =
      "there is no view in this document: its controllers refer to other files or build their views in code"
  }
}

extension IBReading {
  /// The captures: the units in the order of the document, each followed by its prototypes.
  mutating func finish(end: Int, neighbours: IBStrings) -> ImportResult {
    neighbours.apply(to: &self)
    links.resolve(&objects)
    var captures: [Capture] = []
    for unit in units {
      var tree = IBTree(self)
      let key = unit.isScreen || hasScenes ? texts.string(unit.key) : ""
      if let capture = tree.capture(of: unit, key: key.isEmpty ? nil : key) { captures.append(capture) }
      var waiting = tree.prototypes
      var next = 0
      while next < waiting.count {
        var inner = IBTree(self)
        let name = self.name(ofPrototype: waiting[next])
        if let capture = inner.capture(ofPrototype: waiting[next], key: key.isEmpty ? name : "\(key)/\(name)") {
          captures.append(capture)
        }
        waiting += inner.prototypes
        next += 1
      }
    }
    if captures.isEmpty { return ImportResult(error: ImportError(.unrecognised, InterfaceBuilder.Messages.empty)) }
    return ImportResult(captures: captures, end: end)
  }

  /// What code asks for the prototype by, else its class, else its object id.
  private func name(ofPrototype number: Int32) -> String {
    let object = objects[Int(number)]
    if object.reuse.hasBytes { return texts.string(object.reuse) }
    if object.className > 0 { return classNames[Int(object.className)] }
    return texts.string(object.id)
  }
}
