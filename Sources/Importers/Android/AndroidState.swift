import ViewHierarchy

/// States that dumps write as the text of a control: a switch puts its "ON" there (`Switch`,
/// `onInitializeAccessibilityNodeInfo`), and the server of Appium the number of a range
/// (appium/appium-uiautomator2-server: `rangeInfo`). Neither names the control.
enum AndroidState {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The state; nil where the text is no mere state. "40.0" is 40.
  static func stated(_ text: Bytes, on kind: Kind) -> Bytes? {
    switch kind {
    // Check boxes and radio buttons draw their own names as text: "No" beside "Yes" is one.
    case .toggle: return isSwitchWord(text) ? text : nil
    case .slider, .rating, .progress: return number(text)
    default: return nil
    }
  }

  /// "On" and "off" as Android's own switches write them in the languages of most devices (`capital_on` and
  /// `capital_off` of the platform's resources, which only `Switch` and `ToggleButton` take).
  private static let switchWords: [StaticString] = [
    "ON", "OFF", "AN", "AUS", "EIN", "OUI", "NON", "ACTIVÉ", "DÉSACTIVÉ", "SÍ", "NO", "ACTIVADO", "DESACTIVADO", "SÌ",
    "ATTIVO", "DISATTIVO", "LIG", "DESL", "LIGADO", "DESLIGADO", "SIM", "NÃO", "AAN", "UIT", "PÅ", "AV", "TIL", "FRA",
    "WŁ.", "WYŁ.", "ВКЛ", "ВЫКЛ", "УВІМК.", "ВИМК.", "AÇIK", "KAPALI", "开启", "关闭", "開啟", "關閉", "オン", "オフ", "켜짐",
    "꺼짐", "تشغيل", "إيقاف",
  ]

  /// Compared as written, and in ASCII without regard to case: the words of the platform are in capitals, those of apps
  /// often are not.
  private static func isSwitchWord(_ text: Bytes) -> Bool {
    guard text.count <= 32 else { return false }
    return switchWords.contains { word in
      word.utf8CodeUnitCount == text.count
        && word.withUTF8Buffer { zip($0, text).allSatisfy { $0 == $1 || ($0 < 0x80 && $0 | 0x20 == $1) } }
    }
  }

  /// A plain number, without a fraction of nothing but zeros.
  private static func number(_ text: Bytes) -> Bytes? {
    guard let first = text.first, first.isDigit, text.count <= 20 else { return nil }
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else { return text.allSatisfy(\.isDigit) ? text : nil }
    let fraction = text[(point + 1)...]
    guard text[..<point].allSatisfy(\.isDigit), !fraction.isEmpty, fraction.allSatisfy(\.isDigit) else { return nil }
    return fraction.allSatisfy { $0 == 0x30 } ? Bytes(rebasing: text[..<point]) : text
  }
}
