import CommandSyntax
import Pipeline

extension GenerateCommand {
    static let output = Option.text(
        "output",
        short: "o",
        "DIR",
        .folder,
        default: "Generated",
        help: "The folder to write to; it is created where it is missing"
    )
    static let toStandardOutput = Option.flag(
        "stdout",
        help: "Print the files instead of writing them"
    )
    static let target = Option.choice(
        "target",
        "TARGET",
        default: Target.coredata,
        help: "What the code is for"
    )
    static let layout = Option.choice(
        "layout",
        "LAYOUT",
        default: Layout.entity,
        help: "One file for each entity, or a single file for each input"
    )
    static let access = Option.choice(
        "access",
        "LEVEL",
        default: AccessLevel.internal,
        help: "The access level of what is generated"
    )
    static let onMissing = Option.choice(
        "on-missing",
        "POLICY",
        default: MissingValuePolicy.trap,
        help: "What reading a required value does when the store has none: stop with a message, "
            + "or answer the default"
    )

    static var syntax: CommandSyntax {
        var syntax = CommandSyntax(name: "generate", summary: "Write Swift for models")
        syntax.discussion = [
            "Everything is read and generated before anything is written: on an error, no file "
                + "changes. Files that would not change are not touched, and files that "
                + "modelgen did not write are never replaced."
        ]
        let count = 1...Int.max
        syntax.arguments = ArgumentSyntax("INPUT", count: count, help: SharedOptions.inputHelp)
        syntax.options = [
            output.syntax, toStandardOutput.syntax, target.syntax,
            SharedOptions.modelVersion.syntax, layout.syntax, access.syntax, onMissing.syntax,
        ]
        syntax.exclusive = [[output.syntax.name, toStandardOutput.syntax.name]]
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
