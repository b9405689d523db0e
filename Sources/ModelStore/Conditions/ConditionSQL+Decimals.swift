import Foundation
import ModelTypes

// Decimals in columns with numbers: an object has 15 digits of them.
extension ConditionSQL {
    /// A test whether a column has one of some values, with a range for which an index of the column helps.
    ///
    /// For example: `((t0."price" BETWEEN ?2 AND ?3 OR t0."price" >= '')
    /// AND decimal_of(t0."price") = ?1 COLLATE "decimal")`. Texts, which follow all numbers, aren't in a
    /// range of numbers.
    mutating func within(
        _ values: [Constant],
        _ test: String,
        _ name: String,
        _ scope: Scope
    ) throws -> String {
        let ranges = values.compactMap(\.range)
        guard try scope.sql(name).isDecimal, !ranges.isEmpty, ranges.count == values.count,
            let lower = ranges.map(\.lowerBound).min(), let upper = ranges.map(\.upperBound).max()
        else { return test }
        let column = try scope.storedColumn(name)
        let range = "\(column) BETWEEN \(bound(.double(lower))) AND \(bound(.double(upper)))"
        return "((\(range) OR \(column) >= '') AND \(test))"
    }

    /// The same for a test whether a column has a lower or higher value.
    mutating func within(
        _ value: Constant,
        _ order: Order,
        _ test: String,
        _ name: String,
        _ scope: Scope
    ) throws -> String {
        guard try scope.sql(name).isDecimal, let range = value.range else { return test }
        let column = try scope.storedColumn(name)
        let bound =
            switch order {
            case .less, .lessOrEqual: "<= \(bound(.double(range.upperBound)))"
            case .greater, .greaterOrEqual: ">= \(bound(.double(range.lowerBound)))"
            }
        return "((\(column) \(bound) OR \(column) >= '') AND \(test))"
    }
}

extension ConditionSQL.Scope {
    /// The column itself, for which an index may help. For example: `t0."price"`.
    fileprivate func storedColumn(_ name: String) throws -> String {
        "\(alias).\(try sql(name).name)"
    }
}

extension Constant {
    /// More than the numbers that are the decimal after rounding to 15 digits.
    fileprivate var range: ClosedRange<Double>? {
        guard case .decimal(let decimal) = self else { return nil }
        let number = NSDecimalNumber(decimal: decimal).doubleValue
        let margin = number.magnitude * 1e-13
        return number.isFinite ? (number - margin)...(number + margin) : nil
    }
}
