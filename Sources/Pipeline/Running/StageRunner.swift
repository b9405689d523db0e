import Diagnostics
import ModelAnnotations
import ParallelMap

/// Runs the stages in a row for every model of a run: it decides what runs at the same time, and when
/// memory is freed.
struct StageRunner<Definition: TargetDefinition> {
    let pipeline: Pipeline
    let target: Definition

    /// The generated files of all inputs; `nil` if there is an error.
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

    /// All stages behind reading; `nil` if a template has a mistake.
    private func files(
        of read: ReadModel,
        _ renderer: CodeRenderer<Definition.Parts>?,
        _ diagnostics: inout DiagnosticSink
    ) -> RenderedFiles? {
        let declared = pipeline.declare(read, for: target.target, &diagnostics)
        let checked = pipeline.check(declared, for: target, &diagnostics)
        let code = pipeline.lower(checked, for: target, &diagnostics)
        let files = renderer.map { pipeline.render(code, with: $0, &diagnostics) }
        releaseElsewhere((consume declared, consume checked, consume code))
        return files
    }

    /// Reads the inputs while templates load, which takes as long as a model of a hundred entities and
    /// can't be divided: so it begins first.
    ///
    /// What joins inputs, which is Swift, is read alone: this process may turn into another for it,
    /// and its parser needs the stack of the main thread.
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
        LoadedTemplates(folder: pipeline.options.templates, file: target.fileTemplate)
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

/// The models of a run, with what reading them found.
private struct ReadModels: Sendable {
    var models: [ReadModel] = []
    var diagnostics = DiagnosticSink()
}
