/// What is wrong with a value that bounds exclude. For example: `is less than 1`.
///
/// A bound that isn't a number doesn't exclude anything; whoever reads it reports it.
func boundsProblem(
    _ value: Double,
    _ lower: String?,
    _ upper: String?,
    includesUpper: Bool = true
) -> String? {
    if let lower, let least = number(lower), value < least { return "is less than \(lower)" }
    guard let upper, let most = number(upper) else { return nil }
    if includesUpper { return value > most ? "is greater than \(upper)" : nil }
    return value >= most ? "isn't less than \(upper)" : nil
}

/// For example: 1000 for `1_000`.
private func number(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }
