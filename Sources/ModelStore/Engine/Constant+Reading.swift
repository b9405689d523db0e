import Foundation
import ModelTypes

// A value that a server has sent, as SQLite would convert it.
extension Constant {
    package var integer: Int64 {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .double(let value): Int64(exactly: value.rounded(.towardZero)) ?? 0
        default: 0
        }
    }

    package var double: Double {
        switch self {
        case .double(let value): value
        case .integer(let value): Double(value)
        case .bool(let value): value ? 1 : 0
        default: 0
        }
    }

    package var string: String? {
        switch self {
        case .string(let value): value
        case .url(let value): value.absoluteString
        case .decimal(let value): canonicalText(of: value)
        case .integer(let value): String(value)
        case .double(let value): String(value)
        case .bool(let value): value ? "1" : "0"
        case .null, .date, .uuid, .data: nil
        }
    }

    /// As a row that an object bound has it: dates are numbers, and addresses are text.
    var stored: Constant {
        switch self {
        case .date(let date): .double(date.timeIntervalSinceReferenceDate)
        case .url(let url): .string(url.absoluteString)
        case .decimal(let decimal): .string(canonicalText(of: decimal))
        default: self
        }
    }

    /// The value as SQL writes it, for errors and traces. For example: `'Ann'`.
    package var sqlText: String {
        switch self {
        case .null: "NULL"
        case .bool(let value): value ? "TRUE" : "FALSE"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .date(let value): "\(value.timeIntervalSinceReferenceDate)"
        case .decimal(let value): canonicalText(of: value)
        case .string(let value): literal(value)
        case .url(let value): literal(value.absoluteString)
        case .uuid(let value): literal(value.uuidString.lowercased())
        case .data(let value): "'\\x" + value.map { String(format: "%02x", $0) }.joined() + "'"
        }
    }
}
