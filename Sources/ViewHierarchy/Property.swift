/// A property that few nodes have; kept in one sorted table beside the columns.
public enum PropertyKey: UInt8, CaseIterable, Sendable {
  case alpha, container, order, ref, language, asset, fontStyle, fontSize, fontWeight, lines, lineBreak
  case textColor, backgroundColor, contentDescription, headingLevel, paneTitle, liveRegion
  case row, column, rowSpan, columnSpan, rows, columns, activationX, activationY, inputLabels, line
  /// What is wrong with the content of a field (Android).
  case error
  /// Sides that a layout constraint fixes, in points.
  case fixedWidth, fixedHeight
  /// What the node is to be read before or after (Android); names its target as an order does.
  case traversalBefore, traversalAfter
  /// The height that a list gives each of its rows or a cell asks for, and the height it reckons with before a row is
  /// measured, in points; negative where the content decides.
  case rowHeight, estimatedRowHeight
  /// The side to which a text or a control's content is aligned.
  case alignment
  /// What kind of content the layout is for, which decides whether it mirrors.
  case semanticContent
  /// What a field is filled with, for the system's help (`UITextContentType`, autofill hints); empty where stated as
  /// none.
  case contentType
  /// The node whose text names this one (`labelFor`, `labeledBy`); names its target as an order does.
  case labelledBy
  /// The colour of the line around a view.
  case strokeColor
  /// A custom action's name; repeatable.
  case action
  /// Custom content: label, value, and whether it is important; repeatable, the three in a row.
  case contentLabel, contentValue, contentImportant

  /// The attribute in the canonical form; the last four are child elements there.
  public var name: StaticString {
    switch self {
    case .alpha: "alpha"
    case .container: "container"
    case .order: "order"
    case .ref: "ref"
    case .language: "language"
    case .asset: "asset"
    case .fontStyle: "font-style"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .lines: "lines"
    case .lineBreak: "line-break"
    case .textColor: "text-color"
    case .backgroundColor: "background-color"
    case .contentDescription: "content-description"
    case .headingLevel: "heading-level"
    case .paneTitle: "pane-title"
    case .liveRegion: "live-region"
    case .row: "row"
    case .column: "column"
    case .rowSpan: "row-span"
    case .columnSpan: "column-span"
    case .rows: "rows"
    case .columns: "columns"
    case .activationX: "activation-x"
    case .activationY: "activation-y"
    case .inputLabels: "input-labels"
    case .line: "line"
    case .error: "error"
    case .fixedWidth: "fixed-width"
    case .fixedHeight: "fixed-height"
    case .traversalBefore: "traversal-before"
    case .traversalAfter: "traversal-after"
    case .rowHeight: "row-height"
    case .estimatedRowHeight: "estimated-row-height"
    case .alignment: "alignment"
    case .semanticContent: "semantic-content"
    case .contentType: "content-type"
    case .labelledBy: "labelled-by"
    case .strokeColor: "stroke-color"
    case .action: "action"
    case .contentLabel: "content"
    case .contentValue: "value"
    case .contentImportant: "important"
    }
  }

  /// Whether the property is a number in the canonical form.
  public var isNumber: Bool {
    switch self {
    case .alpha, .fontSize, .lines, .headingLevel, .row, .column, .rowSpan, .columnSpan, .rows, .columns,
      .activationX, .activationY, .line, .fixedWidth, .fixedHeight, .rowHeight, .estimatedRowHeight, .contentImportant:
      true
    default: false
    }
  }
}

/// One property of one node; properties of a tree are sorted by node, equal keys in the order of the export.
public struct Property: Sendable {
  /// Whose property it is.
  public let node: NodeID
  /// Which property it is.
  public let key: PropertyKey
  /// Its text; absent for numbers.
  public let text: TextRef
  /// Its number; 0 for texts.
  public let number: Double
}

/// What a container says it is (`UIAccessibilityContainerType`).
public enum ContainerType: String, CaseIterable, Sendable {
  case none = "none"
  case dataTable = "data-table"
  case list = "list"
  case landmark = "landmark"
  case semanticGroup = "semantic-group"
}
