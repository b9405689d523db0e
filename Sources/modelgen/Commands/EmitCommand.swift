import CommandSyntax
import Configuration
import Diagnostics
import Output
import Pipeline

/// `modelgen emit`: writes a file for each input, under a specified name, for build systems.
enum EmitCommand: Command {
    static let output = Option.text(
        "output",
        short: "o",
        "DIR",
        .folder,
        default: ".",
        help: "The folder of the files; it is created if it doesn't exist"
    )

    static let config = Option.optionalText(
        "config",
        "FILE",
        .file,
        help: "The configuration to use"
    )
    static let module = Option.optionalText(
        "module",
        "DIR",
        .folder,
        help:
            "The folder of a module, if the configuration is for several: inputs in other folders"
            + " may be omitted, and the output in this folder is written"
    )
    static let sourceLocations = Option.flag(
        "source-locations",
        help: "Show the input in errors in carried-over code, and in the debugger; the files "
            + "then contain paths"
    )

    static var syntax: CommandSyntax {
        let summary = "Write a named file for each input, for build systems"
        var syntax = CommandSyntax(name: "emit", summary: summary)
        syntax.discussion = [
            "The file of an input contains the code for its declarations. It is always written, "
                + "even if it's empty, so that a build system knows the files before it runs the "
                + "tool. The command writes all files or none, and doesn't touch unchanged ones. "
                + "It writes no other files, and only uses the configuration that --config "
                + "specifies.",
            "If a configuration has several outputs, one is written: the one in the folder of "
                + "the module, or the one for the target.",
        ]
        syntax.arguments = ArgumentSyntax(
            "FILE=INPUT",
            count: 0...Int.max,
            help: "The name of a file in the folder, and its input: "
                + SharedOptions.inputHelp
        )
        syntax.options =
            [output.syntax, sourceLocations.syntax, config.syntax, module.syntax]
            + CodeOptions.syntax.filter { !["config", "layout"].contains($0.name) }
        syntax.examples = [
            Example(
                "modelgen emit -o Build Notes.swift=App/Notes.xcdatamodeld",
                "Write all the code of a model to Build/Notes.swift."
            ),
            Example(
                "modelgen emit --target coredata A.swift=A.xcdatamodeld B.swift=Values.swift",
                "The same in the current folder, for a model and its value types."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        let folder = arguments[Self.output]
        try checkOutputFolder(folder, help: help)
        var files: [InputFile] = []
        for argument in arguments.positional { files.append(try inputFile(argument)) }
        try checkNames(files)
        // If there is a configuration, an error in it may be the reason why no file is specified.
        if files.isEmpty, arguments[config] == nil { throw usage("'emit' needs FILE=INPUT") }
        var diagnostics = DiagnosticSink()
        let request = try RunRequest(
            arguments,
            configuration: arguments[config],
            module: arguments[module],
            files: files,
            &diagnostics
        )
        guard let request else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        diagnostics = DiagnosticSink(levels: request.levels)
        var emitted = request.outputs[0]
        emitted.options.showsSources = arguments[sourceLocations]
        let output = emitted.generated(console, &diagnostics)
        console.report(diagnostics)
        guard let output else { return .failure(diagnostics) }
        do throws(OutputError) {
            try PlainFiles(folder: folder, isForced: true)
                .write(output.files.map { ($0.path, $0.content) })
        } catch {
            throw RunError(error)
        }
        return .done
    }

    /// Parses an argument. For example: `Notes.swift=App/Notes.xcdatamodeld`. The name can't
    /// contain a `=`, but the path can.
    private static func inputFile(_ argument: String) throws(RunError) -> InputFile {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[0].contains("/"), parts[0].hasSuffix(".swift") else {
            throw usage("'\(argument)' is not the name of a Swift file, '=', and an input")
        }
        return InputFile(name: parts[0], input: parts[1])
    }

    /// Some file systems don't distinguish `notes.swift` from `Notes.swift`.
    private static func checkNames(_ files: [InputFile]) throws(RunError) {
        var names: Set<String> = []
        for file in files where !names.insert(file.name.lowercased()).inserted {
            throw usage("'\(file.name)' is named twice")
        }
    }

    private static func usage(_ message: String) -> RunError {
        RunError(message: message, helpCommand: help)
    }

    private static var help: String { "\(Modelgen.name) emit --help" }
}
