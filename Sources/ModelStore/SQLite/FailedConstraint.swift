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

    /// The columns that are unique together. For example: `Tag.label`, or `index 'lowercase_label'` if it's
    /// over expressions.
    var uniqueColumns: [String]? {
        guard let start = message.range(of: "UNIQUE constraint failed: ")?.upperBound else {
            return nil
        }
        return message[start...].components(separatedBy: ", ")
    }

    /// Whether another row has the primary key, or the number that SQLite gives to each row.
    var isAboutKey: Bool { code == SQLITE_CONSTRAINT | 6 << 8 || isAboutRowNumber }

    private var isAboutRowNumber: Bool { code == SQLITE_CONSTRAINT | 10 << 8 }

    /// Whether another row has the number, which may be the primary key, or beside one.
    ///
    /// - Parameter number: The name of its column.
    func isAboutRow(number: String, of table: String) -> Bool {
        guard isAboutKey else { return false }
        let end = ": \(table).\(number)".lowercased()
        return isAboutRowNumber || message.lowercased().hasSuffix(end)
    }
}
