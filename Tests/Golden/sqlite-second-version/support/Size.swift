/// Kept as JSON in one column.
nonisolated struct Size: Hashable, Codable, Sendable {
    var width: Double
    var height: Double
    var unit: Unit?

    nonisolated enum Unit: String, Codable, CaseIterable, Sendable { case metre, inch }
}

/// The same, for a value that every row needs.
nonisolated enum Source: Hashable, Codable, Sendable {
    case found
    case bought(price: Int, shops: [String])
}
