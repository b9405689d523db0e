import ModelIR

/// Warns about code that names a type which only holds models, and which the code lacks.
///
/// For example: `SchemaV2.limit`. Complexity: O(n) for n bytes of carried-over code where there is such a
/// type, else O(1).
func checkContainers(
    of model: Model,
    _ containers: Set<String>,
    _ files: [SourceFile],
    _ reports: Reports
) {
    guard !containers.isEmpty else { return }
    for fragment in model.fragments {
        guard let name = fragment.word(of: containers) else { continue }
        reports.add(
            .warning,
            "member.missing-name",
            at: files[fragment.origin.source].location(of: fragment.origin),
            (fragment.name.isEmpty ? "this" : "'\(fragment.name)'")
                + " names '\(name)', which only holds models and is not in the code; declare what it needs"
                + " outside of it"
        )
    }
}
