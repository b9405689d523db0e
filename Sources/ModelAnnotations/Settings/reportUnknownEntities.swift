import Diagnostics
import ModelIR

/// Reports entities in the configuration that no model has.
package func reportUnknownEntities(
    _ settings: ModelSettings?,
    in models: [Model],
    _ diagnostics: inout DiagnosticSink
) {
    guard let settings, settings.isForAllInputs else { return }
    var search = NameSearch()
    let known = models.flatMap(\.entities).map(\.name)
    let names = Set(known)
    for entity in settings.entities where !names.contains(entity.name) {
        let nearest = search.nearest(to: entity.name, in: known)
        let message = "no input has an entity '\(entity.name)'" + didYouMean(nearest)
        let fix = nearest.map { Diagnostic.Fix.jsonName($0, at: entity.range) }
        let id = "config.unknown-entity"
        diagnostics.report(Diagnostic(.error, id, at: entity.range, message, fix: fix))
    }
}
