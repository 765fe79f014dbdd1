import Audit

/// The options of `audit`, in the groups that other commands share.
enum AuditOptions {
  static var all: [OptionSpec] {
    output + showing + [sources, redact] + finding + piping + reading + looking + selecting + gating + scaling
      + behaviour
  }

  /// What the audit writes, and where.
  static var output: [OptionSpec] {
    [
      OptionSpec(
        .format, .choice("FORMAT", CommandTable.reportFormats), default: "text",
        "the report on standard output"),
      OptionSpec(
        .report, .pair(.choice("FORMAT", CommandTable.reportFormats), .file("PATH")), repeatable: true,
        "also write a report to a file"),
      OptionSpec(.noCIDetect, "write nothing besides, such as the summary of a step of GitHub Actions"),
    ]
  }

  static var sources: OptionSpec {
    OptionSpec(
      .sources, .folder("DIR"), repeatable: true,
      "search the app's source code for identifiers, so that findings name the place where they are mended")
  }

  static var redact: OptionSpec {
    OptionSpec(.redact, "tell texts of the app as their shape (\"Xxxx 99\") in all reports; identifiers stay")
  }

  /// What reports show of screenshots.
  static var showing: [OptionSpec] {
    [OptionSpec(.embedScreenshots, "show the screenshots in the HTML report, which then holds them")]
  }

  /// Which files are looked at.
  static var finding: [OptionSpec] {
    [
      OptionSpec(
        .filesFrom, .file("FILE"), "read further paths from a file, one a line; - reads them from standard input"),
      OptionSpec(.allowNoMatch, "a pattern that matches nothing, or an empty list of files, is no failure"),
    ]
  }

  /// How a file is understood.
  static var reading: [OptionSpec] {
    [
      OptionSpec(
        .inputFormat, .choice("NAME", CommandTable.inputFormats), "read every input as this format"),
      OptionSpec(.screen, .text("KEY"), "the key of the screen, where one file is given"),
      OptionSpec(.platform, .choice("NAME", ["ios", "android"]), "the platform, where the export does not tell"),
      OptionSpec(.density, .decimal("N"), "pixels a point, where the export counts in pixels"),
      OptionSpec(
        .direction, .choice("WAY", ["ltr", "rtl", "auto"]), default: "auto",
        "the direction of the layout; auto: as stated, else as the language or nearly all texts tell"),
      OptionSpec(.language, .text("TAG"), "the language of the screen, such as en or ar-EG"),
      OptionSpec(.app, .text("ID"), "the bundle or package under test; nodes of others are dropped"),
      OptionSpec(
        .maxSize, .number("BYTES", 1...4_000_000_000), default: String(FileReader.defaultLimit),
        "refuse larger files"),
      OptionSpec(.maxDepth, .number("N", 1...100_000_000), default: "100000", "refuse deeper trees"),
      OptionSpec(.maxNodes, .number("N", 1...100_000_000), default: "2000000", "refuse trees of more nodes"),
    ]
  }

  /// What lies beside an export.
  static var looking: [OptionSpec] {
    [
      OptionSpec(
        .screenshot, .file("PATH"), repeatable: true,
        "the PNG of the screen, a folder of them, or a pattern such as {name}_screenshot.png; default: one of the same "
          + "name beside the export")
    ]
  }

  /// Which rules run.
  static var selecting: [OptionSpec] {
    [
      framework,
      OptionSpec(
        .preset, .choice("NAME", Preset.names), default: "recommended",
        "the set of rules; NAME@1 stays the same when the program learns new rules"),
    ] + narrowing + [
      rulebook,
      OptionSpec(.only, .text("RULE"), repeatable: true, "run these rules only; * matches any letters"),
      OptionSpec(.skip, .text("RULE"), repeatable: true, "leave these rules out; * matches any letters"),
      OptionSpec(
        .severity, .pair(.text("RULE"), .choice("LEVEL", severities + ["off"])), repeatable: true,
        "change the severity of these rules; findings for review stay one step below it; * matches any letters"),
      OptionSpec(.minSeverity, .choice("LEVEL", severities), "leave out findings below this severity"),
    ]
  }

