import CSQLite
import Foundation

/// A rule of a table that a value breaks, by the number in SQLite's extended result codes.
enum FailedConstraint: Int32 {
    case check = 1
    case foreignKey = 3
    case notNull = 5
    case unique = 8
    case dataType = 12
}

extension SQLFailure {
    /// Which rule of a table a value breaks, if it's one that the store has an answer to.
    var constraint: FailedConstraint? {
        if code & 0xFF != SQLITE_CONSTRAINT { return nil }
        // The columns of a primary key that another program has declared are unique like others.
        return isAboutKey ? .unique : FailedConstraint(rawValue: code >> 8)
    }

    /// The rule of a failed check. For example: `a < b`.
    var brokenRule: String {
        message.replacingOccurrences(of: "CHECK constraint failed: ", with: "")
    }

    /// Whether another row has the primary key.
    var isAboutKey: Bool { code == SQLITE_CONSTRAINT | 6 << 8 }
}
