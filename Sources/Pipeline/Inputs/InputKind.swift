import Diagnostics
import Files
import ModelIR

/// A kind of input: the paths that it recognizes, the target that it implies, and its reader.
///
/// For example: ``ModelFileKind``.
protocol InputKind: Sendable {
    /// The description of one such input in messages. For example: `a model file`.
    var words: String { get }
    /// The suffixes of its paths. For example: `.xcdatamodeld`.
    var suffixes: [String] { get }
    /// The target of the code unless the user chooses one.
    var target: Target { get }
    /// Whether one input of this kind joins all inputs of a run into one model.
    var joinsInputs: Bool { get }

    /// Whether a folder without such a suffix is an input of this kind.
    func claims(_ folder: String) -> Bool

    /// Whether `init` includes a file or a folder in the inputs.
    func isFound(_ entry: FolderWalk.Entry) -> Bool

    /// Reads the models at paths, in order; an element is `nil` if it has an error.
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
    var joinsInputs: Bool { false }

    func claims(_ folder: String) -> Bool { false }

    /// An editor that finds nothing: findings in files of this kind have no fixes.
    func editor() -> PartEditor { { _, _, _, _ in nil } }

    /// Whether a path has a suffix of this kind.
    func owns(_ path: String) -> Bool {
        let name = withoutTrailingSlashes(path).lowercased()
        return suffixes.contains { name.hasSuffix($0) }
    }
}
