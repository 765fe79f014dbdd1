import TestSupport
import Testing

/// The rooms of the house and what each may import: data flows one way, from bytes to reports.
@Suite struct ImportTableTests {
  private static let table: [String: Set<String>] = [
    "Markup": ["CLibXML2"],
    "ViewHierarchy": [],
    "ReadingOrder": [],
    "Pixels": ["CHeap", "CLibPNG"],
    "Importers": ["Markup", "ViewHierarchy"],
    "ScreenModel": ["ViewHierarchy", "ReadingOrder"],
    "Audit": ["ScreenModel", "ViewHierarchy", "Markup"],
    "Checks": ["Audit", "ScreenModel", "ViewHierarchy", "ReadingOrder"],
    "Gate": ["Audit", "ScreenModel", "ViewHierarchy", "Markup"],
    "Reports": ["Gate", "Audit", "ScreenModel", "ViewHierarchy", "Markup"],
    "embed-pages": [],
    "CLibXML2": [],
    "CLibPNG": [],
    "CHeap": [],
  ]
  /// Executables that tie the rooms together.
  private static let free: Set = ["screenreadout", "readout-bench", "readout-fuzz"]
  private static let rooms = Set(table.keys).union(free)

  @Test("a room imports only the rooms that the table allows", arguments: SourceFile.all)
  func imports(file: SourceFile) {
    if Self.free.contains(file.room) {
      #expect(!file.imports.contains("CLibXML2"), "only Markup may import libxml2")
      #expect(!file.imports.contains("CLibPNG"), "only Pixels may import libpng")
      return
    }
    guard let allowed = Self.table[file.room] else {
      Issue.record("the room \(file.room) is missing in the import table")
      return
    }
    let ours = file.imports.filter(Self.rooms.contains)
    #expect(Set(ours).subtracting(allowed).isEmpty, "\(file.path) imports \(ours)")
  }

  @Test("libxml2 has one door")
  func libxml2() {
    let importers = SourceFile.all.filter { file in
      file.imports.contains { $0.lowercased().contains("libxml") }
    }
    #expect(Set(importers.map(\.room)).subtracting(["Markup"]).isEmpty)
  }

  @Test("Foundation is imported in one file at most")
  func foundation() {
    let importers = SourceFile.all.filter { file in file.imports.contains { $0.hasPrefix("Foundation") } }
    #expect(importers.count <= 1, "\(importers.map(\.path))")
  }

  @Test("the manifest names every room of the table")
  func manifest() throws {
    let manifest = try #require(RepositoryFiles.text(of: "Package.swift"))
    for room in Self.table.keys { #expect(manifest.contains("\"\(room)\"")) }
  }
}
