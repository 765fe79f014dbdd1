/// The options of `speak`.
enum SpeakOptions {
  static var all: [OptionSpec] {
    output + snapshots + AuditOptions.finding + AuditOptions.reading + AuditOptions.quietly
  }

  /// What is printed.
  private static var output: [OptionSpec] {
    [
      OptionSpec(
        .format, .choice("FORMAT", ["text", "json", "markdown"]), default: "text", "the form of the readout"),
      OptionSpec(.plain, "one utterance a line and nothing else, for a speech synthesiser"),
      OptionSpec(
        .hints, .choice("WHEN", ["on", "off"]), default: "on",
        "also tell what follows after a pause: hints, \"Actions available\", \"More Content\""),
      OptionSpec(
        .reader, .choice("NAME", ["voiceover", "talkback", "auto"]), default: "auto",
        "the screen reader; auto takes that of the platform"),
    ]
  }

  /// What is compared.
  private static var snapshots: [OptionSpec] {
    [
      OptionSpec(
        .write, .folder("DIR"), "write one text file a screen, with numbers and dates masked, to be committed"),
      OptionSpec(.check, .folder("DIR"), "compare with those files; exit 1 where what is heard has changed"),
      OptionSpec(
        .compare, .file("LOG"),
        "compare with a walk recorded on a device, one utterance a line; exit 1 where it differs"),
    ]
  }
}
