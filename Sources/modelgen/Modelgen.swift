import CHeap
import CommandSyntax
import Pipeline

/// The tool: finds the command that was asked for and runs it.
package enum Modelgen {
    static var commands: [any Command.Type] {
        [
            GenerateCommand.self, CheckCommand.self, EmitCommand.self, LintCommand.self,
            DiffCommand.self, FreezeCommand.self, InspectCommand.self, ConvertCommand.self,
            ConfigCommand.self, InitCommand.self,
            TemplatesCommand.self, RulesCommand.self, ExplainCommand.self, CompletionsCommand.self,
            ManCommand.self,
        ]
    }

    /// Runs the command line of the process. `swiftReader` is what reads Swift files.
    package static func main(swiftReader: any SwiftReader) -> Never {
        // Before there are other threads, whose heaps begin as large as is said by then.
        heap_prepare()
        StandardStream.prepare()
        exitProcess(run(Array(CommandLine.arguments.dropFirst()), swiftReader))
    }

    /// What the console needs to know is read even from a line that is wrong elsewhere.
    private static func run(_ arguments: [String], _ swiftReader: any SwiftReader) -> ExitCode {
        let given = syntax.understood(arguments)
        let console = Console(
            color: given[colorOption],
            diagnostics: given[SharedOptions.diagnostics],
            swiftReader: swiftReader
        )
        let code = run(arguments, console)
        console.finish()
        return code
    }

    private static func run(_ arguments: [String], _ console: Console) -> ExitCode {
        do throws(UsageError) {
            return run(try syntax.parse(arguments), console)
        } catch {
            console.fail(error)
            return .couldNotRun
        }
    }

    private static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        do throws(RunError) {
            switch invocation {
            case .help(let text):
                try console.print(text)
            case .version(let line):
                try console.print(line + "\n")
            case .command(let name, let arguments):
                guard let index = syntax.commands.firstIndex(where: { $0.name == name }) else {
                    break
                }
                return try commands[index].run(arguments, console)
            }
            return .done
        } catch {
            if let command = error.helpCommand {
                console.fail(UsageError(message: error.message, helpCommand: command))
            } else {
                console.fail(error.message, at: error.location)
            }
            return .couldNotRun
        }
    }
}
