import Markup

/// A test case of a JUnit report.
struct JUnitCase {
  /// How the case ended.
  enum Result {
    case passed
    case skipped(String)
    case failure(type: String, message: String, text: String)
    case error(message: String, text: String)
  }

  let className: String
  let name: String
  var result = Result.passed
  /// What the case has to tell beside its result.
  var output = ""
  var file: String?
}

/// A suite of a JUnit report with its counts.
struct JUnitSuite {
  private let name: String
  private let file: String?
  private var cases: [JUnitCase] = []

  init(name: String, file: String?) {
    self.name = name
    self.file = file
  }

  mutating func add(_ test: JUnitCase) { cases.append(test) }

  /// The element, ready to stand in `testsuites`.
  func bytes(namesFiles: Bool) -> [UInt8] {
    var xml = XMLWriter(declaration: false)
    xml.open("testsuite")
    xml.attribute("name", name)
    xml.attribute("tests", cases.count)
    xml.attribute("failures", cases.count { if case .failure = $0.result { true } else { false } })
    xml.attribute("errors", cases.count { if case .error = $0.result { true } else { false } })
    xml.attribute("skipped", cases.count { if case .skipped = $0.result { true } else { false } })
    if let file { xml.attribute("file", file) }
    for test in cases { write(test, namesFiles: namesFiles, to: &xml) }
    xml.close()
    return xml.takeBytes()
  }

  private func write(_ test: JUnitCase, namesFiles: Bool, to xml: inout XMLWriter) {
    xml.open("testcase")
    xml.attribute("classname", test.className)
    xml.attribute("name", test.name)
    if namesFiles, let file = test.file ?? file { xml.attribute("file", file) }
    switch test.result {
    case .passed: break
    case .skipped(let message):
      xml.open("skipped")
      xml.attribute("message", message)
      xml.close()
    case .failure(let type, let message, let text):
      xml.open("failure")
      xml.attribute("type", type)
      xml.attribute("message", message)
      xml.text(text)
      xml.close()
    case .error(let message, let text):
      xml.open("error")
      xml.attribute("message", message)
      xml.text(text)
      xml.close()
    }
    if !test.output.isEmpty {
      xml.open("system-out")
      xml.text(test.output)
      xml.close()
    }
    xml.close()
  }
}
