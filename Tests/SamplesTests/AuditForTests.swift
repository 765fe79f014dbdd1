/// Audits one file with the recommended preset and gives the rule and line of every finding; nil while the rooms
/// cannot audit a file, and then the samples are compared with nothing.
let auditForTests: (@Sendable (_ path: String) throws -> [(rule: String, line: Int)])? = nil
