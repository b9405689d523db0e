import Output

/// A run gives errors or files, never both, never neither.
func checkOutcome(_ outcome: CaseOutcome) -> [String] {
    if outcome.files == nil {
        return outcome.errors.isEmpty ? ["no file, and no error that says why"] : []
    }
    return outcome.errors.isEmpty ? [] : ["files although there is an error: \(outcome.errors[0])"]
}

/// A second run gives the same bytes, and says the same.
func checkSame(_ first: CaseOutcome, _ second: CaseOutcome) -> [String] {
    var problems: [String] = []
    if first.files != second.files { problems.append("a second run gives other files") }
    if first.diagnostics != second.diagnostics {
        problems.append("a second run gives other diagnostics")
    }
    return problems
}
