import CommandSyntax

extension LintCommand {
    static let fix = Option.flag(
        "fix",
        help: "Write the changes that findings come with into the inputs"
    )
    static let dryRun = Option.flag(
        "dry-run",
        help: "Print the changes of '--fix' as a patch, and write nothing"
    )
    static let writeBaseline = Option.optionalText(
        "write-baseline",
        "FILE",
        .file,
        help: "Write all warnings and notes as known ones"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "lint", summary: "Check models with all rules")
        syntax.discussion = [
            "It reads the inputs, reports what every rule finds, and generates nothing. Some rules are "
                + "asked only here: 'modelgen rules' marks them. 'modelgen explain ID' explains a "
                + "finding."
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
                "Print what '--fix' would change."
            ),
        ]
        return syntax
    }
}
