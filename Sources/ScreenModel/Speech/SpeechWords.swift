/// Every word that VoiceOver adds to an app's own texts, in one language.
///
/// Source of the English words: cashapp/AccessibilitySnapshot:Sources/AccessibilitySnapshot/Parser/Swift/Classes/
/// UIAccessibility+SnapshotAdditions.swift; `actionsAvailable` and `moreContent` are spoken by devices only. A further
/// language is a further table here and its line in ``of(_:)``.
public struct SpeechWords: Sendable {
  // What a stop is, in the order in which it is said.
  let dimmed, button, backButton, switchButton, on, off, mixed, tab: StaticString
  let secureTextField, textField, isEditing, heading, link, adjustable, image, searchField: StaticString
  /// Before the description of a selected stop, and in place of an empty one.
  let selectedPrefix, selectedAlone: StaticString
  /// A back button whose label says no more than this is not named; in small letters.
  let back: StaticString
  // "2 of 5.": between and behind the numbers.
  let of, end: StaticString
  // Around the stops of a list or a landmark.
  let listStart, listEnd, landmark, landmarkEnd: StaticString
  // Of the cells of a data table; the number follows the first and precedes the second word.
  let spans, rows, columns, row, column: StaticString
  // What follows after a pause.
  let toggleHint, editHint, editTextHint, editingHint, adjustHint: StaticString
  let actionsAvailable, moreContent: StaticString

  /// The words of a language (a BCP 47 tag); English where there is no table for it.
  static func of(_ language: String?) -> SpeechWords { english }

  static let english = SpeechWords(
    dimmed: "Dimmed.", button: "Button.", backButton: "Back Button.", switchButton: "Switch Button.", on: "On.",
    off: "Off.", mixed: "Mixed.", tab: "Tab.", secureTextField: "Secure Text Field.", textField: "Text Field.",
    isEditing: "Is editing.", heading: "Heading.", link: "Link.", adjustable: "Adjustable.", image: "Image.",
    searchField: "Search Field.", selectedPrefix: "Selected: ", selectedAlone: "Selected.", back: "back", of: " of ",
    end: ".", listStart: "List Start.", listEnd: "List End.", landmark: "Landmark.", landmarkEnd: "End.",
    spans: "Spans ", rows: " rows.", columns: " columns.", row: "Row ", column: "Column ",
    toggleHint: "Double tap to toggle setting.", editHint: "Double tap to edit.",
    editTextHint: "Double tap to edit., Use the rotor to access Misspelled Words",
    editingHint: "Use the rotor to access Misspelled Words",
    adjustHint: "Swipe up or down with one finger to adjust the value.", actionsAvailable: "Actions available.",
    moreContent: "More Content.")
}
