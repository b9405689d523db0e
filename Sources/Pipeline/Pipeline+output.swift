import Diagnostics
import ModelIR

extension Pipeline {
    /// How many models the inputs are: each is one, but with Swift, all are one.
    package var modelCount: Int { reader.inputs(options.inputs).count }

    /// The model of the first input, or of all if one is Swift; `nil` if there is an error.
    package func model(diagnostics: inout DiagnosticSink) -> Model? {
        reader.inputs(options.inputs).first.flatMap { read($0, &diagnostics)?.model }
    }

    /// The generated files of all inputs; `nil` if there is an error.
    package func output(diagnostics: inout DiagnosticSink) -> GeneratedOutput? {
        let inputs = reader.inputs(options.inputs)
        guard let target = options.target ?? impliedTarget(of: inputs, &diagnostics) else {
            return nil
        }
        return output(of: inputs, for: target.definition, &diagnostics)
    }

    private func output(
        of inputs: [ModelInput],
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) -> GeneratedOutput? {
        StageRunner(pipeline: self, target: target).output(of: inputs, &diagnostics)
    }
}
