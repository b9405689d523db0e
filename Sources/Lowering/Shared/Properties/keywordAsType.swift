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

/// The diagnostic for a class with the name of a module that the code imports.
package func moduleAsType(_ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.reserved-name",
        at: place,
        "a class can't be called '\(name)', which is a module that the code imports; name another"
            + " class in the model"
    )
}
