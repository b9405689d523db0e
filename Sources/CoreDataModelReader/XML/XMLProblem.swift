/// Why the parser could not go on.
struct XMLProblem {
    var id: String
    var message: String
    /// The byte at which it shows.
    var offset: Int
}
