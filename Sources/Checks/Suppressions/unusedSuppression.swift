import Diagnostics

/// The diagnostic for a suppression of something that isn't reported; `nil` for an id that is a finding itself.
package func unusedSuppression(_ suppression: SuppressedPlaces) -> Diagnostic? {
    let kind = DiagnosticCatalog.all.first { $0.id == suppression.id }
    guard let kind, kind.isChangeable else { return nil }
    return Diagnostic(
        .warning,
        "suppression.unused",
        at: suppression.location,
        "'\(suppression.id)' isn't reported here, so there is nothing to ignore; remove it"
    )
}
