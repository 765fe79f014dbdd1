import ViewHierarchy

/// What the name of a class says about its views; worked out once a class, not once a node.
struct ClassWords: Sendable {
  /// `MDCCard`, `MDCCardCollectionCell`, `ProductCardView`, `MaterialCardView`.
  let isCard: Bool
  /// `UITableViewCell`, `MDCBaseCell`, `MDCSelfSizingStereoCell`: the last word is `Cell`.
  let isCell: Bool
  /// `CosmosView`, `FloatRatingView`, `StarRating`, `RatingBar`.
  let isRating: Bool
  /// Ink, ripple and shadow layers of the Material components: drawn over or under content, no content themselves.
  let isEffect: Bool
  /// Private views of UIKit and other parts of the system that an app's developer cannot change.
  let isSystem: Bool

  private static let card = WordSet("card", "cards")
  private static let rating = WordSet("rating", "ratings", "stars", "starview", "cosmos")
  private static let effect = WordSet("ink", "ripple", "shadow", "shadowed", "shadows")
  private static let star = WordSet("star")
  private static let cell = WordSet("cell")

  init(_ name: String) {
    self = Words.inSimpleName(of: name) { bytes in
      var isCard = false
      var isRating = false
      var isEffect = false
      var hasStar = false
      var endsInCell = false
      for word in Words(bytes) {
        isCard = isCard || Self.card.matches(word)
        isRating = isRating || Self.rating.matches(word)
        isEffect = isEffect || Self.effect.matches(word)
        hasStar = hasStar || Self.star.matches(word)
        endsInCell = Self.cell.matches(word)
      }
      return ClassWords(
        isCard: isCard && !isEffect, isCell: endsInCell, isRating: isRating || hasStar, isEffect: isEffect,
        isSystem: Self.isSystem(bytes))
    }
  }

  /// The button of a bar is a private view as well, but its label is the app's.
  private static func isSystem(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.elementsEqual("ScrollBar".utf8) { return true }
    return bytes.starts(with: "_UI".utf8) && !bytes.elementsEqual("_UIButtonBarButton".utf8)
  }

  private init(isCard: Bool, isCell: Bool, isRating: Bool, isEffect: Bool, isSystem: Bool) {
    self.isCard = isCard
    self.isCell = isCell
    self.isRating = isRating
    self.isEffect = isEffect
    self.isSystem = isSystem
  }
}
