/// Kept as JSON in one column.
nonisolated struct Address: Hashable, Codable, Sendable {
    var street: String
    var town: String?
}
