import Checks
import Diagnostics
import ModelIR

/// Reads a model and checks its names; returns `nil` if there is an error.
///
/// The rules need the diagnostics of reading this model, but not those of other models.
func readChecked(
    editor: PartEditor? = nil,
    _ diagnostics: inout DiagnosticSink,
    _ read: (inout DiagnosticSink) -> Model?
) -> Model? {
    var found = DiagnosticSink()
    let model = read(&found)
    found.suppress(model?.suppressedPlaces ?? [])
    let checked = checkedNames(model, editor: editor, diagnostics: &found)
    diagnostics.report(contentsOf: found)
    return checked
}
