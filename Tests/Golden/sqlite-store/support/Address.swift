/// Kept as JSON in one column.
struct Address: Hashable, Codable, Sendable {
    var street: String
    var town: String?
}
