import CommandSyntax
import Diagnostics
import Output
import Pipeline

/// `modelgen generate`: writes Swift for models.
enum GenerateCommand: Command {
    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        let files = Pipeline(options(arguments)).files(diagnostics: &diagnostics)
        console.report(diagnostics)
        guard let files, !diagnostics.hasErrors else { return .failure(diagnostics) }
        if arguments[toStandardOutput] {
            try console.print(text(of: files))
        } else {
            try write(files, to: arguments[output], console)
        }
        return .done
    }

    private static func options(_ arguments: ParsedArguments) -> GenerateOptions {
        var options = GenerateOptions(inputs: arguments.positional)
        options.modelVersion = arguments[SharedOptions.modelVersion]
        options.access = arguments[access]
        options.layout = arguments[layout]
        options.onMissing = arguments[onMissing]
        options.target = arguments[target]
        return options
    }

    private static func write(
        _ files: [GeneratedFile],
        to folder: String,
        _ console: Console
    ) throws(RunError) {
        do throws(OutputError) {
            let summary = try OutputWriter(folder: folder).write(files)
            for path in summary.replacedEdits {
                console.say("\(path): note: it was edited by hand; the edits are gone")
            }
            console.say("\(summary)")
        } catch {
            throw RunError(message: "\(error)")
        }
    }

    /// One file is printed as it would be written; several follow their names.
    private static func text(of files: [GeneratedFile]) -> [UInt8] {
        if files.count == 1 { return files[0].content }
        return files.flatMap { Array("// File: \($0.path)\n".utf8) + $0.content }
    }
}
