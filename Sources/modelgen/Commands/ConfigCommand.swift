import CommandSyntax
import Configuration

/// `modelgen config`: describes the keys of the configuration.
enum ConfigCommand: Command {
    static let schema = Option.flag(
        "schema",
        help: "Print the JSON Schema, with which editors complete and check"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "config", summary: "Tell what a configuration can say")
        syntax.discussion = [
            "It lists the keys of \(ConfigurationFile.fileName). The file is JSON; comments as in "
                + "Swift, and a comma behind a last element, do no harm."
        ]
        syntax.options = [schema.syntax]
        syntax.examples = [
            Example("modelgen config", "List all keys."),
            Example(
                "modelgen config --schema > modelgen.schema.json",
                "Write the schema; \"$schema\": \"modelgen.schema.json\" leads editors to it."
            ),
        ]
        return syntax
    }

    static func run(
        _ arguments: ParsedArguments,
        _ console: Console
    ) throws(RunError) -> ExitCode {
        try console.print(arguments[schema] ? ConfigurationFile.jsonSchema : KeyTable().text)
        return .done
    }
}
