import CommandSyntax

/// The tool: finds the command that was asked for and runs it.
@main
enum Modelgen {
    static var commands: [any Command.Type] { [GenerateCommand.self, InspectCommand.self] }

    static func main() {
        StandardStream.prepare()
        exitProcess(run(Array(CommandLine.arguments.dropFirst())))
    }

    private static func run(_ arguments: [String]) -> ExitCode {
        do throws(UsageError) {
            return run(try syntax.parse(arguments))
        } catch {
            Console(color: .auto).fail(error.message)
            Console(color: .auto).say("'\(error.helpCommand)' shows what is possible")
            return .couldNotRun
        }
    }

    private static func run(_ invocation: Invocation) -> ExitCode {
        var console = Console(color: .auto)
        do throws(RunError) {
            switch invocation {
            case .help(let text):
                try console.print(text)
            case .version(let line):
                try console.print(line + "\n")
            case .command(let name, let arguments):
                console = Console(color: arguments[colorOption])
                guard let command = commands.first(where: { $0.syntax.name == name }) else { break }
                return try command.run(arguments, console)
            }
            return .done
        } catch {
            console.fail(error.message)
            return .couldNotRun
        }
    }
}
