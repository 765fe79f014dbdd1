import Testing

/// A run that the system or a person ends.
@Suite struct SignalTests {
  // Ctrl-C has the same handler, but a shell lets its background jobs ignore it.
  @Test(
    "a run that is ended takes its unfinished report along, leaves the old one, and ends by the signal",
    arguments: [("TERM", "143"), ("HUP", "129")])
  func ended(signal: String, status: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "work/report.json")
    // The run waits for its input, with its report begun.
    let outcome = try ChildProcess.run(
      """
      mkfifo feed
      screenreadout audit - --report json=report.json <feed &
      run=$! tries=0
      exec 3>feed
      until ls .report.json.*.tmp >begun 2>&1 || [ $tries -gt 600 ]; do sleep 0.05; tries=$((tries + 1)); done
      kill -\(signal) $run
      wait $run
      echo $?
      ls -A
      """, in: folder)
    #expect(outcome.output == "\(status)\nbegun\nfeed\nreport.json\n")
    #expect(try folder.read("work/begun").contains(".report.json."))
    #expect(try folder.read("work/report.json") == "old")
  }

  @Test("a report that may not grow further is told and leaves the old one")
  func limited() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "work/report.html")
    try folder.write(
      "<screen platform='ios'><button element='true' x='1' y='1' width='9' height='9'/></screen>", to: "work/a.xml")
    let outcome = try ChildProcess.run(
      "ulimit -f 1; screenreadout audit a.xml --report html=report.html >/dev/null; echo $?; ls -A", in: folder)
    #expect(outcome.output.hasSuffix("4\na.xml\nreport.html\n"), "\(outcome.output)")
    #expect(outcome.errors.contains("report.html"), "\(outcome.errors)")
    #expect(try folder.read("work/report.html") == "old")
  }
}
