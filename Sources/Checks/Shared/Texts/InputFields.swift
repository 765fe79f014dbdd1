import ScreenModel
import ViewHierarchy

extension Screen {
  /// What is typed into, in document order within each kind.
  var inputFields: [NodeID] {
    [Role.field, .secureField, .searchField, .textArea].flatMap { roles.nodes($0) }
  }
}
