import CommandSyntax
import Diagnostics
import ModelIR
import Pipeline

/// Declarations that several commands use.
enum SharedOptions {
    static let modelVersion = Option.optionalText(
        "model-version",
        "NAME",
        help: "The version of the model to read instead of the current one"
    )

    static let templates = Option.optionalText(
        "templates",
        "DIR",
        .folder,
        help: "A folder with templates to use instead of the built-in ones of the same names"
    )

    /// Common to all commands: the console reads it.
    static let diagnostics = Option.choice(
        "diagnostics",
        "FORMAT",
        default: DiagnosticsFormat.text,
        help: "How diagnostics are written: as text, as one document for programs, or as "
            + "annotations for GitHub Actions"
    )

    static let inputHelp =
        "A .xcdatamodeld or .xcdatamodel folder, a .swift file, or a folder of such files"

    /// What every command asks of the pipeline: the inputs, in the version that is wanted.
    static func options(_ arguments: ParsedArguments) -> GenerateOptions {
        GenerateOptions(inputs: arguments.positional, modelVersion: arguments[modelVersion])
    }

    /// Why the inputs are not one model; nil where they are.
    static func reasonForSeveralModels(_ arguments: ParsedArguments) -> String? {
        Pipeline(options(arguments)).hasOneModel
            ? nil : "several inputs are one model only where one is Swift; convert each by itself"
    }

    /// The model that the command line names; nil where there is an error.
    static func model(
        _ arguments: ParsedArguments,
        _ console: Console,
        _ diagnostics: inout DiagnosticSink
    ) -> Model? {
        Pipeline(options(arguments), swiftReader: console.swiftReader)
            .model(diagnostics: &diagnostics)
    }
}
