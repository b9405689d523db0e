import Checks
import Diagnostics
import ModelIR

extension Pipeline {
    /// Reports the findings of all rules in the inputs, and what generating code for the target would
    /// report, without rendering it.
    package func lint(diagnostics: inout DiagnosticSink) {
        let inputs = reader.inputs(options.inputs)
        guard let target = options.target ?? impliedTarget(of: inputs, &diagnostics) else { return }
        let (pipeline, read) = reading(inputs, for: target.definition)
        pipeline.lint(read, for: target, &diagnostics)
    }

    private func lint(
        _ inputs: [ModelInput],
        for target: Target,
        _ diagnostics: inout DiagnosticSink
    ) {
        var models: [ReadModel] = []
        for input in inputs {
            guard let read = read(input, &diagnostics) else { continue }
            models.append(read)
            let declared = declare(read, for: target, &diagnostics)
            let context = RuleContext(
                declared.model,
                isForCoreData: target.definition.isForCoreData,
                editor: reader.editor()
            )
            diagnostics.report(contentsOf: Checks.check(context, stages: [.meaning, .advice]))
            reportLowering(CheckedModel(declared: declared), for: target.definition, &diagnostics)
        }
        if models.count == inputs.count { reportUnusedSuppressions(in: models, &diagnostics) }
    }

    /// Reports suppressions of what neither a rule nor generating code for any target reports.
    private func reportUnusedSuppressions(
        in models: [ReadModel],
        _ diagnostics: inout DiagnosticSink
    ) {
        guard !diagnostics.unusedSuppressions.isEmpty else { return }
        // What generating reports isn't shown, but may be what a suppression is for.
        var all = diagnostics
        for target in Target.definitions {
            for model in models { reportAll(of: model, for: target, &all) }
        }
        diagnostics.report(contentsOf: all.unusedSuppressions.compactMap(unusedSuppression))
    }

    /// Reports what every stage finds in a model for a target.
    private func reportAll(
        of model: ReadModel,
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) {
        let declared = declare(model, for: target.target, &diagnostics)
        reportLowering(check(declared, for: target, &diagnostics), for: target, &diagnostics)
    }

    private func reportLowering(
        _ checked: CheckedModel,
        for target: some TargetDefinition,
        _ diagnostics: inout DiagnosticSink
    ) {
        let code = lower(checked, for: target, &diagnostics)
        for index in code.parts.indices {
            diagnostics.report(contentsOf: code.parts.lowered(index).diagnostics)
        }
    }
}
