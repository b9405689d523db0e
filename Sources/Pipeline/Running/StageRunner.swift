import Diagnostics
import ModelAnnotations
import ParallelMap

/// Runs the stages in sequence for every model of a run. It determines what runs concurrently, and
/// when memory is released.
struct StageRunner<Definition: TargetDefinition> {
    let pipeline: Pipeline
    let target: Definition

    /// Returns the generated files of all inputs, or `nil` if there is an error.
    func output(
        of inputs: [ModelInput],
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedOutput? {
        let (read, templates) = readAndLoad(inputs)
        diagnostics.report(contentsOf: read.diagnostics)
        if read.models.count == inputs.count { reportUnknownEntities(in: read, &diagnostics) }
        let renderer = templates.renderer(of: read.models, pipeline.options, &diagnostics)
        var output = GeneratedOutput(target: target.target)
        for model in read.models {
            files(of: model, renderer, &diagnostics).map { output.add($0) }
        }
        releaseElsewhere(consume read)
        if !diagnostics.hasErrors { output.reportFileNames(of: inputs, &diagnostics) }
        return diagnostics.hasErrors ? nil : output
    }

    /// Runs all stages after reading; returns `nil` if there is an error in a template.
    private func files(
        of read: ReadModel,
        _ renderer: CodeRenderer<Definition.Parts>?,
        _ diagnostics: inout DiagnosticSink
    ) -> RenderedFiles? {
        let declared = pipeline.declare(read, for: target.target, &diagnostics)
        let checked = pipeline.check(declared, for: target, &diagnostics)
        let code = pipeline.lower(checked, for: target, &diagnostics)
        let files = renderer.map {
            pipeline.render(code, with: $0, &diagnostics)
                .statingImportAccess(read.model.importAccess)
        }
        releaseElsewhere((consume declared, consume checked, consume code))
        return files
    }

    /// Reads the inputs while templates load. Loading takes as long as reading a model with a
    /// hundred entities and can't be split, so it starts first.
    ///
    /// Inputs that are joined (Swift) are read sequentially: this process may be replaced, and the
    /// Swift parser needs the stack of the main thread.
    private func readAndLoad(
        _ inputs: [ModelInput]
    ) -> (ReadModels, LoadedTemplates<Definition.Parts>) {
        guard !inputs.flatMap(\.parts).contains(where: \.kind.joinsInputs) else {
            return (read(inputs), load())
        }
        let (templates, models) = concurrently({ load() }, and: { read(inputs) })
        return (models, templates)
    }

    private func load() -> LoadedTemplates<Definition.Parts> {
        LoadedTemplates(
            folder: pipeline.options.templates,
            file: target.fileTemplate,
            versionForm: target.versionForm
        )
    }

    private func read(_ inputs: [ModelInput]) -> ReadModels {
        var result = ReadModels()
        for input in inputs {
            if let model = pipeline.read(input, &result.diagnostics) { result.models.append(model) }
        }
        return result
    }

    private func reportUnknownEntities(in read: ReadModels, _ diagnostics: inout DiagnosticSink) {
        let (options, models) = (pipeline.options, read.models.map(\.model))
        ModelAnnotations.reportUnknownEntities(options.settings, in: models, &diagnostics)
        reportUnknownChoice(options, in: models, &diagnostics)
    }
}

/// The models of a run, with the diagnostics of reading them.
private struct ReadModels: Sendable {
    var models: [ReadModel] = []
    var diagnostics = DiagnosticSink()
}
