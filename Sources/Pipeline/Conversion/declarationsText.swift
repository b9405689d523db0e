import Checks
import Diagnostics
import ModelAnnotations
import ModelIR
import SharedLowering
import SwiftDeclarationWriter

/// Returns a model as Swift declarations, including the specifications of its User Info.
///
/// Reports a warning for everything that declarations can't express. For example:
/// `declarationsText(of: model, diagnostics: &sink)`.
package func declarationsText(
    of model: Model,
    diagnostics: inout DiagnosticSink
) -> String {
    var typed = withoutDirectives(
        declaredModel(withMutualInverses(model), nil, for: .coredata, &diagnostics)
    )
    // They follow from the declaration.
    typed.removeFlags()
    return SwiftDeclarationWriter.text(
        of: typed,
        isReserved: isReserved,
        diagnostics: &diagnostics
    )
}

/// Whether a target reserves a property name: declarations must work for all targets.
func isReserved(_ name: String) -> Bool {
    Target.definitions.contains { $0.names.reserved.contains(name) }
}

/// Returns the value types of a model as Swift declarations, or `nil` if it declares none.
///
/// A model file can't represent them, so they are written to a separate file. Value types that are
/// nested in classes stay in these classes.
package func valueTypesText(of model: Model) -> String? {
    SwiftDeclarationWriter.valueTypesText(of: model)
}
