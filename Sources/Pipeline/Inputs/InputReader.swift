import Diagnostics
import ModelIR

/// Reads the inputs of a run.
struct InputReader: Sendable {
    /// The version to read instead of the current one. For example: `HealthNotes 2`.
    let modelVersion: String?
    let kinds: InputKinds

    func inputs(_ paths: [String]) -> [ModelInput] { modelInputs(paths, kinds) }

    /// Returns the model of an input, or `nil` if there is an error.
    func model(of input: ModelInput, _ diagnostics: inout DiagnosticSink) -> Model? {
        var models: [Model?] = []
        // The last part is read first: for Swift, this process may be replaced. It is merged last.
        for part in input.parts.reversed() {
            let version = modelVersion
            models =
                part.kind.read(part.paths, of: input, modelVersion: version, &diagnostics) + models
        }
        let read = models.compactMap(\.self)
        guard read.count == models.count else { return nil }
        return mergedModel(read, diagnostics: &diagnostics)
    }

    /// Finds the text of declarations in files of all kinds.
    func editor() -> PartEditor {
        let editors = kinds.all.map { $0.editor() }
        return { part, origin, file, value in
            editors[kinds.index(of: file)](part, origin, file, value)
        }
    }
}
