import Diagnostics
import ModelIR
import Mustache
import SQLiteLowering
import SharedLowering
import SwiftNames
import ValuesLowering

/// Lowers the older versions of a model, and the stages between all versions.
///
/// For example: `lowerVersions(history, isPlanned: true, LoweringOptions(), in: .sqlite, &sink).plan`.
///
/// - Parameter isPlanned: Whether to lower a migration plan, too.
package func lowerVersions(
    _ history: ModelHistory,
    isPlanned: Bool,
    _ options: LoweringOptions,
    in form: VersionForm,
    _ diagnostics: inout DiagnosticSink
) -> LoweredVersions {
    let lowering = VersionLowering(history, options, in: form)
    if isPlanned { lowering.reportNames(&diagnostics) }
    return LoweredVersions(
        files: lowering.files(&diagnostics),
        plan: isPlanned ? (lowering.planFileName, lowering.plan) : nil
    )
}

/// Makes the decisions about the code of a model's versions.
struct VersionLowering {
    let history: ModelHistory
    let options: LoweringOptions
    let form: VersionForm
    /// The names of the types in the current code.
    let currentNames: [String]

    init(_ history: ModelHistory, _ options: LoweringOptions, in form: VersionForm) {
        self.history = history
        self.options = options
        self.form = form
        let model = history.current.model
        let classes = model.entities.map(form.className)
        currentNames = model.namesBesideClasses + classes + model.entities.compactMap(\.namedClass)
    }

    /// The name of the file with the current version and the plan, without its suffix.
    var planFileName: String {
        switch options.plan {
        case .generated: planName
        case .own: history.current.name.type
        }
    }

    private var planName: String { typeName(history.name) + "MigrationPlan" }

    var plan: PlanFileView {
        let all = history.older + [history.current]
        let types = TypeNames(classes: currentNames)
        return PlanFileView(
            head: FileHeadView([form.module]),
            isolation: options.typeIsolation.modifier,
            access: options.access.modifier,
            model: history.name,
            name: planName,
            stagesName: typeName(history.name) + "MigrationStages",
            current: declaresCurrent
                ? nil
                : version(
                    history.current.name,
                    history.current.model.entities.map(form.className),
                    access: options.access,
                    types
                ),
            hasPlan: options.plan == .generated,
            stages: stages(all),
            availability: availability(all),
            versionNames: all.map(\.name.type),
            types: types,
            form: form
        )
    }

    /// Whether the inputs declare the current version, and the code with them.
    private var declaresCurrent: Bool {
        history.current.model.declaresClassesInPlace
            && history.current.model.declarations.contains { $0.name == history.current.name.type }
    }

    private func stages(_ all: [ModelHistory.Version]) -> [StageView] {
        separatedByBlankLines(
            zip(all, all.dropFirst()).map { from, to in
                StagePlan(from: from, to: to, plan: planName, form: form).view
            }
        )
    }

    func version(
        _ name: VersionName,
        _ models: [String],
        access: AccessLevel,
        _ types: TypeNames
    ) -> VersionView {
        VersionView(
            access: access.modifier,
            name: name.type,
            types: types,
            form: form,
            number: name.number,
            modelNames: models
        )
    }
}

// MARK: - Older versions

extension VersionLowering {
    /// The options for classes that only stages use, which are in the same module.
    var stageOptions: LoweringOptions {
        var options = options
        options.access = .internal
        options.declaredAccess = nil
        return options
    }

    /// The versions that can become code; the others are reported.
    func files(_ diagnostics: inout DiagnosticSink) -> [LoweredVersions.File] {
        var taken = DeclaredCode(history.current.model)
        return history.older.compactMap { version -> LoweredVersions.File? in
            let lowered =
                version.model.declaresClassesInPlace
                ? nestedFile(version, besides: &taken, &diagnostics)
                : file(version, &diagnostics).map(LoweredVersion.whole)
            return lowered.map { (version.name.type, $0) }
        }
    }

    /// Returns `nil` if the version can't become code, which is reported.
    private func file(
        _ version: ModelHistory.Version,
        _ diagnostics: inout DiagnosticSink
    ) -> VersionFileView? {
        var found = DiagnosticSink()
        let view = view(of: version, &found)
        guard !found.hasErrors else {
            diagnostics.report(contentsOf: found.sorted.filter { $0.severity == .error })
            diagnostics.report(noCode(version))
            return nil
        }
        return view
    }

