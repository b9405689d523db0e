import Diagnostics
import Files
import ModelDiff
import ModelIR
import Pipeline

/// `modelgen diff --guard`: released versions stay as they are, and what is new fits the files that they wrote.
struct VersionGuard {
    let comparer: ModelComparer
    let source: ModelSource
    /// The folder with the snapshots.
    let schemas: String

    private var reader: ComparedReader { ComparedReader(console: comparer.console) }

    /// `nil` if something can't be read, which is reported.
    func result(
        against name: String?,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> DiffResult? {
        let versions = reader.versions(of: source, &diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        var result = DiffResult(findings: liveClasses(versions, &diagnostics))
        guard let name else {
            result.findings += notCurrent(versions)
            return addNewest(to: result, versions, nil, &diagnostics)
        }
        return try withRevision(name, source, comparer, &diagnostics) {
            (old, revision, diagnostics) throws(RunError) in
            try compared(result, versions, old, revision, &diagnostics)
        }
    }

    private func compared(
        _ start: DiffResult,
        _ versions: [ComparedVersion],
        _ old: ModelSource,
        _ revision: Revision,
        _ diagnostics: inout DiagnosticSink
    ) throws(RunError) -> DiffResult? {
        var result = start
        let then = ComparedReader(console: comparer.console, revision: revision)
        let released = then.versions(of: old, &diagnostics)
        let names = Set(released.map(\.name))
        for version in released {
            result.findings += changed(version, now: versions, revision, &diagnostics)
        }
        result.findings += versions.filter { !names.contains($0.name) && !$0.isCurrent }.map {
            version in
            notCurrent(version, "was added without becoming current")
        }
        result.findings += try SnapshotGuard(guardian: self, revision: revision.name)
            .findings(&diagnostics)
        guard !diagnostics.hasErrors else { return nil }
        return addNewest(to: result, versions, (old, revision), &diagnostics)
    }

    /// What happened to a version that was there.
    private func changed(
        _ version: ComparedVersion,
        now versions: [ComparedVersion],
        _ revision: Revision,
        _ diagnostics: inout DiagnosticSink
    ) -> [Diagnostic] {
        guard let same = versions.first(where: { $0.name == version.name }) else {
            return [
                Diagnostic(
                    .error,
                    "version.removed",
                    at: source.place,
                    "the released version '\(version.name)' is gone: files that it wrote can't be read",
                    notes: [.init("bring it back from '\(revision.name)'")]
                )
            ]
        }
        if same.isCurrent || haveSameText(version, same) { return [] }
        let then = ComparedReader(console: comparer.console, revision: revision)
        guard let old = then.model(version.source, &diagnostics),
            let new = reader.model(same.source, &diagnostics)
        else { return [] }
        return edited(version.name, old, new, at: new.origin.location)
    }

    private func haveSameText(_ old: ComparedVersion, _ new: ComparedVersion) -> Bool {
        guard let oldFile = old.file, let newFile = new.file else { return false }
        guard let oldText = try? readFile(oldFile), let newText = try? readFile(newFile) else {
            return false
        }
        return oldText == newText
    }

    /// A finding if two models that should be equal aren't.
    func edited(
        _ name: String,
        _ old: Model,
        _ new: Model,
        at place: SourceLocation
    ) -> [Diagnostic] {
        guard canonicalModel(old) != canonicalModel(new) else { return [] }
        let differences = comparer.differences(from: old, to: new)
        return [
            Diagnostic(
                .error,
                "version.edited",
                at: differences.first?.new ?? place,
                "the released version '\(name)' was edited: files that it wrote no longer fit it; undo that, "
                    + "and add a version",
                notes: differences.prefix(5).map { .init("\($0.id): \($0.message)", at: $0.new) }
            )
        ]
    }
}

extension VersionGuard {
    /// Adds what is different since the newest version that was released.
    ///
    /// That is the newest snapshot; without one, the model of the revision, or the version before the current one.
    private func addNewest(
        to result: DiffResult,
        _ versions: [ComparedVersion],
        _ former: (source: ModelSource, revision: Revision)?,
        _ diagnostics: inout DiagnosticSink
    ) -> DiffResult? {
        var result = result
        let pair: ComparedPair?
        if let snapshot = snapshots(in: schemas).last {
            pair = comparer.pair(ModelSource(paths: [snapshot]), source, &diagnostics)
        } else if let former {
            pair = comparer.pair(former.source, of: former.revision, source, &diagnostics)
        } else if let place = versions.firstIndex(where: \.isCurrent), place > 0 {
            pair = comparer.pair(versions[place - 1].source, versions[place].source, &diagnostics)
        } else {
            result.findings.append(nothingReleased)
            return result
        }
        guard let pair else { return nil }
        result.pairs.append(pair)
        return result
    }

    private var nothingReleased: Diagnostic {
        Diagnostic(
            .error,
            "version.none-released",
            at: source.place,
            "there is no released version to guard; write one with 'modelgen freeze', or name a git revision"
                + " with '--against'"
        )
    }

    /// Versions after the current one.
    private func notCurrent(_ versions: [ComparedVersion]) -> [Diagnostic] {
        guard let current = versions.firstIndex(where: \.isCurrent) else { return [] }
        return versions[(current + 1)...].map { version in
            notCurrent(version, "comes after the current version, '\(versions[current].name)'")
        }
    }

    private func notCurrent(_ version: ComparedVersion, _ words: String) -> Diagnostic {
        Diagnostic(
            .error,
            "version.not-current",
            at: version.file.map { SourceLocation(file: $0) } ?? source.place,
            "the version '\(version.name)' \(words)",
            notes: [.init("make it current in Xcode, or remove it")]
        )
    }

    /// Classes that a frozen version shares with the current one: changing them changes the frozen version.
    private func liveClasses(
        _ versions: [ComparedVersion],
        _ diagnostics: inout DiagnosticSink
    ) -> [Diagnostic] {
        guard source.kind == .swift, versions.count > 1 else { return [] }
        let models = versions.compactMap { reader.model($0.source, &diagnostics) }
        guard let live = models.last, models.count == versions.count else { return [] }
        let places = Dictionary(
            live.entities.map { ($0.origin.location, $0.name) }
        ) { first, _ in first }
        return zip(versions, models).dropLast().flatMap { version, model in
            model.entities.compactMap { entity in
                let place = entity.origin.location
                return places[place].map { liveClass($0, version.name, at: place) }
            }
        }
    }

    private func liveClass(
        _ name: String,
        _ version: String,
        at place: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            .error,
            "version.live-class",
            at: place,
            "'\(name)' is a class of the current version, and the frozen version '\(version)' has it, too: a change"
                + " of it would change '\(version)'",
            notes: [.init("put a copy of the class as it was into '\(version)'")]
        )
    }
}
