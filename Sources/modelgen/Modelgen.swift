import CHeap
import CommandSyntax
import ObjCHeaderReader
import Pipeline

/// The command-line tool, which parses its arguments and runs a command.
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

    /// Runs the command line of the process. `swiftReader` reads Swift files.
    package static func main(swiftReader: any SwiftReader) -> Never {
        // Before any other thread starts, because the setting determines the initial size of its
        // heap.
        heap_prepare()
        StandardStream.prepare()
        let arguments = Array(CommandLine.arguments.dropFirst())
        // The tool starts itself so, to read headers in a process that may crash.
        if arguments == [HeaderParser.argument] { exitProcess(servedHeaders()) }
        exitProcess(run(arguments, swiftReader))
    }

    private static func servedHeaders() -> ExitCode {
        HeaderParser.serve()
        return .done
    }

    /// The options for the console apply even if another part of the command line is wrong.
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
