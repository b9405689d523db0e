import Diagnostics
import Files
import ModelAnnotations
import ModelDiff
import ModelIR
import ModelJSON
import VersionLowering

/// Reads the older versions of a model: those of its input, or the snapshots of its releases.
struct HistoryReader {
    let pipeline: Pipeline
    /// The current version.
    let declared: DeclaredModel
    let target: Target
    let choice: VersionChoice

    private var input: ModelInput { declared.input }
    private var model: Model { declared.model }

    /// Returns `nil` if a version can't be read, which is reported.
    func history(_ diagnostics: inout DiagnosticSink) -> ModelHistory? {
        var found = DiagnosticSink()
        let (older, current) = versions(&found)
        let chosen = chosen(of: older, &found)
        let read = chosen.compactMap { version(of: $0, &found) }
        diagnostics.report(contentsOf: found)
        guard !found.hasErrors else { return nil }
        return ModelHistory(
            name: model.name,
            older: read,
            current: ModelHistory.Version(name: current, model: model)
        )
    }

    /// An older version and its place.
    private struct Source {
        let name: VersionName
        /// `nil` for a version of the input.
        let snapshot: String?
    }

    private func versions(_ diagnostics: inout DiagnosticSink) -> ([Source], VersionName) {
        let declared = declaredVersions(&diagnostics)
        let snapshots = declared.count < 2 ? ownSnapshots(&diagnostics) : []
        guard declared.count < 2, let last = snapshots.last else {
            let older = declared.dropLast().map { Source(name: $0, snapshot: nil) }
            return (older, declared.last ?? [].next(of: model.name))
        }
        let names = [VersionName](files: snapshots.map(\.version), of: model.name)
        let all = zip(names, snapshots).map { Source(name: $0, snapshot: $1.path) }
        // A model that was just frozen is the version that it was frozen as.
        let isFrozen = canonicalModel(last.model) == canonicalModel(readModel ?? model)
        guard isFrozen, let name = names.last else { return (all, names.next(of: model.name)) }
        return (all.dropLast(), name)
    }

    /// The versions of the input up to the one that is read.
    private func declaredVersions(_ diagnostics: inout DiagnosticSink) -> [VersionName] {
        var found: [InputVersion] = []
        for part in input.parts where found.isEmpty {
            found = part.kind.versions(part.paths, &diagnostics)
        }
        if let last = found.firstIndex(where: { $0.name == model.version }) {
            found = Array(found[...last])
        }
        let numbers = found.compactMap(\.number)
        guard numbers.count == found.count else {
            return [VersionName](files: inChosenOrder(found.map(\.name)), of: model.name)
        }
        return zip(found, numbers).map { VersionName(declared: $0.name, number: $1) }
    }

    /// The names of files in the order in which the user lists them: the names alone may not tell which
    /// version is older.
    private func inChosenOrder(_ names: [String]) -> [String] {
        guard case .named(let chosen) = choice else { return names }
        let listed = chosen.filter(names.contains)
        guard Set(listed).count == listed.count else { return names }
        var next = listed.makeIterator()
        return names.map { listed.contains($0) ? next.next() ?? $0 : $0 }
    }

    // MARK: Choosing

    private func chosen(
        of versions: [Source],
        _ diagnostics: inout DiagnosticSink
    ) -> [Source] {
        guard case .named(let names) = choice else { return versions }
        let titles = versions.map(\.name.title)
        for name in names where !titles.contains(name) {
            let list = titles.isEmpty ? "there are none" : titles.joined(separator: ", ")
            let message =
                "'\(input.name)' has no older version '\(name)', which 'versions' names"
                + didYouMean(nearestName(to: name, in: titles))
            let note = Diagnostic.Note("older versions: \(list)")
            let place = SourceLocation(file: input.name)
            diagnostics.report(
                Diagnostic(.error, "version.unknown", at: place, message, notes: [note])
            )
        }
        return versions.filter { names.contains($0.name.title) }
    }

    // MARK: Reading

    /// Reports errors alone: generating code isn't the place for advice about old versions.
    private func version(
        of source: Source,
        _ diagnostics: inout DiagnosticSink
    ) -> ModelHistory.Version? {
        var found = DiagnosticSink()
        let model =
            source.snapshot.map { JSONModelReader().read($0, diagnostics: &found) }
            ?? reader(source.name.title).model(of: input, &found)
        let errors = found.sorted.filter { $0.severity == .error }
        diagnostics.report(contentsOf: errors)
        guard let model, errors.isEmpty else { return nil }
        // What the configuration says about properties of the current version alone isn't an error.
        var ignored = DiagnosticSink()
        let settings = pipeline.options.settings
        let declared = declaredModel(
            asRead(model, by: target),
            settings,
            for: target,
            &ignored
        )
        return ModelHistory.Version(name: source.name, model: declared)
    }

    private func reader(_ version: String?) -> InputReader {
        InputReader(modelVersion: version, kinds: pipeline.reader.kinds)
    }

    /// The current model as it was read.
    private var readModel: Model? {
        var found = DiagnosticSink()
        return reader(pipeline.options.modelVersion).model(of: input, &found)
    }

    /// The snapshots of the model in the folder beside it. One that can't be read is an error: without it, files
    /// of its version couldn't be opened.
    private func ownSnapshots(
        _ diagnostics: inout DiagnosticSink
    ) -> [(path: String, version: String, model: Model)] {
        let folder = schemasFolder(beside: input.name)
        var all: [(path: String, version: String, model: Model)] = []
        for path in snapshots(in: folder) {
            var found = DiagnosticSink()
            guard let model = JSONModelReader().read(path, diagnostics: &found) else {
                if !JSONModelReader.isOfOthers(path) { diagnostics.report(contentsOf: found) }
                continue
            }
            all.append((path, stem(lastComponent(of: path)), model))
        }
        let own = all.filter { $0.model.name == model.name }
        if own.isEmpty, let other = all.last {
            diagnostics.report(onlyOtherSnapshots(in: folder, other.model.name))
        }
        return own
    }

    private func onlyOtherSnapshots(in folder: String, _ name: String) -> Diagnostic {
        let advice =
            "if the model had that name, give its input the name again, or change 'name' in the snapshots"
        return Diagnostic(
            .warning,
            "version.other-model",
            at: SourceLocation(file: input.name),
            "the snapshots in '\(folder)' are of '\(name)', and none is of '\(model.name)'",
            notes: [Diagnostic.Note(advice)]
        )
    }
}
