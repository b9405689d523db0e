import Diagnostics
import ModelDiff
import ModelIR
import Pipeline

/// Compares sources for a target.
struct ModelComparer {
    let console: Console
    let target: Target

    /// The differences of two sources; `nil` if one can't be read, which is reported.
    ///
    /// - Parameter revision: What the old source was taken from.
    func pair(
        _ old: ModelSource,
        of revision: Revision? = nil,
        _ new: ModelSource,
        _ diagnostics: inout DiagnosticSink
    ) -> ComparedPair? {
        // The new source goes first: for Swift, this process may turn into another.
        let newModel = ComparedReader(console: console).model(new, &diagnostics)
        let reader = ComparedReader(console: console, revision: revision)
        let oldModel = reader.model(old, &diagnostics)
        guard let oldModel, let newModel else { return nil }
        return ComparedPair(
            old: revision?.shown(old.label) ?? old.label,
            new: new.label,
            differences: differences(from: oldModel, to: newModel)
        )
    }

    /// Each version of a source with the next; `nil` if one can't be read, which is reported.
    func consecutivePairs(
        _ versions: [ComparedVersion],
        _ diagnostics: inout DiagnosticSink
    ) -> [ComparedPair]? {
        let reader = ComparedReader(console: console)
        var read: [(label: String, model: Model)] = []
        for version in versions {
            guard let model = reader.model(version.source, &diagnostics) else { return nil }
            read.append((version.source.label, declaredForComparing(model, target)))
        }
        return zip(read, read.dropFirst()).map { old, new in
            ComparedPair(
                old: old.label,
                new: new.label,
                differences: declaredDifferences(from: old.model, to: new.model)
            )
        }
    }

    func differences(from old: Model, to new: Model) -> [Difference] {
        declaredDifferences(
            from: declaredForComparing(old, target),
            to: declaredForComparing(new, target)
        )
    }

    /// The differences of models as code for the target declares them.
    private func declaredDifferences(from old: Model, to new: Model) -> [Difference] {
        ModelDiff.differences(
            from: old,
            to: new,
            in: target.store,
            leavingOut: target.leavesOut
        )
    }
}

/// The target that sources imply: that of their code, or of the code that a snapshot was made of.
func impliedTarget(
    of sources: [ModelSource],
    _ console: Console,
    _ diagnostics: inout DiagnosticSink
) -> Target? {
    if let source = sources.last(where: { $0.kind != .json }) {
        // What can't be read is reported when it's read.
        var ignored = DiagnosticSink()
        return impliedTarget(of: source.paths, diagnostics: &ignored) ?? .sqlite
    }
    guard let source = sources.last else { return nil }
    let model = ComparedReader(console: console).model(source, &diagnostics)
    return model.map { $0.entities.contains { $0.code != nil } ? .sqlite : .coredata }
}
