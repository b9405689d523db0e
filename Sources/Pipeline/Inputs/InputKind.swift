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
    /// The target of the code for an input unless the user chooses one.
    func target(of path: String) -> Target
    /// Whether one input of this kind joins all inputs of a run into one model.
    var joinsInputs: Bool { get }
    /// Whether inputs of this kind describe the entities of other inputs, if there are some.
    var refinesOthers: Bool { get }
    /// Whether such inputs are made of others, which say more.
    var isDerived: Bool { get }
    /// The suffix of files of which folders are inputs, too. For example: `.swift`.
    var folderSuffix: String? { get }

    /// Whether a folder without such a suffix is an input of this kind.
    func claims(_ folder: String) -> Bool

    /// Whether the contents of a file without such a suffix show that it's an input of this kind.
    func recognizes(_ file: String) -> Bool

    /// Whether `init` includes a file or a folder in the inputs.
    func isFound(_ entry: FolderWalk.Entry) -> Bool

    /// Reads the models at paths, in order; an element is `nil` if it has an error.
    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?]

    /// Adds what inputs of this kind say about a model; `nil` if there is an error.
    func refine(
        _ model: Model,
        with paths: [String],
        _ diagnostics: inout DiagnosticSink
    ) -> Model?

    /// The versions of the model at paths, from the oldest to the current one; empty if it has none,
    /// or after an error.
    func versions(_ paths: [String], _ diagnostics: inout DiagnosticSink) -> [InputVersion]

    /// The names of all versions of the model at a path, those after the current one included.
    func versionNames(_ path: String) -> [String]

    /// Finds the text of declarations in files of this kind, for changes in them.
    func editor() -> PartEditor
}

extension InputKind {
    var joinsInputs: Bool { false }

    var refinesOthers: Bool { false }

    var isDerived: Bool { false }

    var folderSuffix: String? { nil }

    func claims(_ folder: String) -> Bool { false }

    func recognizes(_ file: String) -> Bool { false }

    func refine(
        _ model: Model,
        with paths: [String],
        _ diagnostics: inout DiagnosticSink
    ) -> Model? { model }

    func versions(_ paths: [String], _ diagnostics: inout DiagnosticSink) -> [InputVersion] { [] }

    func versionNames(_ path: String) -> [String] {
        var ignored = DiagnosticSink()
        return versions([path], &ignored).map(\.name)
    }

    /// An editor that finds nothing: findings in files of this kind have no fixes.
    func editor() -> PartEditor { { _, _, _, _ in nil } }

    /// Whether a path has a suffix of this kind.
    func owns(_ path: String) -> Bool {
        let name = withoutTrailingSlashes(path).lowercased()
        return suffixes.contains { name.hasSuffix($0) }
    }
}
