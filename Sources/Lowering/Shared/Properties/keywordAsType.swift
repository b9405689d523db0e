import Diagnostics

/// The diagnostic for a type whose name is a keyword.
///
/// - Parameter kind: The kind of type. For example: "class".
package func keywordAsType(_ kind: String, _ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.keyword",
        at: place,
        "a \(kind) can't be called '\(name)', which is a keyword of Swift; rename it in the model"
    )
}

/// The diagnostic for a class named like a module that the code imports.
package func moduleAsType(_ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.reserved-name",
        at: place,
        "a class can't be called '\(name)', which is a module that the code imports; name another"
            + " class in the model"
    )
}
