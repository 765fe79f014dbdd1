@testable import screenreadout

/// An app of ten screens with known faults, written anew in any state of its life.
struct GateStory {
  /// What has changed since the first capture.
  var day = "2026-08-01T101500"
  var wrapper = "content"
  var rows = ["Lamp", "Chair", "Table"]
  var price = 12
  var words = ["Edit": "Edit", "Title": "Orders", "Note": "Delivered on 3 August"]
  /// Screens on which something new is wrong.
  var broken: Set<Int> = []
  /// Screens whose old fault is mended.
  var mended: Set<Int> = []

  static let names = ["home", "cart", "orders", "profile", "search", "help", "offers", "wishlist", "stores", "inbox"]

  /// The screens by file name.
  var files: [(name: String, text: String)] {
    Self.names.enumerated().map { index, name in ("\(name)_\(day).xml", text(index)) }
  }

  private func text(_ index: Int) -> String {
    let old = mended.contains(index) ? "label=\"\(words["Edit"] ?? "")\"" : ""
    let new = broken.contains(index) ? "" : "label=\"\(words["Title"] ?? "") \(index)\""
    var text = """
      <screen platform="ios" width="390" height="844">
       <view id="\(wrapper)">
        <heading element="true" traits="header" label="\(words["Title"] ?? "")" x="16" y="50" width="200" height="30"/>
        <text element="true" label="\(words["Note"] ?? "")" x="16" y="90" width="250" height="20"/>
        <button id="edit" \(old) element="true" traits="button" x="320" y="50" width="48" height="48"/>
        <button id="filter" \(new) element="true" traits="button" x="260" y="50" width="48" height="48"/>
       </view>
       <list id="items" x="0" y="120" width="390" height="700">

      """
    for (row, item) in rows.enumerated() {
      let y = 120 + row * 80
      text += """
          <cell id="item-\(row)" class="ItemCell" x="0" y="\(y)" width="390" height="80">
           <text element="true" label="\(item)" x="16" y="\(y)" width="200" height="20"/>
           <text element="true" label="€\(price + row).90" x="16" y="\(y + 30)" width="80" height="20"/>
           <button element="true" traits="button" x="320" y="\(y + 10)" width="48" height="48"/>
          </cell>

        """
    }
    return text + " </list>\n</screen>\n"
  }

  /// Writes the screens into a folder of `work`.
  func write(to name: String, in folder: TemporaryFolder) throws {
    for file in files { try folder.write(file.text, to: "work/\(name)/\(file.name)") }
  }
}
