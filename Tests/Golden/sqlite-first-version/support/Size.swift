/// Kept as JSON in one column.
nonisolated package struct Size: Hashable, Codable, Sendable {
    package var width: Double
    package var height: Double
    package var unit: Unit?

    nonisolated package enum Unit: String, Codable, CaseIterable, Sendable { case metre, inch }
}

/// The same, for a value that every row needs.
nonisolated package enum Source: Hashable, Codable, Sendable {
    case found
    case bought(price: Int, shops: [String])
}
