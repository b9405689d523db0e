import CommandSyntax
import Configuration
import Diagnostics
import ModelIR
import Pipeline

/// Declarations that several commands use.
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

    /// Common to all commands: the console reads it.
    static let diagnostics = Option.choice(
        "diagnostics",
        "FORMAT",
        default: DiagnosticsFormat.text,
        help: "How diagnostics are written: as text, as one document for programs, or as "
            + "annotations for GitHub Actions"
    )

    static let config = Option.optionalText(
        "config",
        "FILE",
        .file,
        help: "The configuration to use, instead of a \(ConfigurationFile.fileName) that is found "
            + "beside the first INPUT, or in the current folder without INPUT"
    )

    static let baseline = Option.optionalText(
        "baseline",
        "FILE",
        .file,
        help: "Warnings and notes that are known, and aren't reported"
    )

    static let inputHelp = SettingTexts.inputs

    /// What is said of inputs where the configuration can name them.
    static let configuredInputHelp = inputHelp + "; without it, what the configuration names"
}
