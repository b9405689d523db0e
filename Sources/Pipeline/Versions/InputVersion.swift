/// A version of a model that its input declares.
struct InputVersion: Sendable {
    /// For example: `Notes 2`.
    let name: String
    /// `nil` if the input doesn't say it.
    let number: [Int]?
}
