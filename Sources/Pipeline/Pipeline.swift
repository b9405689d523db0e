import CoreDataLowering
import CoreDataModelReader
import Diagnostics
import ModelIR
import Output
import ValuesLowering

/// The whole way from a model file to generated files: read, lower, render.
///
/// Every stage takes the value of the one before and reports what it finds; nothing is written here.
package struct Pipeline: Sendable {
    private let options: GenerateOptions

    package init(_ options: GenerateOptions) {
        self.options = options
    }

    /// The model of the first input; nil where there is an error.
    package func model(diagnostics: inout DiagnosticSink) -> Model? {
        options.inputs.first.flatMap { read($0, &diagnostics) }
    }

    /// The generated files of all inputs; nil where there is an error.
    package func output(diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        let renderer = renderer(&diagnostics)
        var output = GeneratedOutput()
        for input in options.inputs {
            guard let model = read(input, &diagnostics) else { continue }
            let origin = lastPathComponent(input)
            let typed = applyUserInfo(model, &diagnostics)
            let parts = lower(typed, &diagnostics)
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
        if !diagnostics.hasErrors { reportSameFiles(output.files, &diagnostics) }
        return diagnostics.hasErrors ? nil : output
    }

    private func read(_ input: String, _ diagnostics: inout DiagnosticSink) -> Model? {
        CoreDataModelReader(modelVersion: options.modelVersion)
            .read(input, diagnostics: &diagnostics)
    }

    private func lower(_ model: Model, _ diagnostics: inout DiagnosticSink) -> CoreDataParts {
        let choices = CoreDataOptions(
            access: options.access,
            onMissing: options.onMissing,
            isolation: options.isolation
        )
        return CoreDataParts(model, options: choices, diagnostics: &diagnostics)
    }

    private func lowerValues(
        of model: Model,
        _ diagnostics: inout DiagnosticSink
    ) -> ValuesFileView? {
        ValuesLowering.lowerValues(
            model,
            access: options.access,
            isolation: options.isolation,
            numbers: caseNumbers(of: model, diagnostics: &diagnostics),
            diagnostics: &diagnostics
        )
    }

    /// What renders the parts of a model; nil where a template has a mistake.
    private func renderer(_ diagnostics: inout DiagnosticSink) -> CoreDataRenderer? {
        var templates = TemplateSet(folder: options.templates, diagnostics: &diagnostics)
        let entities = templates.template(
            "coredata-file",
            for: EntityFileView.self,
            diagnostics: &diagnostics
        )
        let values = templates.template(
            "values-file",
            for: ValuesFileView.self,
            diagnostics: &diagnostics
        )
        guard let entities, let values else { return nil }
        templates.reportUnused(&diagnostics)
        return CoreDataRenderer(layout: options.layout, template: entities, valuesTemplate: values)
    }

    /// Two classes of different models can't have one file.
    private func reportSameFiles(_ files: [GeneratedFile], _ diagnostics: inout DiagnosticSink) {
        var origins: [String: String] = [:]
        for file in files {
            let key = file.path.lowercased()
            guard let first = origins.updateValue(file.origin, forKey: key) else { continue }
            diagnostics.report(
                Diagnostic(
                    .error,
                    "output.same-file",
                    at: SourceLocation(file: input(file.origin)),
                    "'\(file.path)' would be generated twice, from '\(first)' and from"
                        + " '\(file.origin)'; generate the models into different folders"
                )
            )
        }
    }
}

extension Pipeline {
    /// The input, as the user gave it, that has this name.
    private func input(_ origin: String) -> String {
        options.inputs.last { lastPathComponent($0) == origin } ?? origin
    }
}

/// Everything that a run generates.
package struct GeneratedOutput: Hashable, Sendable {
    package var files: [GeneratedFile] = []
    /// What it was generated from, models without a file included.
    package var origins: Set<String> = []
}

/// For example: `Notes.xcdatamodeld` of `Models/Notes.xcdatamodeld/`.
private func lastPathComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
}
