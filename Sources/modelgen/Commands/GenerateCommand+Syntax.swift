import CommandSyntax
import Configuration

extension GenerateCommand {
    static let toStandardOutput = Option.flag(
        "stdout",
        help: "Print the files instead of writing them"
    )
    static let dryRun = Option.flag(
        "dry-run",
        help: "List the files to create, replace and remove, without writing any"
    )
    static let force = Option.flag(
        "force",
        help: "Also replace files that modelgen doesn't own"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "generate", summary: "Generate Swift code for models")
        syntax.discussion = [
            "The command reads and generates everything before it writes anything: if there is "
                + "an error, no file changes. It doesn't touch unchanged files and files that "
                + "modelgen didn't write, and removes the files of entities that no longer "
                + "exist. modelgen records the files that it owns in .modelgen-manifest.json.",
            "A configuration, \(ConfigurationFile.fileName), has keys for all options, and "
                + "further ones: 'modelgen config' lists them, and 'modelgen init' writes a "
                + "configuration. Options override it.",
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
                "Generate the outputs of the configuration in the current folder."
            ),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld -o Sources/Model --access public",
                "Write public code to another folder, for use in other modules."
            ),
            Example(
                "modelgen generate HealthNotes.xcdatamodeld --layout single --stdout",
                "Print all the code."
            ),
        ]
    }
}
