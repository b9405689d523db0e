import Checks
import CommandSyntax
import Diagnostics
import ModelDiff

/// `modelgen explain`: explains one diagnostic.
enum ExplainCommand: Command {
    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(
            name: "explain",
            summary: "Explain a diagnostic, a difference or a problem"
        )
        syntax.discussion = [
            "'modelgen rules' lists the ids of diagnostics, 'modelgen diff' prints those of differences, and the"
                + " errors of 'ModelContainer' have those of problems. The explanation is in Markdown."
        ]
        syntax.arguments = ArgumentSyntax(
            "ID",
            count: 1...1,
            help:
                "The id of a diagnostic, a difference or a problem. For example: relationship.unknown-inverse"
        )
        syntax.examples = [
            Example(
                "modelgen explain relationship.unknown-inverse",
                "Explain why it matters, and how to fix it."
            )
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        let id = arguments.positional.first ?? ""
        let kinds = DiagnosticCatalog.all
        if let difference = allDifferenceKinds.first(where: { $0.id == id }) {
            try console.print(difference.explanationText)
            return .done
        }
        if let problem = MigrationProblemKind.all.first(where: { $0.id == id }) {
            try console.print(problem.explanation)
            return .done
        }
        guard let kind = kinds.first(where: { $0.id == id }) else {
            let known =
                kinds.map(\.id) + allDifferenceKinds.map { $0.id }
                + MigrationProblemKind.all.map(\.id)
            let nearest = nearestName(to: id, in: known)
            let end = nearest.map { "did you mean '\($0)'?" } ?? "'modelgen rules' lists them"
            throw RunError(message: "there is no diagnostic '\(id)'; \(end)")
        }
        try console.print(text(kind))
        return .done
    }

    private static func text(_ kind: DiagnosticKind) -> String {
        let parts = [
            "# \(kind.id)", kind.sentence, kind.explanation?.markdown, properties(kind),
        ]
        return parts.compactMap(\.self).joined(separator: "\n\n") + "\n"
    }

    private static func properties(_ kind: DiagnosticKind) -> String {
        let level =
            kind.isChangeable
            ? "Severity: \(kind.severity.rawValue); \"checks\" in the configuration changes it."
            : "Severity: error, always."
        let fix = kind.explanation?.hasFix == true ? " 'modelgen lint --fix' can fix it." : ""
        let stage = kind.explanation?.isAdvice == true ? " Only 'modelgen lint' reports it." : ""
        return level + fix + stage
    }
}
