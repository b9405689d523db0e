import CommandSyntax
import Diagnostics
import Pipeline

/// `modelgen lint`: checks models with all rules, and for its target, without writing code.
enum LintCommand: Command {
    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        guard let request = try RunRequest(arguments, of: syntax, &diagnostics) else {
            console.report(diagnostics)
            return .failure(diagnostics)
        }
        diagnostics = found(request, console)
        if arguments[fix] || arguments[dryRun] {
            let patch = try FixPatch(diagnostics.sorted)
            if arguments[dryRun] {
                try console.print(patch.difference)
            } else if !patch.isEmpty {
                try patch.write()
                console.say(patch.summary)
                // Fixes may cause new findings, and they remove others.
                diagnostics = found(request, console)
            }
        }
        if let path = arguments[writeBaseline] {
            let count = try Baseline(diagnostics.sorted).write(to: path)
            console.say(
                count == 1 ? "1 finding is in '\(path)'" : "\(count) findings are in '\(path)'"
            )
        }
        if let path = arguments[writeBaseline] ?? arguments[SharedOptions.baseline] {
            diagnostics = try Baseline(path: path).newFindings(among: diagnostics)
        }
        console.report(diagnostics)
        if diagnostics.hasErrors { return .failure(diagnostics) }
        if diagnostics.sorted.isEmpty { console.say("no findings") }
        return .done
    }

    private static func found(_ request: RunRequest, _ console: Console) -> DiagnosticSink {
        var diagnostics = DiagnosticSink(levels: request.levels)
        Pipeline(request.options, swiftReader: console.swiftReader).lint(diagnostics: &diagnostics)
        return diagnostics
    }
}
