import CommandSyntax
import Diagnostics
import Output
import Pipeline

/// `modelgen generate`: generates Swift code for models.
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
        let baseline = try Baseline(arguments)
        diagnostics = DiagnosticSink(levels: request.levels)
        guard let folders = request.generated(console, &diagnostics) else {
            console.report(diagnostics, besides: baseline)
            return .failure(diagnostics)
        }
        if arguments[toStandardOutput] {
            console.report(diagnostics, besides: baseline)
            try print(folders, console)
            return .done
        }
        for (output, folder) in zip(request.outputs, folders) {
            let files = folder.output.files
            try refuseToReplaceInputs(output.options.inputs, by: files, in: folder.folder)
        }
        return try carryOut(folders, arguments, &diagnostics, baseline, console)
    }

    private static func carryOut(
        _ folders: [GeneratedFolder],
        _ arguments: ParsedArguments,
        _ diagnostics: inout DiagnosticSink,
        _ baseline: Baseline,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        do throws(RunError) {
            let plans = try carryOut(folders, arguments)
            diagnostics.report(contentsOf: plans.flatMap(replacedEdits) + plans.flatMap(leftAlone))
            console.report(diagnostics, besides: baseline)
            for plan in plans {
                if arguments[dryRun] { try console.print(list(plan)) }
                let place = plans.count > 1 ? "\(plan.folder): " : ""
                console.say(place + (arguments[dryRun] ? plan.intention : plan.description))
            }
            return .done
        } catch {
            console.report(diagnostics, besides: baseline)
            throw error
        }
    }

    /// Checks all folders before writing to the first.
    private static func carryOut(
        _ folders: [GeneratedFolder],
        _ arguments: ParsedArguments
    ) throws(RunError) -> [OutputPlan] {
        let isForced = arguments[force]
        do throws(OutputError) {
            if arguments[dryRun] || folders.count > 1 {
                let plans = try folders.map { (folder) throws(OutputError) in
                    try folder.plan(isForced: isForced)
                }
                if arguments[dryRun] { return plans }
            }
            return try folders.map { (folder) throws(OutputError) in
                try folder.write(isForced: isForced)
            }
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
                "it was edited by hand, and the edits are lost; move what you need into an"
                    + " extension in a file of your own"
            )
        }
    }

    /// Returns a line for each change. For example: `create Generated/Note.swift`.
    private static func list(_ plan: OutputPlan) -> String {
        plan.changes.map { "\($0.kind.rawValue) \(plan.folder)/\($0.path)\n" }.joined()
    }

    /// Prints a single file as it would be written, or several files with their names.
    private static func print(
        _ folders: [GeneratedFolder],
        _ console: Console
    ) throws(RunError) {
        let isOneFile = folders.count == 1 && folders[0].output.files.count == 1
        for folder in folders {
            let place = folders.count > 1 ? "\(folder.folder)/" : ""
            for file in folder.output.files {
                if !isOneFile { try console.print("// File: \(place)\(file.path)\n") }
                try console.print(file.content)
            }
        }
    }
}
