import Checks
import CommandSyntax
import Diagnostics
import JSON

/// `modelgen rules`: lists all diagnostics.
enum RulesCommand: Command {
    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "rules", summary: "List all diagnostics")
        syntax.discussion = [
            "Each line contains the id of a diagnostic, its severity, 'fix' if 'modelgen lint "
                + "--fix' can fix it, 'lint' if only 'modelgen lint' reports it, and a "
                + "description. \"checks\" in the configuration changes the severity of a "
                + "warning or a note."
        ]
        syntax.options = [format.syntax]
        syntax.examples = [
            Example("modelgen rules", "List all diagnostics."),
            Example("modelgen rules --format json", "Print the list for programs."),
        ]
        return syntax
    }

    private static let format = Option.choice(
        "format",
        short: "f",
        "FORMAT",
        default: InspectCommand.Format.text,
        help: "A table for people, or JSON for programs"
    )

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        switch arguments[format] {
        case .text: try console.print(text(DiagnosticCatalog.all))
        case .json: try console.print(json(DiagnosticCatalog.all))
        }
        return .done
    }

    private static func text(_ kinds: [DiagnosticKind]) -> String {
        let rows = kinds.map { kind in
            let explanation = kind.explanation
            return [
                kind.id, kind.severity.rawValue, explanation?.hasFix == true ? "fix" : "",
                explanation?.isAdvice == true ? "lint" : "", kind.summary,
            ]
        }
        return Table(rows: rows).lines(indentation: 0).map { $0 + "\n" }.joined()
    }

    private static func json(_ kinds: [DiagnosticKind]) -> String {
        let rules = kinds.map { kind -> JSONValue in
            [
                "id": .string(kind.id),
                "severity": .string(kind.severity.rawValue),
                "hasFix": .boolean(kind.explanation?.hasFix ?? false),
                "isLintOnly": .boolean(kind.explanation?.isAdvice ?? false),
                "summary": .string(kind.summary),
            ]
        }
        let document: JSONValue = ["rules": .array(rules), "version": 1]
        return document.document
    }
}
