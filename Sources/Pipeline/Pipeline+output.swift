import Diagnostics
import ModelIR

extension Pipeline {
    /// The number of models in the inputs: each input is a model, unless Swift joins all of them.
    package var modelCount: Int { reader.inputs(options.inputs).count }

    /// Returns the model of the first input, or of all inputs if one is Swift; `nil` if there is an
    /// error.
    package func model(diagnostics: inout DiagnosticSink) -> Model? {
        reader.inputs(options.inputs).first.flatMap { read($0, &diagnostics)?.model }
    }

    /// Returns the generated files of all inputs, or `nil` if there is an error.
    package func output(diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        let inputs = reader.inputs(options.inputs)
        guard let target = options.target ?? impliedTarget(of: inputs, &diagnostics) else {
            return nil
        }
        let definition = target.definition
        let (pipeline, read) = reading(inputs, for: definition)
        return pipeline.output(of: read, for: definition, &diagnostics)
    }

    /// The pipeline that reads what code for a target is made of, with its inputs.
    ///
    /// - Parameter inputs: Those of this pipeline.
    func reading(_ inputs: [ModelInput], for target: some TargetDefinition)
        -> (pipeline: Pipeline, inputs: [ModelInput])
    {
        guard target.keepsNesting else { return (self, inputs) }
        let nesting = keepingNesting
        return (nesting, nesting.reader.inputs(options.inputs))
    }

    private func output(
        of inputs: [ModelInput],
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedOutput? {
        StageRunner(pipeline: self, target: target).output(of: inputs, &diagnostics)
    }
}
