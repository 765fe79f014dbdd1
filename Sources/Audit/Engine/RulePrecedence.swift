/// One cause, one finding: where two rules see the same fault, the better one speaks.
enum RulePrecedence {
  /// Which faults of the weaker rule are meant.
  enum Reach: Sendable {
    /// Those on the same node.
    case node
    /// Those on the node or anywhere below it.
    case subtree
    /// Those on the node or on one that the stronger fault names as related.
    case related
    /// Those on the node, on one that the stronger fault names as related, or below one of them.
    case relatedSubtrees
    /// Those anywhere on the screen.
    case screen
  }

  /// The stronger rules first; a pattern may end in `*`.
  static let matrix: [(stronger: [String], weaker: [String], reach: Reach)] = [
    (
      [
        "hint-without-label", "label-blank", "label-on-non-element", "card-label-missing", "list-cell-label-missing",
        "field-missing-label",
      ],
      ["control-missing-label", "element-missing-label"], .node
    ),
    (["field-missing-label"], ["hint-without-label", "label-blank"], .node),
    (
      ["hint-without-label"],
      ["label-blank", "image-missing-label", "card-label-missing", "list-cell-label-missing", "rating-missing-label"],
      .node
    ),
    (
      ["label-blank"],
      ["image-missing-label", "card-label-missing", "list-cell-label-missing", "rating-missing-label"],
      .node
    ),
    (["control-missing-label"], ["element-missing-label", "label-*"], .node),
    (["rating-as-characters"], ["label-symbol-only", "rating-value-malformed"], .node),
    (["heading-empty"], ["element-missing-label"], .node),
    (["image-decorative-exposed"], ["image-missing-label"], .node),
    (
      ["rating-exposed-as-many", "rating-input-not-adjustable"],
      [
        "image-missing-label", "control-missing-label", "duplicate-*", "touch-target-*", "element-missing-label",
        "rating-missing-value", "rating-missing-label", "rating-scale-missing", "image-label-*", "label-*",
      ], .related
    ),
    (
      ["card-not-aggregated"],
      [
        "list-cell-not-element", "reading-order-interleaved", "card-primary-read-late", "card-order-container-missing",
        "card-image-unlabelled", "card-not-interactive", "card-shape-inconsistent",
      ], .subtree
    ),
    // Where the title is late or parts of the card are read in turns, that is the reason, and the order is its fix.
    (["card-primary-read-late", "reading-order-interleaved"], ["card-order-container-missing"], .related),
    // One order for the whole card mends what is heard early or late in it.
    (
      ["card-order-container-missing"], ["reading-order-row-split", "reading-order-header-late", "reading-order-jump"],
      .subtree
    ),
    (["card-label-missing", "card-missing-button-trait"], ["card-not-interactive", "card-shape-inconsistent"], .node),
    (["card-label-ambiguous"], ["card-label-incomplete", "duplicate-control-name"], .related),
    (["card-label-ambiguous"], ["text-not-reachable"], .relatedSubtrees),
    (
      ["description-overrides-text"],
      [
        "card-label-incomplete", "list-cell-label-incomplete", "element-hides-text", "text-not-reachable",
      ], .subtree
    ),
    (["image-missing-label"], ["card-image-unlabelled", "image-informative-not-exposed"], .node),
    (["card-image-unlabelled"], ["image-informative-not-exposed"], .node),
    // The text and its switch are the whole row: one fault, and the fix with the switch's value is the better one.
    (["list-cell-control-split"], ["list-cell-not-element"], .node),
    (["list-cell-not-element", "list-cell-control-split"], ["list-cell-shape-inconsistent"], .node),
    (
      ["card-not-aggregated", "list-cell-not-element", "card-label-missing", "list-cell-label-missing"],
      ["rating-not-exposed"], .subtree
    ),
    (["card-not-aggregated", "list-cell-not-element"], ["label-on-non-element"], .node),
    (
      ["rating-missing-label"],
      ["rating-missing-value", "rating-scale-missing", "element-missing-label", "image-label-is-filename", "label-*"],
      .node
    ),
    (["card-label-incomplete"], ["element-hides-text"], .node),
    (
      ["container-omits-child", "container-empty-order"], ["interactive-not-reachable", "text-not-reachable"], .related
    ),
    (["container-is-element"], ["element-hides-*", "container-omits-child"], .node),
    (
      ["element-hides-interactive", "hidden-subtree-interactive"], ["interactive-not-reachable"], .related
    ),
    (["interactive-not-reachable"], ["text-not-reachable"], .subtree),
    (
      [
        "card-label-incomplete", "list-cell-label-incomplete", "element-hides-text", "hidden-subtree-interactive",
        "label-not-in-visible-text", "control-missing-label", "element-missing-label", "card-label-missing",
        "list-cell-label-missing",
      ], ["text-not-reachable"], .subtree
    ),
    // A label that is lost is the text's own, and making the text an element mends both.
    (["text-not-reachable"], ["label-on-non-element"], .node),
    // What empties the whole screen is told once, by what empties it.
    (["modal-hides-itself"], ["screen-has-no-elements"], .screen),
    (["container-empty-order", "hidden-subtree-interactive"], ["screen-has-no-elements"], .screen),
    (
      [
        "interactive-not-reachable", "text-not-reachable", "image-informative-not-exposed", "rating-not-exposed",
      ], ["screen-has-no-elements"], .related
    ),
    (
      ["screen-has-no-elements"],
      ["interactive-not-reachable", "text-not-reachable", "image-informative-not-exposed"], .screen
    ),
    (["modal-hides-itself"], ["hidden-subtree-interactive", "text-not-reachable"], .subtree),
    (["card-shape-inconsistent", "list-cell-shape-inconsistent"], ["text-not-reachable"], .subtree),
    (["modal-not-isolated"], ["obscured-element", "hidden-subtree-interactive"], .related),
    // From what lies behind a dialog the order jumps into it, once it is isolated no more.
    (["modal-not-isolated"], ["reading-order-jump"], .subtree),
    (["zero-size-element", "offscreen-element", "invisible-element"], ["obscured-element"], .node),
    // Why nothing is seen of it, or what else is wrong with it, says more.
    (
      [
        "zero-size-element", "offscreen-element", "invisible-element", "obscured-element", "control-missing-label",
        "image-missing-label", "image-decorative-exposed", "element-missing-label", "label-blank", "heading-empty",
      ], ["stop-not-drawn"], .related
    ),
    (["modal-not-isolated"], ["stop-not-drawn"], .subtree),
    (["activation-point-outside"], ["activation-point-hits-other"], .node),
    (["activation-point-hits-other"], ["touch-target-overlap"], .related),
    (
      ["zero-size-element", "offscreen-element", "invisible-element", "obscured-element"],
      ["touch-target-*", "contrast-*", "reading-order-*"], .related
    ),
    (["touch-target-minimum"], ["touch-target-recommended"], .node),
    (["touch-target-duplicate-bounds"], ["touch-target-overlap"], .related),
    (
      ["image-label-is-filename", "label-unresolved-placeholder"],
      [
        "label-not-human-readable", "label-generic", "label-symbol-only", "label-contains-role",
        "image-label-redundant-word", "image-label-repeats-text",
      ], .node
    ),
    (["label-not-human-readable"], ["label-generic", "label-symbol-only", "label-contains-role"], .node),
    (
      ["label-contains-markup", "label-contains-instruction", "label-generic"],
      ["label-symbol-only", "label-too-long"],
      .node
    ),
    (["label-generic"], ["label-contains-role", "label-contains-instruction", "hint-repeats-label"], .node),
    // The name that lacks what is drawn is wrong as a whole; how it is written comes after.
    (
      ["description-overrides-text", "element-hides-text", "card-label-incomplete", "list-cell-label-incomplete"],
      ["label-not-in-visible-text", "label-visible-text-not-first"], .node
    ),
    (
      ["label-not-in-visible-text"],
      ["label-visible-text-not-first", "voice-control-name-mismatch", "label-all-caps", "label-generic"], .node
    ),
    (["label-contains-state", "rating-value-in-label"], ["label-repeats-value"], .node),
    (["label-contains-role"], ["label-ends-with-period", "label-starts-lowercase"], .node),
    (["list-position-wrong"], ["list-position-in-label"], .related),
    (["rating-exposed-as-many"], ["duplicate-adjacent", "name-repeats-words"], .related),
    (
      ["card-not-aggregated", "list-cell-not-element", "list-cell-control-split"], ["duplicate-adjacent"], .subtree
    ),
    (["duplicate-control-name", "card-label-ambiguous"], ["duplicate-adjacent"], .related),
    // A label that was not translated needs no other voice but other words.
    (["label-mixed-language"], ["language-mismatch"], .node),
    (["language-mismatch", "label-mixed-language"], ["label-untranslated"], .node),
    (["text-truncated"], ["text-scale-clipping"], .node),
    (["hint-repeats-label", "hint-instructs-gesture"], ["hint-too-long"], .node),
    // A list that runs backwards is told as such; what is heard early or late because of it is the same fault.
    (["order-container-conflict"], ["reading-order-mismatch"], .node),
    (
      ["order-container-conflict", "reading-order-mismatch"],
      [
        "reading-order-jump", "reading-order-row-split", "reading-order-interleaved", "reading-order-header-late",
        "reading-order-primary-late", "reading-order-field-label-after", "pairs-read-apart",
      ], .subtree
    ),
    // Once a card or row is one element, or its text and control are, nothing in it has an order.
    (
      ["card-not-aggregated", "list-cell-not-element", "list-cell-control-split"],
      [
        "reading-order-row-split", "reading-order-field-label-after", "reading-order-header-late",
        "dismiss-control-late", "pairs-read-apart", "reading-order-jump",
      ], .subtree
    ),
    // A field that is given its caption's words needs no caption read in front of it.
    (["field-missing-label", "control-missing-label"], ["reading-order-field-label-after"], .node),
    (["reading-order-field-label-after"], ["reading-order-row-split"], .related),
    (["card-primary-read-late"], ["reading-order-header-late", "reading-order-primary-late"], .node),
    (
      ["reading-order-header-late", "dismiss-control-late", "reading-order-primary-late", "card-primary-read-late"],
      ["reading-order-jump", "reading-order-row-split"], .node
    ),
    (["pairs-read-apart"], ["reading-order-jump", "reading-order-interleaved"], .related),
    (["traversal-cycle"], ["traversal-overconstrained", "container-dangling-reference"], .related),
    (["heading-not-marked"], ["heading-missing", "screen-missing-title"], .screen),
    (["heading-missing"], ["screen-missing-title"], .screen),
    (["heading-empty"], ["control-missing-label"], .node),
    (["heading-empty"], ["screen-missing-title"], .screen),
    (["list-cell-fixed-height"], ["text-fixed-box"], .related),
    (["contrast-text"], ["contrast-text-enhanced"], .node),
    (["rtl-forced-direction"], ["direction-forced-opposite"], .node),
    (["rtl-order-not-mirrored"], ["reading-order-mismatch", "reading-order-interleaved"], .subtree),
    (["touch-target-overlap", "touch-target-minimum"], ["touch-target-spacing"], .related),
    // What is cut already is told as that.
    (["text-truncated"], ["text-fixed-box"], .node),
    (["field-missing-label", "field-placeholder-as-label"], ["field-label-not-associated"], .node),
    (["field-label-overrides-text"], ["field-label-not-associated", "description-overrides-text"], .node),
    (["image-label-repeats-text"], ["duplicate-adjacent"], .related),
    (["card-missing-button-trait", "static-text-interactive"], ["traits-missing-button"], .node),
    (["traits-missing-button", "traits-conflict"], ["role-missing"], .node),
    (
      [
        "label-on-non-element", "card-not-aggregated", "list-cell-not-element", "interactive-not-reachable",
        "text-not-reachable", "image-informative-not-exposed", "rating-not-exposed",
      ], ["trait-without-effect"], .node
    ),
    (["label-unresolved-placeholder"], ["value-malformed"], .node),
  ]
}
