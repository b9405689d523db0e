import Checks
import Diagnostics
import ModelIR

/// Reads a model, and asks the rules about its names; `nil` if there is an error.
///
/// The rules must know what reading this model found, without what others did.
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
