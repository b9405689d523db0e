/// How many members an object may have in a relationship.
///
/// For example: 2 to 3, or none.
package struct MemberCounts: Hashable, Sendable {
    package let least: Int
    package let most: Int?
    /// Whether there may be none, too, although `least` is more.
    package let allowsNone: Bool

    /// - Returns: nil if every number is right.
    package init?(isRequired: Bool, minimum: Int, maximum: Int?) {
        least = isRequired ? max(1, minimum) : max(0, minimum)
        most = maximum.flatMap { $0 > 0 ? $0 : nil }
        allowsNone = !isRequired
        if !isRequired, least < 2, most == nil { return nil }
    }

    /// Whether an object without members is wrong.
    var refusesNone: Bool { !allowsNone }
    /// Whether an object that loses a member may be wrong then.
    var refusesRemovals: Bool { least > (allowsNone ? 1 : 0) }
    /// Whether an object that gets a member may be wrong then.
    var refusesAdditions: Bool { most != nil || allowsNone && least > 1 }

    /// How many members tell whether their number is right.
    var told: Int { (most ?? least - 1) + 1 }

    /// The SQL that holds for a number that's wrong. For example: `n < 2 OR n > 3`.
    func wrong(_ count: String) -> String {
        let few = least > 0 ? ["\(count) < \(least)\(allowsNone ? " AND \(count) > 0" : "")"] : []
        return (few + (most.map { ["\(count) > \($0)"] } ?? [])).joined(separator: " OR ")
    }
}

extension MemberCounts: CustomStringConvertible {
    /// For an error. For example: `2 to 3, or none`.
    package var description: String {
        guard let most else { return "at least \(least)" + alternative }
        if allowsNone, least < 2 { return "at most \(most)" }
        return (least == most ? "\(most)" : "\(least) to \(most)") + alternative
    }

    private var alternative: String { allowsNone ? ", or none" : "" }
}
