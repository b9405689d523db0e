import Foundation

/// A value in its stored form.
package enum Constant: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case decimal(Decimal)
    case string(String)
    case date(Date)
    case uuid(UUID)
    case url(URL)
    case data(Data)
}

extension Constant {
    /// Whether the value is NaN, which is unordered and not equal to anything.
    package var isNaN: Bool {
        switch self {
        case .double(let value): value.isNaN
        case .decimal(let value): value.isNaN
        case .date(let value): value.timeIntervalSinceReferenceDate.isNaN
        case .null, .bool, .integer, .string, .uuid, .url, .data: false
        }
    }
}
