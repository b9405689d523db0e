import CommandSyntax
import Output

/// A command of the tool: its declaration, and what it does.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// Throws what keeps the command from running; what is wrong with the input it reports.
    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode
}

/// Why a command could not run. For example: the output folder cannot be written.
struct RunError: Error, Hashable {
    var message: String
    /// The command that shows what is possible, where the command line is what is wrong.
    var helpCommand: String?
}

extension RunError {
    init(_ error: OutputError) {
        self.init(message: "\(error)")
    }
}
