import ModelIR

/// Warns about carried-over code that refers to a type that only contains models, which generated code
/// lacks. For example: `SchemaV2.limit`. Complexity: O(n) for n bytes of such code.
func checkCarriedOver(
    in model: Model,
    absent: Set<String>,
    _ reports: Reports
) {
    if absent.isEmpty { return }
    for fragment in model.fragments {
        guard let name = fragment.word(of: absent) else { continue }
        reports.add(
            .warning,
            "member.missing-name",
            at: fragment.origin.location,
            "\(fragment.subject) names '\(name)', which only holds models and is not in the code;"
                + " declare what it needs outside of it"
        )
    }
}
