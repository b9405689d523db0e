/// A type around generated types, where extensions can't be.
///
/// For example: the enum `NotesV1` around the classes of a version.
package struct EnclosingType: Sendable {
    /// For example: `NotesV1`.
    package let name: String
    /// The names of types around it that could be mistaken for those of other modules.
    package let namesInScope: [String]

    package init(name: String, namesInScope: [String]) {
        self.name = name
        self.namesInScope = namesInScope
    }
}
