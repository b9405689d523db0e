import CommandSyntax

extension Modelgen {
    static let name = "modelgen"
    static let version = "0.1.0"

    static let colorOption = Option.choice(
        "color",
        "WHEN",
        default: ColorChoice.auto,
        help: "Color messages; auto does so on a terminal unless NO_COLOR is set"
    )

    /// Created once: a run uses it several times.
    static let syntax: ToolSyntax = {
        var syntax = ToolSyntax(
            name: name,
            version: version,
            summary: "Swift from data models",
            commands: CommandList(commands.indices.map { index in { commands[index].syntax } })
        )
        syntax.commonOptions = [colorOption.syntax, SharedOptions.diagnostics.syntax]
        syntax.exitCodes = ExitCode.allCases.map { ExitCodeSyntax($0.rawValue, $0.meaning) }
        syntax.examples = [
            Example("modelgen generate HealthNotes.xcdatamodeld", "Write Swift for a model."),
            Example("modelgen inspect HealthNotes.xcdatamodeld", "Show the contents of the model."),
        ]
        return syntax
    }()
}
