import Testing

@testable import screenreadout

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("0123456789", to: "ten")
  }

  private func reason(_ name: String, limit: Int = 100) -> ReadError.Reason? {
    do {
      _ = try FileReader.read(folder(name), limit: limit)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a file is read whole, up to the limit`() throws {
    #expect(try FileReader.read(folder("ten"), limit: 10).count == 10)
    #expect(reason("ten", limit: 9) == .tooLarge)
    try folder.write(String(repeating: "x", count: 300_000), to: "long")
    #expect(try FileReader.read(folder("long"), limit: 1 << 20).count == 300_000)
    try folder.write("", to: "empty")
    #expect(try FileReader.read(folder("empty"), limit: 0).isEmpty)
  }

  @Test func `what is no file is refused with its reason, and nothing hangs`() throws {
    try folder.makePipe("pipe")
    try folder.makeFolder("folder.xml")
    try folder.link("circle", to: "circle")
    #expect(reason("pipe") == .notRegular)
    #expect(reason("folder.xml") == .folder)
    #expect(reason("missing") == .missing)
    #expect(reason("circle") == .failed)
    #expect(throws: ReadError.self) { try FileReader.read("/dev/zero", limit: 100) }
  }

  @Test func `a file appears only when it is committed`() throws {
    let file = try AtomicFile(folder("new/deep/out.json"), inputs: [])
    try file.append(Array("one".utf8))
    #expect(!FileStatus.exists(folder("new/deep/out.json")))
    try file.commit()
    #expect(try folder.read("new/deep/out.json") == "one")
    #expect(try FolderListing.names(in: folder("new/deep")) == ["out.json"])
  }

  @Test func `a file that is dropped leaves what was there`() throws {
    do {
      let file = try AtomicFile(folder("ten"), inputs: [])
      try file.append(Array("new".utf8))
    }
    #expect(try folder.read("ten") == "0123456789")
    #expect(try FolderListing.names(in: folder.path) == ["ten"])
  }

  @Test func `sections are joined in the order in which they are appended`() throws {
    let file = try AtomicFile(folder("out"), inputs: [])
    let first = try file.section()
    let second = try file.section()
    try second.append(Array(repeating: UInt8(ascii: "2"), count: 200_000))
    try first.append(Array("1".utf8))
    try file.append(Array("0".utf8))
    try file.append(first)
    try file.append(second)
    try file.append(first)
    try file.commit()
    #expect(try folder.read("out") == "01" + String(repeating: "2", count: 200_000))
    #expect(try FolderListing.names(in: folder.path) == ["out", "ten"])
  }

  @Test func `an input is never replaced, under whatever name`() throws {
    try folder.link("alias", to: "ten")
    let inputs = Set([FileIdentity(path: folder("ten"))].compactMap { $0 })
    #expect(inputs.count == 1)
    for name in ["ten", "alias", "./ten"] {
      #expect(throws: WriteError.self) { try AtomicFile(folder(name), inputs: inputs) }
    }
    #expect(try folder.read("ten") == "0123456789")
  }

  @Test func `a symbolic link stays one, and its target is replaced`() throws {
    try folder.link("alias", to: "ten")
    let file = try AtomicFile(folder("alias"), inputs: [])
    try file.append(Array("new".utf8))
    try file.commit()
    #expect(try FileStatus.of(folder("alias"), following: false) == .symbolicLink)
    #expect(try folder.read("ten") == "new")
  }

  @Test func `a folder, a device, or a path through a file are handled`() throws {
    #expect(throws: WriteError.self) { try AtomicFile(folder.path, inputs: []) }
    #expect(throws: WriteError.self) { try AtomicFile(folder("ten/x"), inputs: []) }
    let device = try AtomicFile("/dev/null", inputs: [])
    try device.append([1])
    try device.commit()
    #expect(try FileStatus.of("/dev/null", following: false) == .device)
  }
}

@Suite struct OwnFileTests {
  @Test(
    "our own reports are recognised, canonical exports and others are not",
    arguments: [
      ("{\n \"schema\": \"screenreadout-report/1\",", true), ("{\"schema\":\"screenreadout-baseline/1\"}", true),
      ("<?xml version=\"1.0\"?>\n<report schema=\"screenreadout-report/1\">", true),
      ("{\"schema\": \"screenreadout-hierarchy/1\"}", false), ("{\"schema\": \"other\"}", false), ("", false),
      ("<screen key=\"screenreadout-home\"/>", false), ("schema", false),
    ])
  func own(text: String, expected: Bool) {
    #expect(OwnFile.isOurs(Array(text.utf8)) == expected)
  }
}
