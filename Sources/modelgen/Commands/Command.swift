import CommandSyntax
import Diagnostics
import Output

/// A command of the tool: its syntax and its implementation.
protocol Command {
    static var syntax: CommandSyntax { get }

    /// Runs the command. Reports problems with the input, and throws if the command can't run.
    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode
}

/// The reason why a command couldn't run. For example: the output folder can't be written.
struct RunError: Error, Hashable {
    var message: String
    /// The command that shows the valid usage, if the command line is wrong.
    var helpCommand: String?
    /// The place of the problem, if it is in a file. For example: a line of the manifest.
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
