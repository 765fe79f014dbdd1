/// What kind of content a view's layout is for (`UISemanticContentAttribute`). Only unspecified content, which is not
/// stated, follows the direction of the language; playback and spatial controls have a direction of their own.
public enum SemanticContent: String, CaseIterable, Sendable {
  case playback
  case spatial
  case forceLeftToRight = "force-left-to-right"
  case forceRightToLeft = "force-right-to-left"
}
