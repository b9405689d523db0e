/// The reason why the parser stopped.
struct XMLProblem {
    var id: String
    var message: String
    /// The offset of the error.
    var offset: Int
}
