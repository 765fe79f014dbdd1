import ScreenModel
import ViewHierarchy

/// What a field asks of a person, told by the words of its name: the purposes of WCAG 2.2, section 7, that apps ask for
/// most, under their names in `UITextContentType`.
enum FieldPurpose: String, CaseIterable {
  case emailAddress, telephoneNumber, postalCode, streetAddressLine1, creditCardNumber, newPassword, password
  case oneTimeCode, givenName, familyName, name, username

  /// As messages call it.
  var words: String {
    switch self {
    case .emailAddress: "an e-mail address"
    case .telephoneNumber: "a telephone number"
    case .postalCode: "a postal code"
    case .streetAddressLine1: "a street"
    case .creditCardNumber: "the number of a card"
    case .newPassword: "a new password"
    case .password: "a password"
    case .oneTimeCode: "a one-time code"
    case .givenName: "a first name"
    case .familyName: "a last name"
    case .name: "a name"
    case .username: "a user name"
    }
  }

  /// The end of the constant's name in Objective-C.
  var objectiveC: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The hint of Android's autofill (`View.AUTOFILL_HINT_*`).
  var android: String {
    switch self {
    case .telephoneNumber: "phone"
    case .streetAddressLine1: "postalAddress"
    case .oneTimeCode: "smsOTPCode"
    case .givenName: "personGivenName"
    case .familyName: "personFamilyName"
    default: rawValue
    }
  }

  /// The words of each purpose; all of a row must stand in the name side by side. Longer ones come first.
  private static let phrases: [(purpose: FieldPurpose, words: [[String]])] = [
    (.emailAddress, [["e", "mail"], ["email"], ["mail", "adresse"], ["correo"], ["courriel"]]),
    (.telephoneNumber, [["phone"], ["telephone"], ["mobile", "number"], ["telefon"], ["téléphone"], ["teléfono"]]),
    (.postalCode, [["zip"], ["zip", "code"], ["postal", "code"], ["postcode"], ["postleitzahl"], ["plz"]]),
    (.streetAddressLine1, [["street"], ["address", "line"], ["straße"], ["strasse"]]),
    (.creditCardNumber, [["card", "number"], ["kartennummer"]]),
    (.newPassword, [["new", "password"], ["neues", "passwort"]]),
    (.password, [["password"], ["passwort"], ["kennwort"], ["contraseña"]]),
    (.oneTimeCode, [["one", "time", "code"], ["verification", "code"], ["sms", "code"]]),
    (.givenName, [["first", "name"], ["given", "name"], ["vorname"], ["prénom"]]),
    (.familyName, [["last", "name"], ["family", "name"], ["surname"], ["nachname"]]),
    (.username, [["user", "name"], ["username"], ["benutzername"]]),
    (.name, [["full", "name"], ["your", "name"]]),
  ]

  /// Nil where the words tell of none.
  init?(of field: NodeID, on screen: Screen) {
    var text = screen.name(field)
    if text.isEmpty { text = screen.tree.string(screen.tree.placeholder[field.index]) ?? "" }
    let words: [String] = text.withUTF8 { bytes in
      Words(bytes).prefix(12).map { String(decoding: $0, as: UTF8.self).lowercased() }
    }
    let found = Self.phrases.first { entry in entry.words.contains { Self.holds(words, $0) } }
    guard let purpose = found?.purpose else { return nil }
    self = purpose
  }

  private static func holds(_ words: [String], _ phrase: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains { words[$0..<($0 + phrase.count)].elementsEqual(phrase) }
  }
}
