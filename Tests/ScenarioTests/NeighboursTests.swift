import Testing

@testable import screenreadout

struct NeighboursTests {
  private func text(_ path: String, in folder: TemporaryFolder, asking: String = "../en.lproj/*.strings") -> String? {
    let read = Neighbours.reader(of: folder(path), limit: 1000)
    return read?(asking).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A file in a language folder has neighbours in the folders beside it")
  func reads() throws {
    let folder = try TemporaryFolder()
    try folder.write("texts", to: "App/en.lproj/Main.strings")
    try folder.write("catalogue", to: "App/Base.lproj/Main.xcstrings")
    #expect(text("App/Base.lproj/Main.storyboard", in: folder) == "texts")
    #expect(text("App/Base.lproj/Main.storyboard", in: folder, asking: "*.xcstrings") == "catalogue")
    #expect(text("App/Base.lproj/Other.storyboard", in: folder) == nil)
    #expect(text("App/Views/Main.storyboard", in: folder) == nil)
    #expect(text("App/Base.lproj/Main.storyboard", in: folder, asking: "../../secret/*.strings") == nil)
    #expect(Neighbours.reader(of: "-", limit: 1000) == nil)
  }

  @Test("Symbolic links and large files are no neighbours")
  func refuses() throws {
    let folder = try TemporaryFolder()
    try folder.write("texts", to: "real.lproj/Main.strings")
    try folder.makeFolder("App/en.lproj")
    try folder.link("App/en.lproj/Main.strings", to: folder("real.lproj/Main.strings"))
    #expect(text("App/Base.lproj/Main.storyboard", in: folder) == nil)
    try folder.link("App/de.lproj", to: folder("real.lproj"))
    #expect(text("App/Base.lproj/Main.storyboard", in: folder, asking: "../de.lproj/*.strings") == nil)
    try folder.write(String(repeating: "a", count: 2000), to: "App/fr.lproj/Main.strings")
    #expect(text("App/Base.lproj/Main.storyboard", in: folder, asking: "../fr.lproj/*.strings") == nil)
  }
}
