import CommandSyntax

extension LintCommand {
    static let fix = Option.flag(
        "fix",
        help: "Apply the fixes of the findings to the inputs"
    )
    static let dryRun = Option.flag(
        "dry-run",
        help: "Print the changes of '--fix' as a patch, without applying them"
    )
    static let writeBaseline = Option.optionalText(
        "write-baseline",
        "FILE",
        .file,
        help: "Write all warnings and notes as known findings"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "lint", summary: "Check models with all rules")
        syntax.discussion = [
            "The command reads the inputs, and reports the findings of all rules and what "
                + "generating code for the target would report, without writing any. 'modelgen "
                + "rules' marks the rules that only this command applies. 'modelgen explain ID' "
                + "explains a finding."
        ]
        syntax.arguments = CodeOptions.inputs
        syntax.options = [
            fix.syntax, dryRun.syntax, SharedOptions.baseline.syntax, writeBaseline.syntax,
            SharedOptions.config.syntax, CodeOptions.target.syntax,
            SharedOptions.modelVersion.syntax,
        ]
        syntax.exclusive = [[SharedOptions.baseline.syntax.name, writeBaseline.syntax.name]]
        syntax.examples = [
            Example("modelgen lint HealthNotes.xcdatamodeld", "Check a model."),
            Example(
                "modelgen lint HealthNotes.xcdatamodeld --dry-run",
                "Print the changes that '--fix' would make."
            ),
        ]
        return syntax
    }
}
