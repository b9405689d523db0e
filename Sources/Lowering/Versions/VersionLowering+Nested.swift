import Diagnostics
import ModelIR
import SQLiteLowering
import SharedLowering
import ValuesLowering

/// What the code declares so far: versions can share classes and types.
struct DeclaredCode {
    private var classes: Set<String>
    private var values: Set<String>
    private var declarations: Set<SourceFragment>

    init(_ model: Model) {
        let model = model.withEnclosedNames
        classes = Set(model.entities.map { $0.namedClass ?? $0.name })
        values = Set(model.valueTypes.map(\.name))
        declarations = Set(model.declarations.map(\.unplaced))
    }

    /// The model without the declarations of others. Its types are still known.
    mutating func add(_ model: Model) -> Model {
        var rest = model
        for index in rest.valueTypes.indices
        where !values.insert(rest.valueTypes[index].name).inserted {
            rest.valueTypes[index].isExternal = true
        }
        rest.declarations.removeAll {
            // The current version has all that only code elsewhere needs.
            $0.isAsWritten == true || !declarations.insert($0.unplaced).inserted
        }
        return rest
    }

    mutating func add(_ view: TableClassView) -> Bool {
        let name = (view.enclosingType.map { $0 + "." } ?? "") + view.name
        return classes.insert(name).inserted
    }
}

extension SourceFragment {
    /// The fragment without what only the current version says: where compilers report it, and whether
    /// models need it.
    fileprivate var unplaced: SourceFragment {
        var fragment = self
        fragment.shownPlace = nil
        fragment.isAsWritten = nil
        return fragment
    }
}

extension VersionLowering {
    /// The code of a version where the files declare it; `nil` if it can't become code, which is
    /// reported.
    func nestedFile(
        _ version: ModelHistory.Version,
        besides taken: inout DeclaredCode,
        _ diagnostics: inout DiagnosticSink
    ) -> LoweredVersion? {
        var found = DiagnosticSink()
        let model = version.model.withOpenSetters.withEnclosedNames
        let parts = SQLiteParts(model, options: options, diagnostics: &found)
        let lowered = parts.indices.map { parts.lowered($0) }
        found.report(contentsOf: lowered.flatMap(\.diagnostics))
        let classes = SQLiteParts.merged(lowered.map(\.view)).classes
        let values = values(of: taken.add(model), &found)
        guard !found.hasErrors else {
            diagnostics.report(contentsOf: found.sorted.filter { $0.severity == .error })
            diagnostics.report(noCode(version))
            return nil
        }
        let own = TableFileView(classes.filter { taken.add($0) })
        var result = LoweredVersion.nested(values: values, classes: own)
        result.head = merged([own.head, values?.head])
        return result
    }

    private func values(of model: Model, _ found: inout DiagnosticSink) -> ValuesFileView? {
        lowerValues(
            model,
            options,
            numbers: caseNumbers(of: model, diagnostics: &found),
            diagnostics: &found
        )
    }
}

extension Model {
    /// The model of a version whose objects stages change: its properties can be set.
    fileprivate var withOpenSetters: Model {
        var result = self
        for index in result.entities.indices {
            result.entities[index].changeCodes { code in
                code.isReadOnly = false
                code.modifiers.removeAll { $0.hasSuffix("(set)") }
            }
        }
        return result
    }
}
