import Diagnostics
import Files
import ModelIR

/// A kind of input: how its paths are recognised, which target it implies, and how it's read.
///
/// For example: ``ModelFileKind``.
protocol InputKind: Sendable {
    /// How messages speak of one. For example: `a model file`.
    var words: String { get }
    /// The endings of its paths. For example: `.xcdatamodeld`.
    var suffixes: [String] { get }
    /// What the code is for unless the user chooses.
    var target: Target { get }
    /// Whether the inputs of a run are one model as soon as one is of this kind.
    var joinsInputs: Bool { get }

    /// Whether a folder without such an ending is an input of this kind.
    func claims(_ folder: String) -> Bool

    /// Whether `init` names a file or a folder that it finds.
    func isFound(_ entry: FolderWalk.Entry) -> Bool

    /// The models at paths, one after the other; `nil` for one with an error.
    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?]

    /// Finds the text of declarations in files of this kind, for changes in them.
    func editor() -> PartEditor
}

extension InputKind {
    /// Whether a path is one of an input of this kind.
    func owns(_ path: String) -> Bool {
        let name = withoutTrailingSlashes(path).lowercased()
        return suffixes.contains { name.hasSuffix($0) }
    }
}
