import Audit
import ScreenModel
import ViewHierarchy

/// Whose labels a rule about wording looks at.
enum LabelSpeakers {
  /// What can be operated.
  case controls
  /// Everything but texts and fields, which show what they say.
  case notTexts
  /// Every stop.
  case all
}

/// What a rule about wording makes of a label that also stands on the element for all to read.
enum DrawnLabels {
  /// It is right; where the export does not tell what is drawn, the fault is for review.
  case pass
  /// Only a label that surely differs from what is drawn is judged.
  case mustDiffer
  /// It is judged like any other.
  case count
}

extension Screen {
  /// Whether the app's developer decides what the stop says: no view of the system, no web page.
  func isAppOwn(_ node: NodeID) -> Bool { roles.surroundings[node.index].isDisjoint(with: [.system, .webView]) }

  /// Judges the labels of stops: what the rules about wording have in common.
  ///
  /// On Android only descriptions of controls are judged, and for a note at most.
  func judgeLabels<Found>(
    of speakers: LabelSpeakers, _ verdicts: inout Verdicts, drawn: DrawnLabels = .pass,
    find: (NodeID, Bytes.Text) -> Found?, tell: (NodeID, Found) -> Fault
  ) {
    let isAndroid = header.platform == .android
    for node in stops.nodes where speaks(node, isAndroid ? .controls : speakers) {
      let label = tree.label[node.index]
      guard label.hasBytes else { continue }
      guard let found = tree.withBytes(label, { find(node, Bytes.trimmed($0)) }) else {
        verdicts.pass()
        continue
      }
      let title = visibleTitle(node)
      let isJudged =
        switch drawn {
        case .pass: title != .same
        case .mustDiffer: title == .different
        case .count: true
        }
      guard isJudged else {
        verdicts.pass()
        continue
      }
      var fault = tell(node, found)
      if title != .different, fault.confidence == nil { fault.confidence = .review }
      if isAndroid { fault.severity = .note }
      verdicts.fault(fault)
    }
  }

  private func speaks(_ node: NodeID, _ speakers: LabelSpeakers) -> Bool {
    guard isAppOwn(node), roles.role[node.index] != .key else { return false }
    switch speakers {
    case .all: return true
    case .controls: return isInteractive(node)
    case .notTexts:
      switch roles.role[node.index] {
      case .text, .heading, .field, .secureField, .searchField, .textArea, .webView: return false
      default: return true
      }
    }
  }
}
