import CommandSyntax
import Diagnostics
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
    /// The place to change, if the problem is in a file. For example: a line of the manifest.
    var location: SourceLocation?
}

extension RunError {
    init(_ error: OutputError) {
        self.init(message: "\(error)")
        if case .unsafeEntry(let manifest, let line, let column, _) = error {
            location = SourceLocation(file: manifest, line: line, column: column)
        }
    }
}
