import Checks
import Diagnostics
import ModelAnnotations
import ModelIR
import SharedLowering
import VersionLowering

/// The stages from inputs to files. Each stage takes the value of the previous one and reports
/// diagnostics; none writes to disk.
///
/// ``StageRunner`` runs them in sequence. The value between two stages has its own type.
package struct Pipeline: Sendable {
    let options: GenerateOptions
    let reader: InputReader
    private let swiftReader: any SwiftReader

    package init(_ options: GenerateOptions, swiftReader: any SwiftReader = NoSwiftReader()) {
        self.options = options
        self.swiftReader = swiftReader
        let kinds = InputKinds(swiftReader: swiftReader)
        reader = InputReader(modelVersion: options.modelVersion, kinds: kinds)
    }

    /// The pipeline for code that declares types inside of those around them, as Swift inputs do.
    var keepingNesting: Pipeline { Pipeline(options, swiftReader: swiftReader.keepingNesting) }

    func read(_ input: ModelInput, _ diagnostics: inout DiagnosticSink) -> ReadModel? {
        reader.model(of: input, &diagnostics).map { ReadModel(input: input, model: $0) }
    }

    /// Merges the specifications of User Info and the configuration into the model.
    func declare(
        _ read: ReadModel,
        for target: Target,
        _ diagnostics: inout DiagnosticSink
    ) -> DeclaredModel {
        let (settings, only) = (options.settings, options.only)
        var model = declaredModel(
            asRead(read.model, by: target),
            settings,
            for: target,
            only: only,
            &diagnostics
        )
        diagnostics.suppress(model.suppressedPlaces)
        if options.showsSources { model.showSources() }
        return DeclaredModel(
            input: read.input,
            sources: read.model.sources.map(\.path),
            model: model
        )
    }

    func check(
        _ declared: DeclaredModel,
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) -> CheckedModel {
        let context = RuleContext(declared.model, isForCoreData: target.isForCoreData)
        diagnostics.report(contentsOf: Checks.check(context, stages: [.meaning]))
        return CheckedModel(declared: declared)
    }

    /// Makes all decisions about the code.
    func lower<Definition: TargetDefinition>(
        _ checked: CheckedModel,
        for target: Definition,
        _ diagnostics: inout DiagnosticSink
    ) -> LoweredCode<Definition.Parts> {
        let declared = checked.declared
        let whole = declared.model.withEnclosedNames
        let code = codeOptions(for: whole, target)
        let model = target.usableCode(of: whole, code, &diagnostics)
        let parts = target.lower(model, code, &diagnostics)
        let values = loweredValues(of: model, for: target, beside: parts, code, &diagnostics)
        let (input, name) = (declared.input, declared.model.name)
        let sources = declared.sources
        return LoweredCode(
            input: input,
            name: name,
            sources: sources,
            parts: parts,
            values: values,
            versions: loweredVersions(of: declared, for: target, &diagnostics)
        )
    }

    /// Returns the older versions that the user asked for, and the plan between them.
    private func loweredVersions(
        of declared: DeclaredModel,
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) -> LoweredVersions? {
        if options.versions == nil, target.versionForm == nil {
            ungeneratedVersions(of: declared).map { diagnostics.report($0) }
        }
        guard let choice = options.versions ?? (declared.model.hasNestedVersions ? .all : nil)
        else { return nil }
        guard let form = target.versionForm else {
            diagnostics.report(unusedVersions(declared.input, target.target))
            return nil
        }
        let reader = HistoryReader(
            pipeline: self,
            declared: declared,
            target: target.target,
            choice: choice
        )
        guard let history = reader.history(&diagnostics) else { return nil }
        let isPlanned = options.versions != nil && !declared.model.hasPlan
        if !isPlanned, history.older.isEmpty { return nil }
        return lowerVersions(
            history,
            isPlanned: isPlanned,
            codeOptions(for: declared.model, target),
            in: form,
            &diagnostics
        )
    }

    /// The options with the access levels of the model's declarations, unless the user chose one.
    private func codeOptions(for model: Model, _ target: some TargetDefinition) -> LoweringOptions {
        var code = options.code
        code.isolatesTypes = target.hasIsolatedTypes
        code.keepsNumberTypes = !target.isForCoreData
        code.storesAsDeclared = target.target == .swiftdata
        code.access = options.access ?? model.impliedAccess
        if options.access == nil, model.declaresAccess {
            code.declaredAccess = DeclaredAccess(model)
        }
        code.stack = options.stack ?? model.impliedStack
        return code
    }

    private func unusedVersions(_ input: ModelInput, _ target: Target) -> Diagnostic {
        Diagnostic(
            .error,
            "version.other-target",
            at: SourceLocation(file: input.name),
            "'versions' is for '--target sqlite' and '--target swiftdata': \(target.classes.target) migrates by mapping models, without"
                + " classes of older versions"
        )
    }

    func render<Parts: LoweredModel>(
        _ code: LoweredCode<Parts>,
        with renderer: CodeRenderer<Parts>,
        _ diagnostics: inout DiagnosticSink
    ) -> RenderedFiles {
        RenderedFiles(
            origin: code.input.origin,
            files: renderer.files(code, named: options.files, diagnostics: &diagnostics)
        )
    }
}

extension Model {
    /// Whether the code declares the classes of all versions where the files do: other code can name
    /// them.
    var hasNestedVersions: Bool { version != nil && declaresClassesInPlace }

    /// The level of code that belongs to no declaration, such as a migration plan: that of all classes.
    fileprivate var impliedAccess: AccessLevel {
        entities.map { AccessLevel(modifiers: $0.code?.access) }.min() ?? .internal
    }

    /// Whether a declaration is accessible outside of the module.
    fileprivate var declaresAccess: Bool {
        func isWide(_ modifiers: [String]?) -> Bool {
            AccessLevel(modifiers: modifiers) != .internal
        }
        return entities.contains { isWide($0.code?.access) }
            || valueTypes.contains { isWide($0.access) }
            || declarations.contains { isWide($0.access) || $0.isAsWritten == true }
    }

    /// The managed object model, unless a file declares it: classes that are declared in Swift, or read
    /// from a database of another program, would otherwise lack one.
    fileprivate var impliedStack: StackForm {
        let isWithoutFile = entities.allSatisfy { existing != nil || $0.origin.file.isSwift }
        return isWithoutFile ? .model : .none
    }

    /// Whether the inputs declare a migration plan.
    fileprivate var hasPlan: Bool {
        declarations.contains { $0.text.prefix { $0 != "{" }.contains("SchemaMigrationPlan") }
    }
}
