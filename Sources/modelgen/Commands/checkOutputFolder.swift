import Files

/// Rejects the name of a Swift file as an output folder, unless such a folder exists.
///
/// For example: `-o Values.swift`.
func checkOutputFolder(_ path: String, help: String) throws(RunError) {
    guard withoutTrailingSlashes(path).hasSuffix(".swift"), !isFolder(path) else { return }
    throw RunError(
        message: "the output is a folder, and '\(path)' is the name of a file; name a"
            + " folder: 'generate --layout single' writes one file there, and '--stdout' prints it",
        helpCommand: help
    )
}
