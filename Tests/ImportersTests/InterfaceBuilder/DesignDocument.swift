import Importers
import ViewHierarchy

/// Documents of Interface Builder as short as tests want them.
enum DesignDocument {
  /// A storyboard of one controller around the content of its view; `after` stands behind the view.
  static func storyboard(_ content: String, after: String = "", resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Home" id="vc" customClass="Home">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="390" height="844"/>
    <subviews>\(content)</subviews></view>\(after)</viewController>
    </objects></scene></scenes><resources>\(resources)</resources></document>
    """
  }

  /// A xib of these top-level objects.
  static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects></document>
    """
  }

  static func read(_ text: String, options: ImportOptions = ImportOptions()) -> ImportedFile {
    Export.read(Array(text.utf8), options: options)
  }

  /// The first capture of a storyboard around the content, with the node that follows its root view.
  static func node(_ content: String, after: String = "", resources: String = "") throws -> (
    tree: ViewTree, node: NodeID
  ) {
    let file = read(storyboard(content, after: after, resources: resources))
    if let error = file.error { throw error }
    guard let tree = file.captures.first?.tree, tree.count > 1 else { throw ImportError(.unreadable, "no node") }
    return (tree, NodeID(1))
  }
}

extension ViewTree {
  /// The first node that states an object id.
  func object(_ id: String) -> NodeID? {
    nodes.first { text(.ref, $0) == id }
  }
}
