import CoreDataLowering
import CoreDataModelReader
import Diagnostics
import ModelIR
import Mustache
import Output
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

    /// Whether all inputs are one model.
    package var hasOneModel: Bool { modelInputs(options.inputs).count == 1 }

    /// The model of the first input, or of all where one is Swift; nil where there is an error.
    package func model(diagnostics: inout DiagnosticSink) -> Model? {
        modelInputs(options.inputs).first.flatMap { read($0, &diagnostics) }
    }

    /// The generated files of all inputs; nil where there is an error.
    package func output(diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        let inputs = modelInputs(options.inputs)
        var models: [(ModelInput, Model)] = []
        for input in inputs {
            if let model = read(input, &diagnostics) { models.append((input, model)) }
        }
        let renderer = renderer(for: models.map(\.1), &diagnostics)
        var output = GeneratedOutput()
        for (input, model) in models {
            let origin = input.origin
            let typed = applyUserInfo(model, &diagnostics)
            let parts = CoreDataParts(typed, options: options.code, diagnostics: &diagnostics)
            let values = lowerValues(of: typed, &diagnostics)
            guard let renderer else { continue }
            output.files += renderer.files(
                parts,
                values: values,
                model: model.name,
                origin: origin,
                diagnostics: &diagnostics
            )
            output.origins.insert(origin)
        }
        if !diagnostics.hasErrors { reportSameFiles(output.files, of: inputs, &diagnostics) }
        return diagnostics.hasErrors ? nil : output
    }

    private func read(_ input: ModelInput, _ diagnostics: inout DiagnosticSink) -> Model? {
        // Swift goes first: this process may turn into another for it. It is merged last.
        var swift: [Model?] = []
        if !input.swiftFiles.isEmpty {
            let model = swiftReader.read(
                input.swiftFiles,
                name: input.modelName,
                modelVersion: input.modelFiles.isEmpty ? options.modelVersion : nil,
                diagnostics: &diagnostics
            )
            swift.append(model)
        }
        let reader = CoreDataModelReader(modelVersion: options.modelVersion)
        let models = input.modelFiles.map { reader.read($0, diagnostics: &diagnostics) } + swift
        let read = models.compactMap(\.self)
        guard read.count == models.count else { return nil }
        return mergedModel(read, diagnostics: &diagnostics)
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
    private func renderer(
        for models: [Model],
        _ diagnostics: inout DiagnosticSink
    ) -> CoreDataRenderer? {
        var templates = TemplateSet(folder: options.templates, diagnostics: &diagnostics)
        let entities = templates.template(
            "coredata-file",
            for: EntityFileView.self,
            diagnostics: &diagnostics
        )
        var values: Template<ValuesFileView>?
        // Loading them takes longer than reading a small model; the user's own are always checked.
        if options.templates != nil || models.contains(where: { !$0.valueTypes.isEmpty }) {
            values = templates.template(
                "values-file",
                for: ValuesFileView.self,
                diagnostics: &diagnostics
            )
            guard values != nil else { return nil }
        }
        guard let entities else { return nil }
        templates.reportUnused(&diagnostics)
        return CoreDataRenderer(layout: options.layout, template: entities, valuesTemplate: values)
    }

    /// Two classes of different models can't have one file.
    private func reportSameFiles(
        _ files: [GeneratedFile],
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) {
        var origins: [String: String] = [:]
        for file in files {
            let key = file.path.lowercased()
            guard let first = origins.updateValue(file.origin, forKey: key) else { continue }
            // The input, as the user gave it.
            let input = inputs.last { $0.origin == file.origin }?.name ?? file.origin
            diagnostics.report(
                Diagnostic(
                    .error,
                    "output.same-file",
                    at: SourceLocation(file: input),
                    "'\(file.path)' would be generated twice, from '\(first)' and from"
                        + " '\(file.origin)'; generate the models into different folders"
                )
            )
        }
    }
}

/// Everything that a run generates.
package struct GeneratedOutput: Hashable, Sendable {
    package var files: [GeneratedFile] = []
    /// What it was generated from, models without a file included.
    package var origins: Set<String> = []
}
