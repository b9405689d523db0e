import CSQLite

/// The result of reading a date from a value that isn't one: a text, which no date is.
enum UnreadableDate: String {
    case integer = "?integer"
    case real = "?real"
    case text = "?text"
    case blob = "?blob"

    /// The result for a value of one of SQLite's storage classes.
    init(_ type: Int32) {
        switch type {
        case SQLITE_INTEGER: self = .integer
        case SQLITE_FLOAT: self = .real
        case SQLITE_TEXT: self = .text
        default: self = .blob
        }
    }

    /// For example: `an integer`.
    var words: String {
        switch self {
        case .integer: "an integer"
        case .real: "a number"
        case .text: "a text"
        case .blob: "data"
        }
    }
}
