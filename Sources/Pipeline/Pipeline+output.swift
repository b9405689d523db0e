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
        guard definition.keepsNesting else {
            return output(of: inputs, for: definition, &diagnostics)
        }
        let nesting = keepingNesting
        return nesting.output(
            of: nesting.reader.inputs(options.inputs),
            for: definition,
            &diagnostics
        )
    }

    private func output(
        of inputs: [ModelInput],
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedOutput? {
        StageRunner(pipeline: self, target: target).output(of: inputs, &diagnostics)
    }
}
