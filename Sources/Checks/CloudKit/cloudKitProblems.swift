import Diagnostics
import ModelIR

/// Returns what CloudKit refuses in a model, whether the model is marked for CloudKit or not.
///
/// If entities are marked, only those matter.
package func cloudKitProblems(of model: Model) -> [Diagnostic] {
    var model = model
    if !model.entities.contains(where: model.isForCloudKit) { model.usedWithCloudKit = true }
    let context = RuleContext(model, isForCoreData: true)
    for rule in allRules where rule.id.hasPrefix("cloudkit.") { rule.check(context) }
    return context.found
}
