import Diagnostics

/// Says that a type can't have its name.
///
/// - Parameter kind: what it is. For example: "class".
package func keywordAsType(_ kind: String, _ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.keyword",
        at: place,
        "a \(kind) can't be called '\(name)', which is a keyword of Swift; rename it in the model"
    )
}
