import Audit
import Reports
import ScreenModel

/// `order`: the order in which each screen is read today and in which it should be read, and the code that leads there.
enum OrderCommand {
  static func run(_ command: ParsedCommand, console: Console) throws(UsageError) -> ExitCode {
    let inputs = try AuditCommand.told(command)
    let framework: FixCode.Framework? = command.choice(.framework)
    var writer = OrderWriter(
      command.choice(.format) ?? .text, usesColor: console.usesColor, width: min(Console.width ?? 100, 120))
    var output = ReportOutput { console.write($0) }
    let reading = ScreenReading(inputs: inputs, command: command, console: console)
    let code = reading.run { screen in
      OrderSheet(screen, framework: framework)
    } take: { sheet, key in
      writer.write(sheet, key: key, to: &output)
    }
    writer.finish(&output)
    return code
  }
}
