/// The generated file for the declarations of an input.
///
/// For example: `InputFile(name: "Notes.swift", input: "App/Notes.xcdatamodeld")`.
package struct InputFile: Hashable, Sendable {
    /// Relative to the output folder. For example: `Notes.swift`.
    package var name: String
    /// The path of the input, as the user specified it. For example: `App/Notes.xcdatamodeld`.
    package var input: String

    package init(name: String, input: String) {
        self.name = name
        self.input = input
    }
}
