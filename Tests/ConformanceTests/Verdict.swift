/// What became of a case.
enum Verdict: Equatable {
    case passed
    /// On purpose, with a message. For example: `unknown name 'cannot'`.
    case refused(String)
    /// Wrong, with what is wrong.
    case open(String)
}

/// A case of a suite, after it ran.
struct Outcome {
    /// A group of the suite. For example: `partials`.
    var part: String
    /// For example: `Recursion`.
    var name: String
    var verdict: Verdict
}
