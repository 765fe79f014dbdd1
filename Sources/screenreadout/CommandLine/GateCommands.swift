/// The commands around the gate: what is known, what changed, what is configured.
enum GateCommands {
  static func spec(_ name: CommandName) -> CommandSpec {
    switch name {
    case .diff:
      CommandSpec(
        name: name, summary: "what changed between two run files, baselines, or exports",
        argument: ArgumentSpec(
          value: .file("OLD NEW"), count: .two, help: "run files, baselines, or files or folders of exports"),
        options: [
          OptionSpec(
            .format, .choice("FORMAT", ["text", "json", "markdown"]), default: "text",
            "the form of the list; markdown for a comment in a pull request"),
          AuditOptions.failOn, AuditOptions.redact,
        ] + AuditOptions.reading + AuditOptions.looking + AuditOptions.selecting + AuditOptions.behaviour)
    case .baselineCreate: baseline(name, "write the list of known findings")
    case .baselineUpdate: baseline(name, "take new findings into the list, and fixed ones out of it")
    case .baselinePrune: baseline(name, "take fixed findings out of the list")
    case .baselineCheck: baseline(name, "tell what is new and what is fixed; exit 1 on a difference")
    case .judge:
      CommandSpec(
        name: name, summary: "store a decision about a finding for review",
        argument: ArgumentSpec(
          value: .text("ID DECISION"), count: .two,
          help: "the id of the finding in a report, and confirmed or dismissed"),
        options: [
          OptionSpec(.reason, .text("TEXT"), "why"),
          OptionSpec(
            .run, .file("RUN"),
            "the run file that holds the finding and tells whether it is for review; default: the baseline holds it, "
              + "which does not tell that"),
          baselineFile,
        ] + AuditOptions.configuring)
    case .merge:
      CommandSpec(
        name: name, summary: "join the run files of all parts of a run, and judge the whole once",
        argument: ArgumentSpec(value: .file("RUN"), count: .many, help: "the run files of all parts"),
        options: rendering + [AuditOptions.sources])
    case .report:
      CommandSpec(
        name: name, summary: "write a stored run in other formats",
        argument: ArgumentSpec(value: .file("RUN"), count: .one, help: "a run file"),
        options: rendering.filter { option in !AuditOptions.gating.contains { $0.name == option.name } }
          .filter { option in !AuditOptions.configuring.contains { $0.name == option.name } })
    case .configCheck:
      CommandSpec(
        name: name, summary: "tell what is wrong in the config", argument: nil, options: AuditOptions.configuring)
    case .configPrint:
      CommandSpec(
        name: name, summary: "print the config in force, with all that it extends", argument: nil,
        options: [OptionSpec(.origin, "also tell where each value comes from")] + AuditOptions.configuring)
    default:
      CommandSpec(
        name: name, summary: "look at this folder and write a commented config", argument: nil,
        options: [
          OptionSpec(
            .ci, .choice("NAME", ["github", "gitlab", "jenkins", "bitrise", "circleci"]),
            "also print the lines for this CI service")
        ])
    }
  }

  /// The file that holds the list.
  private static var baselineFile: OptionSpec {
    OptionSpec(
      .baseline, .file("FILE"), default: ".screenreadout-baseline.json", "the list of known findings")
  }

  private static func baseline(_ name: CommandName, _ summary: String) -> CommandSpec {
    CommandSpec(
      name: name, summary: summary, argument: CommandTable.configuredPaths,
      options: [baselineFile, AuditOptions.today] + AuditOptions.finding + AuditOptions.reading
        + AuditOptions.looking + AuditOptions.selecting + AuditOptions.behaviour)
  }

  /// The options of commands that write reports of stored runs.
  private static var rendering: [OptionSpec] {
    let selecting = AuditOptions.selecting.filter { [.framework, .rulebook].contains($0.name) }
    let behaviour = AuditOptions.behaviour.filter { $0.name != .jobs && $0.name != .progress }
    return AuditOptions.output + selecting + AuditOptions.gating + behaviour
  }
}
