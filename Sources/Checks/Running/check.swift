import Diagnostics
import ModelIR

/// Returns the findings of all rules of some stages, in no particular order.
package func check(_ context: RuleContext, stages: Set<RuleStage>) -> [Diagnostic] {
    for rule in allRules where stages.contains(rule.stage) { rule.check(context) }
    return context.found
}

/// Returns a model whose names are unique and refer to existing elements; `nil` if it can't be read
/// or a rule reports an error.
///
/// - Parameter diagnostics: The reader's diagnostics for this model, and no others.
package func checkedNames(
    _ read: Model?,
    editor: PartEditor? = nil,
    diagnostics: inout DiagnosticSink
) -> Model? {
    guard let read else { return nil }
    let context = RuleContext(
        read,
        isForCoreData: true,
        isIncomplete: diagnostics.hasErrors,
        editor: editor
    )
    diagnostics.report(contentsOf: check(context, stages: [.names]))
    return diagnostics.hasErrors ? nil : read
}
