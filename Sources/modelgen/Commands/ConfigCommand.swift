import CommandSyntax
import Configuration

/// `modelgen config`: describes the keys of the configuration.
enum ConfigCommand: Command {
    static let schema = Option.flag(
        "schema",
        help: "Print the JSON Schema, for completion and validation in editors"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(
            name: "config",
            summary: "Describe the keys of the"
                + " configuration"
        )
        syntax.discussion = [
            "The command lists the keys of \(ConfigurationFile.fileName). The file is JSON, with "
                + "Swift's comments and trailing commas allowed."
        ]
        syntax.options = [schema.syntax]
        syntax.examples = [
            Example("modelgen config", "List all keys."),
            Example(
                "modelgen config --schema > modelgen.schema.json",
                "Write the schema, to which \"$schema\": \"modelgen.schema.json\" refers editors."
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
