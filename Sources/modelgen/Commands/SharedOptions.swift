import CommandSyntax

/// Declarations that several commands use.
enum SharedOptions {
    static let modelVersion = Option.optionalText(
        "model-version",
        "NAME",
        help: "The version of the model to read instead of the current one"
    )

    static let inputHelp = "A .xcdatamodeld or .xcdatamodel folder"
}
