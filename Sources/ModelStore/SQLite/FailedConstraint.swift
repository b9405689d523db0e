import CSQLite

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
        code & 0xFF == SQLITE_CONSTRAINT ? FailedConstraint(rawValue: code >> 8) : nil
    }
}
