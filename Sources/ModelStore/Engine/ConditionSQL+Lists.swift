import Foundation
import ModelTypes

// A server gets a list as one parameter, so that one statement serves lists of all lengths.
extension ConditionSQL {
    /// A test whether a value is one of several.
    /// - Parameter value: an expression for what is compared with a parameter.
    mutating func isIn(
        _ text: String,
        _ values: [Constant],
        _ collation: String,
        _ value: (String) -> String = { $0 }
    ) -> String {
        if let array = array(values) { return isIn(text, array: array) }
        let list = values.map { value(bound($0)) }.joined(separator: ", ")
        return "\(text)\(collation) IN (\(list))"
    }

    /// - Parameter array: the parameter with the values.
    func isIn(_ text: String, array: String) -> String {
        context.sendsArrays ? "\(text) IN (SELECT unnest(\(array)))" : "\(text) = ANY(\(array))"
    }

    /// The parameter of a server's statement with all values; `nil` if they have no common type.
    mutating func array(_ values: [Constant]) -> String? {
        guard isRemote, let first = values.first, values.allSatisfy({ $0.cast == first.cast })
        else {
            return nil
        }
        let elements = values.map(\.arrayElement).joined(separator: ",")
        return "\(bound(.string("{\(elements)}")))\(first.cast)[]"
    }
}

extension Constant {
    /// The value in the text of an array of PostgreSQL's. For example: `"Ann"`.
    fileprivate var arrayElement: String {
        switch self {
        case .null: "NULL"
        case .date(let date): "\(date.timeIntervalSinceReferenceDate)"
        case .double(let number):
            number.isInfinite ? (number < 0 ? "-Infinity" : "Infinity") : "\(number)"
        case .uuid(let uuid): uuid.uuidString
        case .data(let data):
            "\"\\\\x" + data.map { String(format: "%02x", $0) }.joined() + "\""
        case .bool, .integer, .decimal: string ?? ""
        case .string, .url: "\"" + Self.escaped(string ?? "") + "\""
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
    }
}
