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
        let others = input.parts.filter { !$0.kind.refinesOthers }
        let refining = input.parts.filter(\.kind.refinesOthers)
        guard let read = models(of: others, input, &diagnostics) else { return nil }
        // Without entities to describe, such inputs are a model themselves.
        guard read.contains(where: { !$0.entities.isEmpty }) else {
            guard var own = models(of: refining, input, &diagnostics) else { return nil }
            // A type that is declared in Swift stays as it is there.
            let declared = Set(read.flatMap(\.valueTypes).map(\.name))
            for index in own.indices {
                own[index].valueTypes.removeAll { declared.contains($0.name) }
            }
            return mergedModel(own + read, diagnostics: &diagnostics)
        }
        var model = mergedModel(read, diagnostics: &diagnostics)
        for part in refining {
            model = model.flatMap { part.kind.refine($0, with: part.paths, &diagnostics) }
        }
        return model
    }

    /// Returns the models of several parts, or `nil` if there is an error.
    private func models(
        of parts: [ModelInput.Part],
        _ input: ModelInput,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model]? {
        var models: [Model?] = []
        // The last part is read first: for Swift, this process may be replaced. It is merged last.
        for part in parts.reversed() {
            let version = modelVersion
            models =
                part.kind.read(part.paths, of: input, modelVersion: version, &diagnostics) + models
        }
        let read = models.compactMap(\.self)
        return read.count == models.count ? read : nil
    }

    /// Finds the text of declarations in files of all kinds.
    func editor() -> PartEditor {
        let editors = kinds.all.map { $0.editor() }
        return { part, origin, file, value in
            editors[kinds.index(of: file)](part, origin, file, value)
        }
    }
}
