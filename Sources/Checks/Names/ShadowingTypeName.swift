import Diagnostics

/// A value type doesn't hide a type that the code around it is likely to use.
enum ShadowingTypeName: Rule {
    static let id = "value-type.shadowing-name"
    static let severity = Diagnostic.Severity.note
    static let stage = RuleStage.advice
    static let summary = "a value type has the name of a type of Swift or Foundation"
    static let reason = """
        In the module of the type, the short name means the value type: `Result<Data, any Error>` no longer compiles. \
        Generated code writes the full names, so it isn't affected.
        """
    static let before = "enum Result: Int16 { case won, lost }"
    static let after = "enum MatchResult: Int16 { case won, lost }"

    static func check(_ context: RuleContext) {
        for type in context.model.valueTypes
        where !type.isExternal && ShadowingName.known.contains(type.name) {
            context.report(
                Self.self,
                at: context.place(type.origin, "name"),
                "'\(type.name)' hides the type '\(type.name)' of Swift or Foundation in its module; "
                    + "give it another name"
            )
        }
    }
}
