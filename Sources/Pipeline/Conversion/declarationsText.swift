import Diagnostics
import ModelAnnotations
import ModelIR
import SharedLowering
import SwiftDeclarationWriter

/// A model as declarations in Swift, with what its User Info says about the code.
///
/// What declarations can't say is a warning each. For example:
/// `declarationsText(of: model, diagnostics: &sink)`.
package func declarationsText(
    of model: Model,
    diagnostics: inout DiagnosticSink
) -> String {
    let typed = withoutDirectives(declaredModel(model, nil, for: .coredata, &diagnostics))
    return SwiftDeclarationWriter.text(
        of: typed,
        isReserved: isReserved,
        diagnostics: &diagnostics
    )
}

/// Whether a target has no property of this name: declarations must do for all targets.
func isReserved(_ name: String) -> Bool {
    Target.definitions.contains { $0.names.reserved.contains(name) }
}

/// The value types of a model as declarations in Swift; nil where it declares none.
///
/// A model file has no place for them, so that they go to a file beside it. Those that are nested
/// in classes stay with these.
package func valueTypesText(of model: Model) -> String? {
    SwiftDeclarationWriter.valueTypesText(of: model)
}
