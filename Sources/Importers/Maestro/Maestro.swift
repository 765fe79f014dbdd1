import Markup
import ViewHierarchy

/// What Maestro prints of a screen: the tree of `maestro hierarchy`, the compact JSON, YAML and CSV for people and
/// agents, and the raw answer of its iOS runner.
///
/// Sources: mobile-dev-inc/Maestro:maestro-cli/src/main/java/maestro/cli/command/PrintHierarchyCommand.kt,
/// maestro-client/src/main/java/maestro/drivers/IOSDriver.kt, AndroidDriver.kt, and
/// maestro-cli/src/main/java/maestro/cli/mcp/tools/ViewHierarchyFormatters.kt.
public enum Maestro: Importer {
  public static let format = "maestro-json"
  public static let summary = "JSON of `maestro hierarchy`, its compact JSON, YAML and CSV, or the runner's raw answer"
  public static let facts = Facts([
    .label, .value, .visibleText, .type, .frames, .exactFrames, .screenSize, .identifiers,
  ])

  public static func recognises(_ head: DocumentHead) -> Recognition {
    form(head.text) == nil ? .no : .yes
  }

  public static func read(_ document: Document) -> ImportResult {
    let head = DocumentHead(bytes: document.bytes, start: document.start)
    switch form(head.text) {
    case .csv: return MaestroTable.read(document)
    case .yaml: return MaestroYAML.read(document)
    default: break
    }
    return document.readJSON { json throws(ImportError) in
      if json.root["ui_schema"] != nil { return [try MaestroReading.compact(json.root, document)] }
      if json.root["axElement"] != nil || json.root["elementType"] != nil {
        return [try MaestroRunner.capture(json.root, document)]
      }
      return [try MaestroReading.tree(json.root, document)]
    }
  }

  private enum Form {
    case tree, compact, csv, yaml, runner
  }

  private static func form(_ text: String) -> Form? {
    var text = text
    return text.withUTF8 { head in
      if head.has("element_num,depth,", at: 0) || head.has("id,depth,bounds,", at: 0) { return .csv }
      if let schema = head.first("ui_schema:", from: 0), schema == 0 || head[schema - 1] == 0x0A { return .yaml }
      guard head.first == UInt8(ascii: "{") else { return nil }
      func has(_ key: StaticString) -> Bool { head.first(key, from: 0) != nil }
      if has("\"ui_schema\""), has("\"elements\"") { return .compact }
      if has("\"axElement\"") || has("\"elementType\"") && has("\"Width\"") { return .runner }
      let isTree = has("\"attributes\"") && (has("\"resource-id\"") || has("\"bounds\"") || has("\"children\""))
      return isTree && !has("\"driverDetail\"") ? .tree : nil
    }
  }
}
