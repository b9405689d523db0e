/// How deep declarations may be nested, which no code that people write comes near.
///
/// The parser calls itself for each level, and so does what goes over its tree: without a limit, a
/// file of 10,000 `[` would overflow the stack.
enum NestingLimit {
    /// Brackets, `#if`, keywords such as `try`, `?` after a type, arrows, types in `<>`.
    static let levels = 200
    /// Branches of one `if` or `#if`: each `else if` is nested in the one before.
    static let branches = 500
}

/// Where a text is nested deeper than can be read.
struct ExcessiveNesting: Hashable {
    var offset: Int
    /// What is nested. For example: `brackets`.
    var what: String
    var limit = NestingLimit.levels
}
