// swift-tools-version: 6.2

import PackageDescription

// The rooms of the house and what each may import (`Tests/ArchitectureTests` enforces it):
// bytes → Importers → ViewHierarchy → ScreenModel → Audit/Checks → Gate → Reports.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
// `Scripts/fuzz` builds what the program consists of with coverage and address sanitizer, for libFuzzer to drive it.
let isFuzzed = Context.environment["SCREENREADOUT_FUZZ"] != nil
let instrumented: [SwiftSetting] =
  isFuzzed ? [.unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library", "-enable-testing"])] : strict

#if os(Linux)
  let libxml2PkgConfig: String? = "libxml-2.0"
  // Apple's systems decode pictures themselves (ImageIO).
  let pictureLibrary: [Target] = [
    .systemLibrary(name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev", "pkg-config"])])
  ]
#else
  let pictureLibrary: [Target] = []
  // macOS carries libxml2 in its SDK; naming pkg-config there only brings a warning.
  let libxml2PkgConfig: String? = nil
#endif

func room(_ name: String, _ rooms: [String] = [], exclude: [String] = [], plugins: [Target.PluginUsage] = []) -> Target
{
  .target(
    name: name, dependencies: rooms.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: instrumented, plugins: plugins)
}

func tests(_ name: String, _ rooms: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: (["TestSupport"] + rooms).map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: strict)
}

let allRooms = [
  "Audit", "Checks", "Gate", "Importers", "Markup", "Pixels", "ReadingOrder", "Reports", "ScreenModel",
  "ViewHierarchy",
]

let package = Package(
  name: "screenreadout",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "screenreadout", targets: ["screenreadout"])],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: libxml2PkgConfig,
      providers: [.apt(["libxml2-dev", "pkg-config"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CHeap"),
    room("Markup", ["CLibXML2"]),
    room("ViewHierarchy"),
    room("ReadingOrder"),
    room("Pixels", ["CHeap"] + pictureLibrary.map(\.name)),
    room("Importers", ["Markup", "ViewHierarchy"]),
    room("ScreenModel", ["ViewHierarchy", "ReadingOrder"]),
    room("Audit", ["ScreenModel", "ViewHierarchy", "Markup"], exclude: ["RulePages"], plugins: ["EmbedPages"]),
    room("Checks", ["Audit", "ScreenModel", "ViewHierarchy", "ReadingOrder"], plugins: ["EmbedPages"]),
    room("Gate", ["Audit", "ScreenModel", "ViewHierarchy", "Markup"]),
    room(
      "Reports", ["Gate", "Audit", "ScreenModel", "ViewHierarchy", "Markup"], exclude: ["Assets"],
      plugins: ["EmbedPages"]),
    .executableTarget(
      name: "screenreadout", dependencies: (["CHeap"] + allRooms).map { .byName(name: $0) }, swiftSettings: strict),
    .executableTarget(
      name: "readout-bench", dependencies: allRooms.map { .byName(name: $0) }, swiftSettings: strict),
    .executableTarget(name: "embed-pages", exclude: ["Plugin"], swiftSettings: strict),
    .plugin(
      name: "EmbedPages", capability: .buildTool(), dependencies: ["embed-pages"], path: "Sources/embed-pages/Plugin"),
    .target(
      name: "FuzzTargets", dependencies: allRooms.map { .byName(name: $0) }, path: "Sources/readout-fuzz/Targets",
      swiftSettings: instrumented),
    .target(
      name: "TestSupport", dependencies: ["Importers", "ScreenModel", "ViewHierarchy"], path: "Tests/Support",
      swiftSettings: strict),
    tests("MarkupTests", ["Markup"]),
    tests("ViewHierarchyTests", ["ViewHierarchy"]),
    tests("ReadingOrderTests", ["ReadingOrder", "Markup", "readout-bench"], exclude: ["Screens"]),
    tests("PixelsTests", ["Pixels"]),
    tests("ImportersTests", ["Importers", "Markup", "ViewHierarchy", "readout-bench"]),
    tests("ScreenModelTests", ["Importers", "ScreenModel", "ViewHierarchy"]),
    tests("AuditTests", ["Audit", "Checks", "Importers", "ScreenModel", "ViewHierarchy"]),
    tests("RulebookTests", ["Audit", "Checks", "Importers", "ScreenModel", "ViewHierarchy", "embed-pages"]),
    tests("GateTests", ["Audit", "Checks", "Gate", "ScreenModel"]),
    tests("ReportsTests", allRooms),
    tests("SamplesTests", ["screenreadout"] + allRooms),
    tests("ScenarioTests", ["screenreadout", "FuzzTargets"] + allRooms, exclude: ["Scenarios"]),
    tests("ArchitectureTests", []),
  ] + pictureLibrary
)

if isFuzzed {
  // The program becomes a library, so that what it alone holds can be fuzzed too.
  package.products = []
  package.targets.removeAll { $0.isTest || ["screenreadout", "readout-bench", "TestSupport"].contains($0.name) }
  package.targets += [
    .target(
      name: "screenreadout", dependencies: (["CHeap"] + allRooms).map { .byName(name: $0) }, exclude: ["main.swift"],
      swiftSettings: instrumented),
    .executableTarget(
      name: "readout-fuzz", dependencies: ["FuzzTargets", "screenreadout"], exclude: ["Targets"],
      swiftSettings: instrumented, linkerSettings: [.unsafeFlags(["-sanitize=address"])]),
  ]
}
