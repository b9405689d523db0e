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
        guard let request = try RunRequest(arguments, of: syntax, &diagnostics) else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        diagnostics = DiagnosticSink(levels: request.levels)
        guard let output = request.generated(console, &diagnostics) else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        if arguments[toStandardOutput] {
            console.report(diagnostics)
            try print(output.files, console)
            return .done
        }
        return try carryOut(output, in: request.output, arguments, &diagnostics, console)
    }

    private static func carryOut(
        _ output: GeneratedOutput,
        in folder: String,
        _ arguments: ParsedArguments,
        _ diagnostics: inout DiagnosticSink,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        do throws(RunError) {
            let plan = try carryOut(output, in: folder, arguments)
            diagnostics.report(contentsOf: replacedEdits(plan) + leftAlone(plan))
            console.report(diagnostics)
            if arguments[dryRun] { try console.print(list(plan)) }
            console.say(arguments[dryRun] ? plan.intention : plan.description)
            return .done
        } catch {
            console.report(diagnostics)
            throw error
        }
    }

    private static func carryOut(
        _ output: GeneratedOutput,
        in folder: String,
        _ arguments: ParsedArguments
    ) throws(RunError) -> OutputPlan {
        let writer = OutputWriter(folder: folder, isForced: arguments[force])
        do throws(OutputError) {
            return arguments[dryRun]
                ? try writer.plan(output.files, origins: output.origins)
                : try writer.write(output.files, origins: output.origins)
        } catch {
            throw RunError(error)
        }
    }

    private static func replacedEdits(_ plan: OutputPlan) -> [Diagnostic] {
        plan.changes.filter(\.isEdited).map { change in
            Diagnostic(
                .warning,
                "output.edit-replaced",
                at: SourceLocation(file: "\(plan.folder)/\(change.path)"),
                "it was edited by hand; the edits go, so move what you need into an extension in a"
                    + " file of your own"
            )
        }
    }

    /// For example: `create Generated/Note.swift`.
    private static func list(_ plan: OutputPlan) -> String {
        plan.changes.map { "\($0.kind.rawValue) \(plan.folder)/\($0.path)\n" }.joined()
    }

    /// One file is printed as it would be written; several follow their names.
    private static func print(_ files: [GeneratedFile], _ console: Console) throws(RunError) {
        for file in files {
            if files.count > 1 { try console.print("// File: \(file.path)\n") }
            try console.print(file.content)
        }
    }
}
