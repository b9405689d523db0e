import Foundation

/// A value as the store holds it.
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
