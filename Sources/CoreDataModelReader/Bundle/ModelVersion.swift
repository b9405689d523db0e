/// One version of a model in its bundle.
package struct ModelVersion: Hashable, Sendable {
    /// For example: `Notes 2`.
    package var name: String
    /// The path of the version's folder, based on the path that the user gave.
    package var path: String
    /// Whether the version is a binary archive from Xcode 4 or earlier, which can't be read.
    package var isBinary: Bool
    /// Whether the version is the bundle's current or only one.
    package var isCurrent: Bool

    /// The file that holds the model.
    package var contents: String { path + (isBinary ? "/elements" : "/contents") }
}
