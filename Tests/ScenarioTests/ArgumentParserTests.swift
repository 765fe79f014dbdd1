import Markup
import Testing

@testable import screenreadout

@Suite struct ArgumentParserTests {
  private func parse(_ words: String..., existing: Set<String> = []) throws -> Invocation {
    try ArgumentParser(exists: { existing.contains($0) }).parse(words)
  }

  private func command(_ words: String..., existing: Set<String> = []) throws -> ParsedCommand {
    let invocation = try ArgumentParser(exists: { existing.contains($0) }).parse(words)
    guard case .command(let command) = invocation else { throw UsageError("not a command: \(invocation)") }
    return command
  }

  private func fault(_ words: String..., existing: Set<String> = []) -> String {
    do {
      let invocation = try ArgumentParser(exists: { existing.contains($0) }).parse(words)
      return "no fault, but \(invocation)"
    } catch {
      return error.message
    }
  }

  @Test func `a command name wins over a file of that name`() throws {
    #expect(try command("keys", "a.xml", existing: ["keys"]).name == .keys)
    #expect(try command("--", "keys").arguments == ["keys"])
    #expect(try command("--", "keys").name == .audit)
  }

  @Test(
    "a path, a pattern, or standard input needs no command",
    arguments: ["a.xml", "a/b", "*", "x?", "{a,b}", "[ab]", "-", "folder"])
  func firstWord(_ word: String) throws {
    let parsed = try command(word, existing: ["folder"])
    #expect(parsed.name == .audit)
    #expect(parsed.arguments == [word])
  }

  @Test func `the command may stand behind options`() throws {
    let parsed = try command("--color", "never", "keys", "a.xml")
    #expect(parsed.name == .keys)
    #expect(parsed.text(.color) == "never")
    #expect(parsed.arguments == ["a.xml"])
  }

  @Test func `nested commands have two words`() throws {
    let parsed = try command("rulebook", "check", "Rules")
    #expect(parsed.name == .rulebookCheck)
    #expect(parsed.arguments == ["Rules"])
    #expect(fault("rulebook") == "rulebook needs one of: new, check, test")
    #expect(fault("rulebook", "tset").contains("did you mean test?"))
  }

  @Test func `values come behind an equals sign or as the next word`() throws {
    let parsed = try command(
      "a.xml", "--jobs=3", "--density", "2.625", "--report", "json=out=1.json", "--severity=a=off", "--severity",
      "b=note")
    #expect(parsed.number(.jobs) == 3)
    #expect(parsed.decimal(.density) == 2.625)
    #expect(parsed.pairs(.report).map(\.key) == ["json"])
    #expect(parsed.pairs(.report).map(\.value) == ["out=1.json"])
    #expect(parsed.pairs(.severity).map(\.key) == ["a", "b"])
  }

  @Test func `the last value wins, and repeatable options keep all`() throws {
    let parsed = try command("a.xml", "--format", "json", "--format", "text", "--only", "a", "--only", "b")
    #expect(parsed.text(.format) == "text")
    #expect(parsed.texts(.only) == ["a", "b"])
  }

  @Test func `defaults stand in for what is not given`() throws {
    let parsed = try command("a.xml")
    #expect(parsed.text(.failOn) == "error")
    #expect(!parsed.isGiven(.failOn))
    #expect(parsed.number(.maxSize) == 64 << 20)
    #expect(parsed.number(.jobs) == nil)
    #expect(parsed.choice(.color, as: ColorChoice.self) == .auto)
    #expect(!parsed.flag(.strict))
  }

  @Test func `a single dash is a value and an input, two dashes end the options`() throws {
    let parsed = try command("audit", "--files-from", "-", "--", "--quiet", "-x")
    #expect(parsed.text(.filesFrom) == "-")
    #expect(parsed.arguments == ["--quiet", "-x"])
    #expect(!parsed.flag(.quiet))
  }

  @Test func `short options work`() throws {
    #expect(try command("a.xml", "-q").flag(.quiet))
    #expect(try command("a.xml", "-v").flag(.verbose))
  }

  @Test(
    "a wrong call is told with the way out",
    arguments: [
      (["audti"], "unknown command \"audti\"; did you mean audit?"),
      (["help"], "did you mean --help?"),
      (["a.xml", "--frmat", "json"], "unknown option --frmat of audit; did you mean --format?"),
      (["--frmat", "json"], "unknown option --frmat of audit; did you mean --format?"),
      (["a.xml", "-x"], "unknown option -x of audit"),
      (["a.xml", "--format", "jsn"], "did you mean json? (one of: text, json, run, xml, "),
      (["a.xml", "--severity", "x=eror"], "did you mean error?"),
      (["a.xml", "--severity", "x"], "--severity takes RULE=error|warning|note|off, not \"x\""),
      (["a.xml", "--report", "jsn=x"], "did you mean json?"),
      (["a.xml", "--max", "error=x"], "takes a whole number from 0"),
      (["a.xml", "--jobs", "0"], "--jobs takes a whole number from 1 to 1024, not \"0\""),
      (["a.xml", "--jobs", "99999999999999999999"], "takes a whole number"),
      (["a.xml", "--density", "nan"], "takes a number above 0"),
      (["a.xml", "--density", "0"], "takes a number above 0"),
      (["a.xml", "--screen"], "--screen needs a value (KEY)"),
      (["a.xml", "--screen", "--quiet"], "--screen needs a value (KEY)"),
      (["a.xml", "--screen="], "--screen needs a value (KEY)"),
      (["a.xml", "--quiet=yes"], "--quiet takes no value"),
      (["convert", "a", "b"], "convert takes one PATH, but got also \"b\""),
      (["convert"], "convert needs PATH"),
      (["rules", "x"], "rules takes no argument, but got \"x\""),
      (["schema", "report-jsn"], "did you mean report-json?"),
      (["completions", "fish"], "(one of: bash, zsh)"),
      (["diff", "a"], "diff needs OLD NEW"),
      (["keys", "--quiet", "x"], "unknown option --quiet of keys"),
      ([""], "unknown command \"\""),
    ])
  func faults(words: [String], message: String) {
    #expect(throws: UsageError.self) { try ArgumentParser(exists: { _ in false }).parse(words) }
    do {
      _ = try ArgumentParser(exists: { _ in false }).parse(words)
    } catch {
      #expect(error.message.contains(message), "\(error.message)")
    }
  }

  @Test func `help and version answer however wrong the rest is`() throws {
    guard case .version = try parse("--frmat", "-V") else { throw UsageError("no version") }
    guard case .help(.command(.keys)) = try parse("keys", "--frmat", "-h") else { throw UsageError("no help") }
    guard case .help(.command(.rulebookNew)) = try parse("rulebook", "new", "--help") else {
      throw UsageError("no help")
    }
    guard case .help(.group("rulebook")) = try parse("rulebook", "--help") else { throw UsageError("no help") }
    guard case .help(.general) = try parse("--help") else { throw UsageError("no help") }
    #expect(fault("--", "--help", "--version").contains("no fault"))
  }

  @Test(
    "the edit distance counts swapped letters once",
    arguments: [("", "", 0), ("abc", "", 3), ("abc", "acb", 1), ("audti", "audit", 1), ("kitten", "sitting", 3)])
  func distance(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first.utf8), Array(second.utf8)) == distance)
    #expect(EditDistance.between(Array(second.utf8), Array(first.utf8)) == distance)
  }
}
