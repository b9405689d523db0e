import Checks
import CoreDataLowering
import CoreDataModelReader
import Diagnostics
import ModelAnnotations
import ModelIR
import Mustache
import Output
import ParallelMap
import SQLiteLowering
import SharedLowering
import ValuesLowering

/// The whole way from a model file to generated files: read, lower, render.
///
/// Every stage takes the value of the one before and reports what it finds; nothing is written here.
package struct Pipeline: Sendable {
    private let options: GenerateOptions
    private let swiftReader: any SwiftReader

    package init(_ options: GenerateOptions, swiftReader: any SwiftReader = NoSwiftReader()) {
        self.options = options
        self.swiftReader = swiftReader
    }

    /// How many models the inputs are: each is one, but with Swift, all are one.
    package var modelCount: Int { modelInputs(options.inputs).count }

    /// The model of the first input, or of all where one is Swift; nil where there is an error.
    package func model(diagnostics: inout DiagnosticSink) -> Model? {
        modelInputs(options.inputs).first.flatMap { read($0, &diagnostics) }
    }

    /// The generated files of all inputs; nil where there is an error.
    package func output(diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        let inputs = modelInputs(options.inputs)
        guard let target = options.target ?? impliedTarget(of: inputs, &diagnostics) else {
            return nil
        }
        return switch target {
        case .coredata: output(inputs, target, "coredata-file", &diagnostics, CoreDataParts.init)
        case .sqlite: output(inputs, target, "sqlite-file", &diagnostics, SQLiteParts.init)
        }
    }

    /// - Parameters:
    ///   - template: the name of the one that files with classes begin with.
    ///   - lower: what turns a model into the parts of a target.
    private func output<Parts: LoweredModel>(
        _ inputs: [ModelInput],
        _ target: Target,
        _ template: String,
        _ diagnostics: inout DiagnosticSink,
        _ lower: (Model, LoweringOptions, inout DiagnosticSink) -> Parts
    ) -> GeneratedOutput? {
        let (read, templates): (ReadModels, LoadedTemplates<Parts.FileView>) =
            readAndLoad(inputs, template)
        diagnostics.report(contentsOf: read.diagnostics)
        if read.models.count == inputs.count {
            reportUnknownEntities(options.settings, in: read.models.map(\.1), &diagnostics)
            reportUnknownEntities(options, in: read.models.map(\.1), &diagnostics)
        }
        let renderer: CodeRenderer<Parts>? =
            renderer(templates, for: read.models.map(\.1), &diagnostics)
        var output = GeneratedOutput(target: target)
        for (input, model) in read.models {
            let origin = input.origin
            var typed = declaredModel(
                model,
                options.settings,
                for: target,
                only: options.only,
                &diagnostics
            )
            let context = RuleContext(typed, isForCoreData: target == .coredata)
            diagnostics.report(contentsOf: check(context, stages: [.meaning]))
            if options.showsSources { typed.showSources() }
            let parts = lower(typed, options.code, &diagnostics)
            let values = lowerValues(of: typed, &diagnostics)
            guard let renderer else { continue }
            if let files = options.files {
                output.files += renderer.files(
                    parts,
                    values: values,
                    of: model,
                    as: files.filter { input.paths.contains($0.input) },
                    diagnostics: &diagnostics
                )
            } else {
                output.files += renderer.files(
                    parts,
                    values: values,
                    model: model.name,
                    origin: origin,
                    diagnostics: &diagnostics
                )
            }
            output.origins.insert(origin)
            releaseElsewhere((consume typed, consume parts))
        }
        releaseElsewhere(consume read)
        if !diagnostics.hasErrors {
            reportSameFiles(output.files, of: inputs, &diagnostics)
            for file in output.files { reportLongName(file, of: inputs, &diagnostics) }
        }
        return diagnostics.hasErrors ? nil : output
    }

    /// Reads the inputs while templates load, which takes as long as a model of a hundred entities and
    /// can't be divided: so it begins first.
    ///
    /// Swift files are read alone: this process may turn into another for them, and their parser
    /// needs the stack of the main thread.
    private func readAndLoad<View: TemplateView>(
        _ inputs: [ModelInput],
        _ template: String
    ) -> (ReadModels, LoadedTemplates<View>) {
        guard inputs.allSatisfy(\.swiftFiles.isEmpty) else {
            return (read(inputs), loadTemplates(template))
        }
        let (templates, models): (LoadedTemplates<View>, ReadModels) =
            concurrently({ loadTemplates(template) }, and: { read(inputs) })
        return (models, templates)
    }

    private func read(_ inputs: [ModelInput]) -> ReadModels {
        var result = ReadModels()
        for input in inputs {
            if let model = read(input, &result.diagnostics) { result.models.append((input, model)) }
        }
        return result
    }

    private func loadTemplates<View: TemplateView>(_ name: String) -> LoadedTemplates<View> {
        var diagnostics = DiagnosticSink()
        var templates = TemplateSet(folder: options.templates, diagnostics: &diagnostics)
        let files = templates.template(name, for: View.self, diagnostics: &diagnostics)
        return LoadedTemplates(all: templates, files: files, diagnostics: diagnostics)
    }

    private func read(_ input: ModelInput, _ diagnostics: inout DiagnosticSink) -> Model? {
        // Swift goes first: this process may turn into another for it. It is merged last.
        let swift = input.swiftFiles.isEmpty ? [] : [readSwift(input, &diagnostics)]
        let models = input.modelFiles.map { readModelFile($0, &diagnostics) } + swift
        let read = models.compactMap(\.self)
        guard read.count == models.count else { return nil }
        return mergedModel(read, diagnostics: &diagnostics)
    }

    private func readSwift(_ input: ModelInput, _ diagnostics: inout DiagnosticSink) -> Model? {
        input.reportPassedOverModels(&diagnostics)
        var found = DiagnosticSink()
        let model = swiftReader.read(
            input.swiftFiles,
            name: input.modelName,
            modelVersion: input.modelFiles.isEmpty ? options.modelVersion : nil,
            diagnostics: &found
        )
        let checked = checkedNames(model, diagnostics: &found)
        diagnostics.report(contentsOf: found)
        return checked
    }

    private func readModelFile(_ path: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        var found = DiagnosticSink()
        let model = CoreDataModelReader(modelVersion: options.modelVersion)
            .read(path, diagnostics: &found)
        let editor = ModelFileEditor()
        let checked = checkedNames(
            model,
            editor: editor.replacement(of:of:in:with:),
            diagnostics: &found
        )
        diagnostics.report(contentsOf: found)
        return checked
    }

    private func lowerValues(
        of model: Model,
        _ diagnostics: inout DiagnosticSink
    ) -> ValuesFileView? {
        ValuesLowering.lowerValues(
            model,
            access: options.code.access,
            isolation: options.code.isolation,
            numbers: caseNumbers(of: model, diagnostics: &diagnostics),
            diagnostics: &diagnostics
        )
    }

    /// What renders the parts of the models; nil where a template has a mistake.
    private func renderer<Parts: LoweredModel>(
        _ loaded: LoadedTemplates<Parts.FileView>,
        for models: [Model],
        _ diagnostics: inout DiagnosticSink
    ) -> CodeRenderer<Parts>? {
        diagnostics.report(contentsOf: loaded.diagnostics)
        var templates = loaded.all
        var values: Template<ValuesFileView>?
        // Loading them takes longer than reading a small model; the user's own are always checked.
        if options.templates != nil || models.contains(where: \.mayHaveValuesFile) {
            values = templates.template(
                "values-file",
                for: ValuesFileView.self,
                diagnostics: &diagnostics
            )
            guard values != nil else { return nil }
        }
        guard let files = loaded.files else { return nil }
        templates.reportUnused(&diagnostics)
        return CodeRenderer(
            layout: options.layout,
            width: options.width,
            template: files,
            valuesTemplate: values
        )
    }

    /// Two classes of different models can't have one file.
    private func reportSameFiles(
        _ files: [GeneratedFile],
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) {
        var origins: [String: String] = [:]
        origins.reserveCapacity(files.count)
        for file in files {
            let key = file.path.lowercased()
            guard let first = origins.updateValue(file.origin, forKey: key) else { continue }
            // The input, as the user gave it.
            let input = inputs.last { $0.origin == file.origin }?.name ?? file.origin
            // Within one model, only the file of value types can be called as that of a class.
            let text =
                first == file.origin
                ? "'\(file.path)' would hold a class and the value types of '\(first)'; name another"
                    + " class in the model"
                : "'\(file.path)' would be generated twice, from '\(first)' and from"
                    + " '\(file.origin)'; generate the models into different folders"
            diagnostics.report(
                Diagnostic(
                    .error,
                    "output.same-file",
                    at: SourceLocation(file: input),
                    text
                )
            )
        }
    }

    /// File systems take names of 255 bytes.
    private func reportLongName(
        _ file: GeneratedFile,
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) {
        guard file.path.utf8.count > 255 else { return }
        let input = inputs.last { $0.origin == file.origin }?.name ?? file.origin
        let message =
            "'\(file.path)' is too long for the name of a file; give the class a shorter name, or"
            + " generate one file with '--layout single'"
        let place = SourceLocation(file: input)
        diagnostics.report(Diagnostic(.error, "output.long-name", at: place, message))
    }
}

/// The models of a run, each with its input, and what there is to say about them.
private struct ReadModels: Sendable {
    var models: [(ModelInput, Model)] = []
    var diagnostics = DiagnosticSink()
}

/// The templates that every run uses, and what there is to say about them.
private struct LoadedTemplates<View>: Sendable {
    let all: TemplateSet
    /// What files with classes begin with.
    let files: Template<View>?
    let diagnostics: DiagnosticSink
}

/// Everything that a run generates.
package struct GeneratedOutput: Hashable, Sendable {
    /// What it's for: what the user chose, or what the inputs imply.
    package let target: Target
    package var files: [GeneratedFile] = []
    /// What it was generated from, models without a file included.
    package var origins: Set<String> = []
}
