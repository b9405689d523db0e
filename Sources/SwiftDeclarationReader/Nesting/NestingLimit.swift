/// The nesting limits for declarations, far beyond handwritten code.
///
/// The parser and everything that walks its tree recurse for each level: without a limit, a file of
/// 10,000 `[` would overflow the stack.
enum NestingLimit {
    /// Brackets, `#if`, keywords such as `try`, `?` after a type, arrows, and generic arguments.
    static let levels = 200
    /// Branches of one `if` or `#if`: each `else if` is nested in the previous one.
    static let branches = 500
}

/// A position at which a text exceeds the nesting limit.
struct ExcessiveNesting: Hashable {
    var offset: Int
    /// The nested construct. For example: `brackets`.
    var what: String
    var limit = NestingLimit.levels
}
