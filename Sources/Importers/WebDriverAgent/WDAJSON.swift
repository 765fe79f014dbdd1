import Markup
import ViewHierarchy

/// WebDriverAgent's JSON source (`GET /source?format=json`), in the dialects of Appium, Facebook, Macaca's XCTestWD and
/// DeviceKit, and the pruned tree of `GET /wda/accessibleSource`.
///
/// Source: appium/WebDriverAgent:WebDriverAgentLib/Categories/XCUIApplication+FBHelpers.m.
public enum WDAJSON: Importer {
  public static let format = "wda-json"
  public static let summary = "JSON source of WebDriverAgent (`/source?format=json`, `/wda/accessibleSource`)"
  public static let facts = AppiumIOS.facts

  public static func recognises(_ head: DocumentHead) -> Recognition {
    guard head.isJSON, head.has("\"type\"") else { return .no }
    let isWDA =
      head.has("\"rawIdentifier\"") || head.has("\"rawIndentifier\"") || head.has("\"isEnabled\"")
      || head.has("\"isVisible\"") && head.has("\"rect\"")
    return isWDA ? .yes : .no
  }

  public static func read(_ document: Document) -> ImportResult {
    document.readJSON { json throws(ImportError) in
      var reading = WDAJSONReading(document)
      return [try reading.capture(json.root)]
    }
  }
}
