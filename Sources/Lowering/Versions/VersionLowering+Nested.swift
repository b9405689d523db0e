import Diagnostics
import ModelIR
import SQLiteLowering
import SharedLowering
import SwiftDataLowering
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

    /// Returns whether no other version declares the class.
    mutating func add(_ className: String) -> Bool { classes.insert(className).inserted }
}

extension SourceFragment {
    /// The fragment without what only the current version says: where compilers report it, and which code
    /// of models needs it.
    fileprivate var unplaced: SourceFragment {
        var fragment = self
        fragment.shownPlace = nil
        fragment.isAsWritten = nil
        fragment.isForFunctions = nil
        fragment.memberStarts = nil
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
        let own = classes(of: model, besides: &taken, &found)
        let values = values(of: taken.add(model), &found)
        guard !found.hasErrors else {
            diagnostics.report(contentsOf: found.sorted.filter { $0.severity == .error })
            diagnostics.report(noCode(version))
            return nil
        }
        var result = LoweredVersion.nested(values: values, classes: own)
        result.head = merged([own.head, values?.head])
        return result
    }

    /// The classes that no other version declares.
    private func classes(
        of model: Model,
        besides taken: inout DeclaredCode,
        _ found: inout DiagnosticSink
    ) -> VersionClasses {
        switch form {
        case .sqlite:
            let parts = SQLiteParts(model, options: options, diagnostics: &found)
            let all = lowered(parts, &found).classes
            return .tables(TableFileView(all.filter { taken.add($0.qualifiedName) }))
        case .swiftData:
            let parts = SwiftDataParts(model, options: options, diagnostics: &found)
            let all = lowered(parts, &found).classes
            return .models(SwiftDataFileView(all.filter { taken.add($0.qualifiedName) }))
        }
    }

    /// The views of all parts, whose problems are reported.
    func lowered<Parts: LoweredModel>(
        _ parts: Parts,
        _ found: inout DiagnosticSink
    ) -> Parts.FileView {
        let views = parts.indices.map { parts.lowered($0) }
        found.report(contentsOf: views.flatMap(\.diagnostics))
        return Parts.merged(views.map(\.view))
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
