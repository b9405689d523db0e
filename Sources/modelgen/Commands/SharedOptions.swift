import CommandSyntax
import Configuration
import Diagnostics
import ModelIR
import Pipeline

/// Options that several commands share.
enum SharedOptions {
    static let modelVersion = Option.optionalText(
        "model-version",
        "NAME",
        help: SettingTexts.modelVersion
    )

    static let templates = Option.optionalText(
        "templates",
        "DIR",
        .folder,
        help: SettingTexts.templates
    )

    /// An option of all commands, which the console reads.
    static let diagnostics = Option.choice(
        "diagnostics",
        "FORMAT",
        default: DiagnosticsFormat.text,
        help: "The format of diagnostics: text, a document for programs, or annotations for "
            + "GitHub Actions"
    )

    static let config = Option.optionalText(
        "config",
        "FILE",
        .file,
        help: "The configuration to use, instead of a \(ConfigurationFile.fileName) next to the "
            + "first INPUT, or in the current folder without INPUT"
    )

    static let baseline = Option.optionalText(
        "baseline",
        "FILE",
        .file,
        help: "Warnings and notes that are known, and aren't reported"
    )

    static let inputHelp = {
        let list = InputKinds.list
        return list.prefix(1).uppercased() + list.dropFirst()
    }()

    /// The help for inputs of commands that can take them from the configuration.
    static let configuredInputHelp = inputHelp + "; by default, the inputs of the configuration"
}
