import Diagnostics
import Files
import ModelDiff
import ModelIR
import ModelJSON
import Output
import Pipeline

/// A model that becomes a snapshot.
struct FrozenModel {
    private let model: Model
    private let source: ModelSource
    private let folder: String
    private let file: String

    /// - Parameter name: What the version is called; `nil` for the name that the model says.
    init(
        _ model: Model,
        name: String?,
        _ source: ModelSource,
        in folder: String
    ) throws(RunError) {
        let help = "\(Modelgen.name) \(FreezeCommand.syntax.name) --help"
        guard let name = name ?? model.version else {
            throw RunError(
                message:
                    "'\(source.label)' has no versions, so the snapshot needs a name: '--name 1.0'",
                helpCommand: help
            )
        }
        guard !name.contains("/"), !name.hasPrefix(".") else {
            throw RunError(message: "'\(name)' can't be the name of a file", helpCommand: help)
        }
        var canonical = canonicalModel(model)
        canonical.name = model.name
        canonical.version = name
        canonical.addTypes(of: model)
        self.model = canonical
        self.source = source
        self.folder = folder
        file = "\(name).json"
    }

    private var path: String { folder == "." ? file : "\(withoutTrailingSlashes(folder))/\(file)" }

    /// Writes the snapshot, unless one with other content is there.
    func write(_ console: Console) throws(RunError) -> ExitCode {
        if exists(path) { return try compare(console) }
        let bytes = try json()
        do throws(OutputError) {
            try PlainFiles(folder: folder).write([(path: file, content: bytes)])
        } catch {
            throw RunError(error)
        }
        console.say("wrote '\(path)'")
        return .done
    }

    private func json() throws(RunError) -> [UInt8] {
        do {
            return try Snapshot(model).json()
        } catch {
            throw RunError(message: "the model cannot be written as JSON: \(error)")
        }
    }

    private func compare(_ console: Console) throws(RunError) -> ExitCode {
        var diagnostics = DiagnosticSink()
        let reader = ComparedReader(console: console)
        let old = reader.model(ModelSource(paths: [path]), &diagnostics)
        if let old, canonicalModel(old) != canonicalModel(model) {
            diagnostics.report(otherSnapshot(old))
        }
        console.report(diagnostics)
        guard old != nil, !diagnostics.hasErrors else { return .failure(diagnostics) }
        console.say("'\(path)' holds this model already")
        return .done
    }

    private func otherSnapshot(_ old: Model) -> Diagnostic {
        let target = Target.store(of: source)
        let found = differences(from: old, to: model, in: target)
        return Diagnostic(
            .error,
            "freeze.other-snapshot",
            at: SourceLocation(file: path),
            "the released version '\(model.version ?? "")' is another model; choose another name with '--name'",
            notes: found.prefix(10).map { .init("\($0.id): \($0.message)", at: $0.old) }
        )
    }
}

extension Target {
    /// The store that a source implies.
    fileprivate static func store(of source: ModelSource) -> StoreKind {
        source.kind == .swift ? .sqlite : .coreData
    }
}

extension Model {
    /// Adds the types that attributes hold as JSON as they are written: code of the version needs
    /// them.
    fileprivate mutating func addTypes(of model: Model) {
        let names = Set(declarations.map(\.name))
        declarations = model.declarations.filter { names.contains($0.name) }.map(withoutPlace)
        for entity in model.entities where !entity.heldTypes.isEmpty {
            let index = entities.firstIndex { $0.name == entity.name }
            guard let index else { continue }
            let types = entity.heldTypes.map(withoutPlace)
            entities[index].code?.carriedOver = types
        }
    }

    private func withoutPlace(_ fragment: SourceFragment) -> SourceFragment {
        var result = fragment
        result.origin = origin
        result.shownPlace = nil
        return result
    }
}
