import CommandSyntax
import Configuration

extension GenerateCommand {
    static let toStandardOutput = Option.flag(
        "stdout",
        help: "Print the files instead of writing them"
    )
    static let dryRun = Option.flag(
        "dry-run",
        help: "List what would be created, replaced and removed, and write nothing"
    )
    static let force = Option.flag(
        "force",
        help: "Replace files that modelgen does not own, too"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "generate", summary: "Write Swift for models")
        syntax.discussion = [
            "Everything is read and generated before anything is written: on an error, no file "
                + "changes. Files that would not change are not touched, files that modelgen did "
                + "not write are left alone, and files of entities that are gone are removed. "
                + "What modelgen owns stands in .modelgen-manifest.json.",
            "A configuration, \(ConfigurationFile.fileName), can say all that the options say, and "
                + "more: 'modelgen config' lists its keys, 'modelgen init' writes one. An option "
                + "goes before it.",
        ]
        syntax.arguments = CodeOptions.inputs
        syntax.options =
            [
                CodeOptions.output.syntax, toStandardOutput.syntax, dryRun.syntax, force.syntax,
                SharedOptions.baseline.syntax,
            ] + CodeOptions.syntax
        let output = CodeOptions.output.syntax.name
        let print = toStandardOutput.syntax.name
        syntax.exclusive = [
            [output, print], [dryRun.syntax.name, print], [force.syntax.name, print],
        ]
        syntax.examples = examples
        return syntax
    }

    private static var examples: [Example] {
        [
            Example(
                "modelgen generate HealthNotes.xcdatamodeld",
                "Write one file for each entity to the folder Generated."
            ),
            Example(
                "modelgen generate",
                "Write what the configuration in the current folder asks for."
            ),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld -o Sources/Model --access public",
                "The same for another folder, for use from other modules."
            ),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld --layout single --stdout",
                "Print all the code, to look at it."
            ),
        ]
    }
}
