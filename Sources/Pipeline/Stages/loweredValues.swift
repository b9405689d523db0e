import Diagnostics
import ModelIR
import SharedLowering
import ValuesLowering

/// Returns the value types of a model, which don't depend on the target; `nil` if it has none.
func loweredValues(
    of model: Model,
    for target: some TargetDefinition,
    beside classes: some LoweredModel,
    _ options: LoweringOptions,
    _ diagnostics: inout DiagnosticSink
) -> ValuesFileView? {
    var values = lowerValues(
        model,
        options,
        numbers: caseNumbers(of: model, diagnostics: &diagnostics),
        diagnostics: &diagnostics
    )
    values?.setAvailability(classes.availability)
    if values?.sourceDeclarations.isEmpty == false {
        values?.add(modules: target.helperModules(of: model))
    }
    return values
}
