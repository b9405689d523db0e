import CommandSyntax
import Diagnostics
import Output

/// `modelgen check`: checks whether generated files are up to date, without writing any.
enum CheckCommand: Command {
    static var syntax: CommandSyntax {
        let summary = "Check whether generated files are up to date"
        var syntax = CommandSyntax(name: "check", summary: summary)
        syntax.discussion = [
            "The command generates code in memory, compares it with the files in the folder, and "
                + "writes nothing. Each file that is changed, missing, stale or edited by hand "
                + "is a finding, which is printed as a unified diff for 'git apply'."
        ]
        syntax.arguments = CodeOptions.inputs
        syntax.options =
            [CodeOptions.output.syntax, SharedOptions.baseline.syntax] + CodeOptions.syntax
        syntax.examples = [
            Example(
                "modelgen check HealthNotes.xcdatamodeld",
                "Compare the folder Generated with the code for the model."
            ),
            Example(
                "modelgen check HealthNotes.xcdatamodeld -o Sources/Model --diagnostics github",
                "The same in CI, with findings next to the files of a change."
            ),
        ]
        return syntax
    }

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
        let plans: [OutputPlan]
        do throws(OutputError) {
            plans = try folders.map { (folder) throws(OutputError) in try folder.plan() }
        } catch {
            console.report(diagnostics, besides: baseline)
            throw RunError(error)
        }
        let findings = plans.flatMap(\.findings)
        diagnostics.report(contentsOf: findings.map(diagnostic) + plans.flatMap(leftAlone))
        console.report(diagnostics, besides: baseline)
        for finding in findings { try console.print(finding.difference) }
        guard findings.isEmpty else { return .findings }
        let count = plans.reduce(0) { $0 + $1.unchanged }
        console.say(count == 1 ? "1 file is up to date" : "\(count) files are up to date")
        return .done
    }

    private static func diagnostic(_ finding: Finding) -> Diagnostic {
        Diagnostic(
            .error,
            "check.\(finding.kind.rawValue)",
            at: SourceLocation(file: finding.path, line: finding.line, column: 1),
            message(finding)
        )
    }

    private static func message(_ finding: Finding) -> String {
        switch finding.kind {
        case .changed:
            "out of date: '\(finding.origin)', or modelgen, has changed since it was generated;"
                + " run 'modelgen generate'"
        case .missing:
            "missing: '\(finding.origin)' has it; run 'modelgen generate'"
        case .stale:
            "stale: '\(finding.origin)' no longer has it; 'modelgen generate' removes it"
        case .edited:
            "edited by hand: move the edit into an extension in a file of your own, then run"
                + " 'modelgen generate'"
        }
    }
}
