import Diagnostics
import ModelIR

/// Reports entities that are specified on the command line but that no model has.
func reportUnknownChoice(
    _ options: GenerateOptions,
    in models: [Model],
    _ diagnostics: inout DiagnosticSink
) {
    if options.only.isEmpty { return }
    let known = models.flatMap(\.entities).map(\.name)
    for name in options.only where !known.contains(name) {
        let message =
            "no input has an entity '\(name)', which '--only' names"
            + didYouMean(nearestName(to: name, in: known))
        let place = SourceLocation(file: options.inputs.first ?? "")
        diagnostics.report(Diagnostic(.error, "config.unknown-entity", at: place, message))
    }
}
