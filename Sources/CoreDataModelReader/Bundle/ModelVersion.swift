/// One version of a model in its bundle.
package struct ModelVersion: Hashable, Sendable {
    /// For example: `Notes 2`.
    package var name: String
    /// The path of its folder, as the user gave the bundle's.
    package var path: String
    /// Whether Xcode 4 or older wrote it as a binary archive, which cannot be read.
    package var isBinary: Bool
    /// Whether the bundle names it as the current one, or has no other.
    package var isCurrent: Bool

    /// The file that holds the model.
    package var contents: String { path + (isBinary ? "/elements" : "/contents") }
}
