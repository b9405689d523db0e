import ModelIR

/// Leaves out carried-over code that refers to a type that only contains models, which generated code
/// lacks, and reports what it leaves out. For example: code that names `SchemaV2.versionIdentifier`.
func leaveOutUnusable(in model: inout Model, absent: Set<String>, _ reports: Reports) {
    if absent.isEmpty { return }
    for removed in model.removeFragments(naming: absent) {
        reports.add(
            removed.warning(
                "a type around models and not in the code",
                "declare what it needs outside of it"
            )
        )
    }
}
