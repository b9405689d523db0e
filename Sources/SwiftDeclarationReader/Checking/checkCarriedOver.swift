import ModelIR

/// Reports carried-over code that refers to a type that only contains models, which generated code
/// lacks, and leaves out members of classes and value types that do. For example: `SchemaV2.limit`.
///
/// Complexity: O(n) for n bytes of such code.
func checkCarriedOver(
    in model: inout Model,
    absent: Set<String>,
    _ reports: Reports
) {
    if absent.isEmpty { return }
    let check = CarriedOverCheck(absent: absent, reports: reports)
    for index in model.entities.indices {
        guard var code = model.entities[index].code else { continue }
        check.removeMembers(&code.carriedOver)
        model.entities[index].code = code
    }
    for index in model.valueTypes.indices {
        check.removeMembers(&model.valueTypes[index].code.members)
        check.removeMembers(&model.valueTypes[index].extensions.members)
    }
    for fragment in model.fragments { _ = check.names(fragment, "") }
}

private struct CarriedOverCheck {
    let absent: Set<String>
    let reports: Reports

    func removeMembers(_ members: inout [SourceFragment]) {
        // Properties may hold a type.
        members.removeAll { !$0.declaresType && names($0, "is left out: it ") }
    }

    /// Whether the code names an absent type, which is reported.
    func names(_ fragment: SourceFragment, _ consequence: String) -> Bool {
        guard let name = fragment.word(of: absent) else { return false }
        reports.add(
            .warning,
            "member.missing-name",
            at: fragment.origin.location,
            "\(fragment.subject) \(consequence)names '\(name)', which only holds models and is not in the"
                + " code; declare what it needs outside of '\(name)'"
        )
        return true
    }
}