    private func view(of version: ModelHistory.Version, _ found: inout DiagnosticSink)
        -> VersionFileView
    {
        let current = Set(currentNames)
        return switch form {
        case .sqlite: file(version.name, storedModel(version.model, beside: current), &found)
        case .swiftData: models(version.name, frozenModel(version.model, beside: current), &found)
        }
    }

    private func file(
        _ name: VersionName,
        _ model: Model,
        _ found: inout DiagnosticSink
    ) -> VersionFileView {
        let parts = SQLiteParts(
            model,
            options: stageOptions,
            inside: EnclosingType(name: name.type, namesInScope: currentNames),
            diagnostics: &found
        )
        let whole = lowered(parts, &found)
        var view = fileView(
            name,
            model,
            whole.head,
            classNames: whole.classes.map(\.name),
            declaredCode: whole.classes.compactMap(\.declaredCode),
            &found
        )
        view.classes = whole.classes.map(withoutExtensions)
        view.fieldGroups = fields(of: whole.classes, model, in: name)
        return view
    }

    /// The file of a version with everything but its classes.
    func fileView(
        _ name: VersionName,
        _ model: Model,
        _ head: FileHeadView?,
        classNames: [String],
        declaredCode: [DeclaredCodeView],
        _ found: inout DiagnosticSink
    ) -> VersionFileView {
        let options = stageOptions
        let values = values(of: model, in: name, options, &found)
        let types = TypeNames(classes: currentNames + classNames)
        return VersionFileView(
            head: merged([head, values?.head]),
            isolation: options.typeIsolation.modifier,
            version: version(name, classNames, access: .internal, types),
            values: values,
            classes: [],
            modelClasses: [],
            declaredCode: declaredCode,
            fieldGroups: [],
            extensions: extensions(of: model, in: name, options)
        )
    }

    private func values(
        of model: Model,
        in name: VersionName,
        _ options: LoweringOptions,
        _ found: inout DiagnosticSink
    ) -> ValuesFileView? {
        var inside = model
        inside.declarations.removeAll(where: \.isExtension)
        return lowerValues(
            inside,
            options,
            numbers: caseNumbers(of: model, diagnostics: &found),
            inside: EnclosingType(name: name.type, namesInScope: currentNames),
            diagnostics: &found
        )
    }

    /// No stage makes objects of the oldest version.
    private func fields(
        of classes: [TableClassView],
        _ model: Model,
        in name: VersionName
    ) -> [VersionFieldsView] {
        guard name != history.older.first?.name else { return [] }
        let types = Set(classes.map(\.name) + model.namesBesideClasses)
        return classes.compactMap { VersionFieldsView(of: $0, in: name.type, types) }
    }

    private func extensions(
        of model: Model,
        in name: VersionName,
        _ options: LoweringOptions
    ) -> [MemberView] {
        model.declarations.filter(\.isExtension).map { fragment in
            var fragment = fragment
            fragment.text.replace("extension ", with: "extension \(name.type).", maxReplacements: 1)
            return declaration(
                fragment,
                .all(options.access.modifier),
                options.isolation.modifier,
                typeIsolation: fragment.isForFunctions == true
                    ? nil : options.typeIsolation.modifier
            )
        }
    }
}

// MARK: - Diagnostics

extension VersionLowering {
    func noCode(_ version: ModelHistory.Version) -> Diagnostic {
        let title = version.name.title
        return Diagnostic(
            .error,
            "version.no-code",
            at: version.model.origin.location,
            "the older version '\(title)' can't become code for migration stages; leave it out: name the"
                + " others in 'versions'"
        )
    }

    /// Reports enums of versions, and the plan, whose names are taken.
    func reportNames(_ diagnostics: inout DiagnosticSink) {
        let taken = Set(currentNames)
        let model = history.current.model
        // Types that the inputs declare have their names.
        let versions =
            history.older.filter { !$0.model.declaresClassesInPlace }.map(\.name)
            + (declaresCurrent ? [] : [history.current.name])
        var names = versions.map { ($0.type, "the version '\($0.title)'") }
        if options.plan == .generated { names.append((planName, "the migration plan")) }
        for (name, words) in names where taken.contains(name) {
            let message = "'\(name)' is a type of the model, and would be \(words); rename the type"
            let place = model.origin.location
            diagnostics.report(Diagnostic(.error, "version.name-taken", at: place, message))
        }
    }
}

/// One head with the imports of all.
func merged(_ heads: [FileHeadView?]) -> FileHeadView {
    heads.compactMap(\.self).reduce(FileHeadView([])) { $0.merged(with: $1) }
}

private func withoutExtensions(_ view: TableClassView) -> TableClassView {
    var result = view
    result.declaredCode = nil
    result.fields = []
    return result
}