  /// What a rule must have to take part.
  static var narrowing: [OptionSpec] {
    [
      OptionSpec(
        .standard, .choice("NAME", Standard.allCases.map(\.rawValue)), "only rules about a criterion of this standard"),
      OptionSpec(
        .basis, .choice("NAME", Basis.allCases.map(\.rawValue)), repeatable: true,
        "only rules that exist for this reason"
      ),
      OptionSpec(
        .tag, .text("NAME"), repeatable: true,
        "only rules with this tag: a category, an impact, wcag-1.4.3, wcag-aa, ios, android"),
    ]
  }

  /// What fails the gate.
  static var gating: [OptionSpec] {
    [
      failOn,
      OptionSpec(
        .failOnNew, .choice("LEVEL", severities + ["never"]),
        "the lowest severity of a new finding that fails the gate; default: that of --fail-on"),
      baseline,
      OptionSpec(
        .against, .file("RUN"), "only what is new since this run file counts; also tell what got worse on each element"),
      OptionSpec(
        .max, .pair(.text("WHAT"), .number("N", 0...1_000_000_000)), repeatable: true,
        "a budget: at most N of a severity, a rule, causes, new, unreadable"),
      OptionSpec(.exitZero, "exit 0 where the gate fails (not where an input is unreadable)"),
      OptionSpec(.strict, "stale entries of baseline and config fail the gate"),
      today,
    ]
  }

  static var failOn: OptionSpec {
    OptionSpec(
      .failOn, .choice("LEVEL", severities + ["never"]), default: "error", "the lowest severity that fails the gate")
  }

  static var baseline: OptionSpec {
    OptionSpec(.baseline, .file("FILE"), "only what is not in this list of known findings counts")
  }

  static var today: OptionSpec {
    OptionSpec(.today, .text("YYYY-MM-DD"), "the day that suppressions end on or not; default: today, in UTC")
  }

  /// A part of a run for one of several machines.
  static var scaling: [OptionSpec] {
    [OptionSpec(.shard, .text("I/N"), "audit part I of N only; `merge` joins the run files of the parts")]
  }

  /// Exports in a stream, one a line.
  static var piping: [OptionSpec] {
    [
      OptionSpec(
        .stdinFormat, .choice("FORM", ["export", "ndjson"]), default: "export",
        "what - holds: one export, or one JSON object a line with \"key\" and \"export\"")
    ]
  }

  private static let severities = ["error", "warning", "note"]

  /// How the run behaves.
  static var behaviour: [OptionSpec] {
    configuring + [
      OptionSpec(.jobs, .number("N", 1...1024), "how many files are audited at once; default: one a core"),
      OptionSpec(.quiet, short: "q", "no messages on standard error but failures"),
      OptionSpec(.verbose, short: "v", "show notes, and every finding in full"),
      OptionSpec(
        .progress, .choice("WHEN", ["auto", "never"]), default: "auto", "show progress where a terminal listens"),
    ]
  }

  /// Where the config is.
  static var configuring: [OptionSpec] {
    [
      OptionSpec(
        .config, .file("FILE"),
        "the config; default: .screenreadout.json here or above, up to the root of the repository"),
      OptionSpec(.noConfig, "do not look for a config file"),
    ]
  }

  /// How a command that only tells behaves.
  static var quietly: [OptionSpec] {
    configuring + [
      OptionSpec(.jobs, .number("N", 1...1024), "how many files are read at once; default: one a core"),
      OptionSpec(.quiet, short: "q", "no messages on standard error but failures"),
    ]
  }

  static var framework: OptionSpec {
    OptionSpec(
      .framework,
      .choice("NAME", ["uikit", "swiftui", "views", "compose", "react-native", "flutter", "auto"]), default: "auto",
      "the framework that fixes are written for")
  }

  static var rulebook: OptionSpec {
    OptionSpec(.rulebook, .folder("DIR"), repeatable: true, "add the rule pages of a folder")
  }
}
