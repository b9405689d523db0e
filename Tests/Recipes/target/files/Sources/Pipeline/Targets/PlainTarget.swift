import Diagnostics
import ModelIR
import PlainLowering
import SharedLowering

/// Plain structs.
struct PlainTarget: TargetDefinition {
    let target = Target.plain
    let fileTemplate = "plain-file"
    let isForCoreData = false
    var names: TargetNames { .plain }

    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> PlainParts {
        PlainParts(model)
    }
}
