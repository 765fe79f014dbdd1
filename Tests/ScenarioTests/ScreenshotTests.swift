import TestSupport
import Testing
import ViewHierarchy

@testable import screenreadout

/// Which picture belongs to which export, and how its pixels lie over the frames.
struct ScreenshotTests {
  private func paired(_ names: [String], given: [String] = []) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for name in names { try folder.write("", to: name) }
    let files = names.filter { !$0.contains(".png") }.map { name in
      InputFile(origin: .walked, path: folder.path + "/" + name, relativePath: name, arguments: [0])
    }
    let given = given.map { $0.contains("{") ? $0 : folder.path + "/" + $0 }
    let finder = try ScreenshotFinder(files, given: given)
    var pairs: [String: String] = [:]
    for file in files {
      guard let picture = finder.screenshot(of: file.path) else { continue }
      pairs[file.relativePath] = picture.replacing(folder.path + "/", with: "")
      #expect(finder.isScreenshot(picture))
    }
    return pairs
  }

  @Test("A picture of the same name is the screenshot of the export beside it")
  func beside() throws {
    let pairs = try paired(["home.xml", "home.png", "cart.json", "cart_screenshot.png", "login.xml", "other.png"])
    #expect(pairs == ["home.xml": "home.png", "cart.json": "cart_screenshot.png"])
  }

  @Test("Pictures in a folder in or beside that of the exports are found")
  func folders() throws {
    let pairs = try paired(["a/home.xml", "a/screenshots/home.png", "b/xml/cart.xml", "b/screenshots/cart.png"])
    #expect(pairs == ["a/home.xml": "a/screenshots/home.png", "b/xml/cart.xml": "b/screenshots/cart.png"])
  }

  @Test("The only picture with the number of the only export is its screenshot, and no other")
  func numbered() throws {
    let pairs = try paired([
      "source-1.xml", "shot-01.png", "source-2.xml", "shot-2.png", "old-2.png", "a-3.xml", "b-3.xml", "shot-3.png",
    ])
    #expect(pairs == ["source-1.xml": "shot-01.png"])
  }

  @Test("A pattern and a folder win over what lies beside")
  func given() throws {
    #expect(
      try paired(["home.xml", "home.png", "home.dark.png"], given: ["{name}.dark.png"]) == ["home.xml": "home.dark.png"]
    )
    #expect(
      try paired(["x/home.xml", "x/home.png", "shots/x/home.png"], given: ["shots"]) == [
        "x/home.xml": "shots/x/home.png"
      ])
  }

  @Test("One picture for several exports is refused")
  func ambiguous() throws {
    #expect(throws: UsageError.self) { try paired(["a.xml", "b.xml", "c.png"], given: ["c.png"]) }
    #expect(try paired(["a.xml", "c.png"], given: ["c.png"]) == ["a.xml": "c.png"])
  }

  // MARK: Sizes

  private func fit(
    _ width: Double, _ height: Double, _ pixels: (Int, Int), platform: Platform = .ios, density: Double? = nil,
    barred: Bool = false
  ) throws(ScreenshotFit.Mismatch) -> ScreenshotFit {
    var header = ScreenHeader(platform: platform, sourceFormat: "", facts: [])
    (header.width, header.height, header.density) = (width, height, density)
    return try ScreenshotFit(header, width: pixels.0, height: pixels.1) { _ in barred }
  }

  @Test(
    "The scale is that of the device",
    arguments: [
      (390.0, 844.0, (1170, 2532), Platform.ios, nil, 3.0), (393, 852, (1179, 2556), .ios, nil, 3),
      (820, 1180, (1640, 2360), .ios, nil, 2), (411.43, 891.43, (1080, 2340), .android, 2.625, 2.625),
      (360, 640, (540, 960), .android, 1.5, 1.5), (411.43, 823.24, (1080, 2340), .android, 2.625, 2.625),
    ] as [(Double, Double, (Int, Int), Platform, Double?, Double)])
  func scales(
    width: Double, height: Double, pixels: (Int, Int), platform: Platform, density: Double?, scale: Double
  ) throws {
    let fit = try fit(width, height, pixels, platform: platform, density: density)
    #expect(fit == ScreenshotFit(scale: scale, x: 0, y: 0, isResampled: false))
  }

  @Test("A smaller copy of the picture is known as one")
  func resampled() throws {
    let fit = try fit(390, 844, (400, 866))
    #expect(fit.isResampled)
    #expect(abs(fit.scale - 400.0 / 390) < 0.001)
  }

  @Test("Bars on both sides are left out")
  func letterbox() throws {
    #expect(try fit(320, 480, (768, 1024), barred: true).x == (768 - 320 * 1024.0 / 480) / 2)
    #expect(throws: ScreenshotFit.Mismatch.self) { try fit(320, 480, (768, 1024), barred: false) }
  }

  @Test(
    "A picture of another screen is refused",
    arguments: [
      ((1080, 2400), "another screen"), ((2532, 1170), "on its side"), ((1290, 2796), "another screen"),
      ((1125, 2436), "another screen"),
    ])
  func mismatches(pixels: (Int, Int), words: String) {
    do {
      _ = try fit(390, 844, pixels)
      Issue.record("it fits")
    } catch {
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  @Test("Without a size of the screen nothing fits")
  func unsized() {
    #expect(throws: ScreenshotFit.Mismatch.self) { try fit(0, 0, (1170, 2532)) }
    #expect(throws: ScreenshotFit.Mismatch.self) { try fit(.infinity, 844, (1170, 2532)) }
  }
}
