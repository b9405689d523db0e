/// The text that `--help` prints, derived from the declarations alone.
enum HelpText {
    static func tool(_ tool: ToolSyntax) -> String {
        let usage = "Usage: \(tool.name) COMMAND ..."
        let commands = tool.commands.map { Row(name: $0.name, text: $0.summary) }
        let sections = [
            "\(tool.name): \(tool.summary)",
            usage,
            section("Commands", commands),
            section("Options", tool.sharedOptions.map(row)),
            exitCodes(tool),
            examples(tool.examples),
            "'\(tool.name) COMMAND --help' tells more about a command.",
        ]
        return joined(sections)
    }

    static func command(_ command: CommandSyntax, of tool: ToolSyntax) -> String {
        let arguments = command.arguments.map { [row($0)] } ?? []
        let actions = command.actions.map { Row(name: $0.name, text: $0.summary) }
        let options = command.options + tool.sharedOptions
        let sections = [
            "\(tool.name) \(command.name): \(command.summary)",
            usage(of: command, in: tool),
            joined(paragraphs: command.discussion),
            section("Actions", actions),
            section("Arguments", arguments),
            section("Options", options.map(row)),
            exitCodes(tool),
            examples(command.examples),
            actions.isEmpty
                ? "" : "'\(tool.name) \(command.name) ACTION --help' tells more about an action.",
        ]
        return joined(sections)
    }

    private static func joined(_ sections: [String]) -> String {
        sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func joined(paragraphs: [String]) -> String {
        paragraphs.map { wrapped($0).joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private static func exitCodes(_ tool: ToolSyntax) -> String {
        section("Exit codes", tool.exitCodes.map { Row(name: "\($0.code)", text: $0.meaning) })
    }

    private static func examples(_ examples: [Example]) -> String {
        let lines = examples.flatMap { example in
            ["  \(example.line)"] + wrapped(example.explanation, indentation: 6)
        }
        return lines.isEmpty ? "" : (["Examples:"] + lines).joined(separator: "\n")
    }

    /// For example: `SHELL` with `The shell (bash, zsh, fish)`.
    private static func row(_ arguments: ArgumentSyntax) -> Row {
        let text = detailed(arguments.help, choices: arguments.kind.choices, default: nil)
        return Row(name: arguments.synopsis, text: text)
    }

    /// For example: `-o, --output DIR` with `The folder to write to (default: Generated)`.
    private static func row(_ option: OptionSyntax) -> Row {
        Row(name: option.synopsis, text: detailed(option))
    }

    /// An option's meaning, its possible values and its default.
    static func detailed(_ option: OptionSyntax) -> String {
        let value = option.value
        return detailed(option.help, choices: value?.choices ?? [], default: value?.defaultText)
    }

    static func detailed(_ help: String, choices: [String], default text: String?) -> String {
        let allowed = choices.isEmpty ? [] : [choices.joined(separator: ", ")]
        let details = (allowed + (text.map { ["default: \($0)"] } ?? [])).joined(separator: "; ")
        return details.isEmpty ? help : "\(help) (\(details))"
    }
}
