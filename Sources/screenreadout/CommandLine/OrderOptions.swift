/// The options of `order`.
enum OrderOptions {
  static var all: [OptionSpec] {
    [
      OptionSpec(.format, .choice("FORMAT", ["text", "json", "xml"]), default: "text", "the form of the answer"),
      AuditOptions.framework,
    ] + AuditOptions.finding + AuditOptions.reading + AuditOptions.quietly
  }
}
