import CSQLite

/// A number that is a date in a column with several forms: its size tells which one it is.
///
/// For example: milliseconds for 1704164645123, seconds for 1704164645.
enum DateNumber {
    case seconds, milliseconds, julianDay

    /// `nil` for a value that isn't a number, and for integers that are too large.
    init?(_ value: OpaquePointer?) {
        let number = sqlite3_value_double(value)
        switch sqlite3_value_type(value) {
        // Up to the year 9999. Microseconds, or those since 1601, are more.
        case SQLITE_INTEGER where number.magnitude > 260_000_000_000_000: return nil
        case SQLITE_INTEGER: self = Self.since1970(number)
        // The years 1000 to 3000.
        case SQLITE_FLOAT where (2_086_000...2_817_000).contains(number): self = .julianDay
        case SQLITE_FLOAT: self = Self.since1970(number)
        default: return nil
        }
    }

    /// `nil` for the form of texts.
    init?(named form: String) {
        switch form {
        case Entity.StoredForm.seconds.name, Entity.StoredForm.wholeSeconds.name: self = .seconds
        case Entity.StoredForm.milliseconds.name: self = .milliseconds
        case Entity.StoredForm.julianDay.name: self = .julianDay
        default: return nil
        }
    }

    /// Whether a number is near 0, so that its size doesn't tell what it is. For example: -1 for no date.
    static func mayBeAny(_ value: OpaquePointer?) -> Bool {
        sqlite3_value_type(value) == SQLITE_INTEGER
            && sqlite3_value_double(value).magnitude < 100_000_000
    }

    private static func since1970(_ number: Double) -> Self {
        number.magnitude > 100_000_000_000 ? .milliseconds : .seconds
    }

    /// The seconds since 2001 of a number.
    func seconds(of number: Double) -> Double {
        switch self {
        case .seconds: number - DateText.referenceSeconds
        case .milliseconds: number / 1000 - DateText.referenceSeconds
        case .julianDay: ((number * Self.dayLength).rounded() - Self.referenceDay) / 1000
        }
    }

    /// The number of a date in seconds since 2001.
    func number(of seconds: Double) -> Double {
        switch self {
        case .seconds: seconds + DateText.referenceSeconds
        case .milliseconds: ((seconds + DateText.referenceSeconds) * 1000).rounded()
        case .julianDay: ((seconds * 1000).rounded() + Self.referenceDay) / Self.dayLength
        }
    }

    // SQLite's Julian days are whole milliseconds, too, so that its numbers and ours are the same.
    private static let dayLength = 86_400_000.0
    private static let referenceDay = 2_451_910.5 * dayLength
}
