import Foundation
import ModelTypes

/// An operation on two numbers of one type, with Swift's results.
struct Calculation: Hashable {
    enum Operator: Int64 {
        case add
        case subtract
        case multiply
        case divide
        case remainder
    }

    let operation: Operator
    let kind: ScalarKind

    /// - Returns: null if a number is missing.
    /// - Throws: `CalculationError`, where Swift stops the program, or where the result of decimal numbers
    ///   would be NaN, which databases order in other ways than Swift.
    func result(_ left: Constant, _ right: Constant) throws(CalculationError) -> Constant {
        switch (left, right) {
        case (.integer(let left), .integer(let right)): .integer(try whole(left, right))
        case (.double(let left), .double(let right)):
            .double(kind == .float ? Double(real(Float(left), Float(right))) : real(left, right))
        case (.decimal(let left), .decimal(let right)): .decimal(try decimal(left, right))
        case (_, _): .null
        }
    }

    private func whole(_ left: Int64, _ right: Int64) throws(CalculationError) -> Int64 {
        if right == 0, operation == .divide || operation == .remainder { throw .divisionByZero }
        let (value, overflow) =
            switch operation {
            case .add: left.addingReportingOverflow(right)
            case .subtract: left.subtractingReportingOverflow(right)
            case .multiply: left.multipliedReportingOverflow(by: right)
            case .divide: left.dividedReportingOverflow(by: right)
            case .remainder: left.remainderReportingOverflow(dividingBy: right)
            }
        guard !overflow, fits(value) else { throw .overflow }
        return value
    }

    private func fits(_ value: Int64) -> Bool {
        guard case .integer(let bits, let isSigned) = kind else { return true }
        if !isSigned { return value >= 0 && (bits > 62 || value < 1 << Int64(bits)) }
        return bits > 63 || value >= -1 << Int64(bits - 1) && value < 1 << Int64(bits - 1)
    }

    private func real<Number: FloatingPoint>(_ left: Number, _ right: Number) -> Number {
        switch operation {
        case .add: left + right
        case .subtract: left - right
        case .multiply: left * right
        case .divide: left / right
        case .remainder: left.truncatingRemainder(dividingBy: right)
        }
    }
}

/// An operation without a result.
enum CalculationError: Error {
    case overflow
    case underflow
    case notANumber
    case divisionByZero
}

extension CalculationError: CustomStringConvertible {
    var description: String {
        switch self {
        case .overflow: "arithmetic overflow"
        case .underflow: "arithmetic underflow"
        case .notANumber: "arithmetic with NaN"
        case .divisionByZero: "division by zero"
        }
    }
}

// The kind and the operator as one number, which SQL passes on.
extension Calculation {
    var code: Int64 {
        let number: Int64 =
            switch kind {
            case .integer(let bits, let isSigned): Int64(bits) * 2 + (isSigned ? 1 : 0)
            case .float: 1
            case .decimal: 2
            default: 0
            }
        return number * 8 + operation.rawValue
    }

    init?(code: Int64) {
        guard let operation = Operator(rawValue: code % 8) else { return nil }
        self.operation = operation
        switch code / 8 {
        case 0: kind = .double
        case 1: kind = .float
        case 2: kind = .decimal
        case let number: kind = .integer(bits: Int(number / 2), isSigned: number % 2 == 1)
        }
    }
}
