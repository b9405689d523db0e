import Checks
import CoreDataModelReader
import Diagnostics
import ModelIR

extension Pipeline {
    /// Reports the findings of all rules in the inputs, without generating code.
    package func lint(diagnostics: inout DiagnosticSink) {
        let inputs = reader.inputs(options.inputs)
        guard let target = options.target ?? impliedTarget(of: inputs, &diagnostics) else { return }
        for input in inputs {
            guard let read = read(input, &diagnostics) else { continue }
            let declared = declare(read, for: target, &diagnostics)
            let context = RuleContext(
                declared.model,
                isForCoreData: target.definition.isForCoreData,
                editor: ModelFileEditor().replacement(of:of:in:with:)
            )
            diagnostics.report(contentsOf: Checks.check(context, stages: [.meaning, .advice]))
        }
    }
}
