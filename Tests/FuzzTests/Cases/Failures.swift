import Testing

/// What went wrong, by case. Only the first few are shown in full: one bug fails many cases.
struct Failures {
    private var problems: [String] = []
    private var names: [CaseName] = []

    mutating func add(_ found: [String], of name: CaseName) {
        guard !found.isEmpty else { return }
        names.append(name)
        problems += found.prefix(3).map { "case \(name): \($0.prefix(1000))" }
    }

    func record() {
        guard !names.isEmpty else { return }
        let shown = problems.prefix(20).joined(separator: "\n")
        Issue.record("\(names.count) cases failed (MODELGEN_FUZZ_CASE=\(names[0])):\n\(shown)")
    }
}
