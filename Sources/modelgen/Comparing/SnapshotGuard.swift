import Diagnostics
import Files
import ModelIR
import Pipeline

/// Compares the snapshots of a revision with those of now.
struct SnapshotGuard {
    let guardian: VersionGuard
    /// The name of the revision.
    let revision: String

    func findings(_ diagnostics: inout DiagnosticSink) throws(RunError) -> [Diagnostic] {
        var then = try Revision(revision)
        defer { then.remove() }
        let folder: String
        do {
            folder = try then.take(guardian.schemas)
        } catch let problem as GitProblem {
            // A model may have had no snapshots yet.
            if !problem.isMissingPath { diagnostics.report(problem.diagnostic) }
            return []
        } catch {
            throw RunError(message: "the revision '\(revision)' cannot be read: \(error)")
        }
        return snapshots(in: folder).flatMap { changed($0, then, &diagnostics) }
    }

    private func changed(
        _ snapshot: String,
        _ then: Revision,
        _ diagnostics: inout DiagnosticSink
    ) -> [Diagnostic] {
        let name = lastComponent(of: snapshot)
        let path = "\(guardian.schemas)/\(name)"
        guard exists(path) else {
            return [
                Diagnostic(
                    .error,
                    "version.removed",
                    at: SourceLocation(file: path),
                    "the snapshot of a released version is gone",
                    notes: [.init("bring it back from '\(revision)'")]
                )
            ]
        }
        let console = guardian.comparer.console
        if let old = try? readFile(snapshot), let new = try? readFile(path), old == new {
            return []
        }
        let reader = ComparedReader(console: console, revision: then)
        guard let old = reader.model(ModelSource(paths: [snapshot]), &diagnostics),
            let new = ComparedReader(console: console)
                .model(ModelSource(paths: [path]), &diagnostics)
        else { return [] }
        return guardian.edited(
            String(name.dropLast(".json".count)),
            old,
            new,
            at: SourceLocation(file: path)
        )
    }
}
