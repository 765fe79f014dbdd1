import ScreenModel

/// Words that the names of Apple's SF Symbols are made of; at least one of them stands in nearly every dotted name.
enum SymbolNames {
  static let parts = WordSet(
    "fill", "circle", "square", "rectangle", "triangle", "slash", "badge", "left", "right", "up", "down", "chevron",
    "arrow", "arrowshape", "arrowtriangle", "star", "heart", "house", "person", "magnifyingglass", "xmark", "checkmark",
    "plus", "minus", "ellipsis", "trash", "gear", "gearshape", "bell", "bookmark", "calendar", "camera", "photo",
    "cart", "bag", "clock", "envelope", "eye", "flag", "folder", "link", "lock", "location", "map", "mappin",
    "mic", "paperplane", "pencil", "phone", "play", "pause", "backward", "forward", "speaker", "tag", "bubble", "line",
    "list", "slider", "shield", "exclamationmark", "questionmark", "creditcard", "bolt", "wifi", "antenna",
    "globe", "hand", "thumbsup", "thumbsdown", "face", "figure", "car", "airplane", "bus", "tram", "bed", "sun", "moon",
    "cloud", "drop", "flame", "leaf", "pawprint", "gift", "crown", "rosette", "seal", "capsule", "trianglehead")
}
