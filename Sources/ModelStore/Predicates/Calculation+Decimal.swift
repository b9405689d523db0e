import Foundation

extension Calculation {
    func decimal(_ left: Decimal, _ right: Decimal) throws(CalculationError) -> Decimal {
        // As in SQL, where it's NULL: no comparison with it holds.
        guard !left.isNaN, !right.isNaN else { return .nan }
        var (result, first, second) = (Decimal(), left, right)
        let error =
            switch operation {
            case .add: NSDecimalAdd(&result, &first, &second, .plain)
            case .subtract: NSDecimalSubtract(&result, &first, &second, .plain)
            case .multiply: try multiply(&result, first, second)
            case .divide, .remainder: NSDecimalDivide(&result, &first, &second, .plain)
            }
        switch error {
        case .noError, .lossOfPrecision:
            // A negative quotient that becomes 0 is NaN on Linux, and no error.
            guard !result.isNaN else { throw .notANumber }
            return result
        case .underflow: throw .underflow
        case .overflow: throw .overflow
        case .divideByZero: throw .divisionByZero
        @unknown default: throw .overflow
        }
    }

    /// Foundation's multiplication, which stops the program on Linux if the sum of the exponents is too low,
    /// even if the result has one that isn't.
    private func multiply(_ result: inout Decimal, _ left: Decimal, _ right: Decimal)
        throws(CalculationError) -> NSDecimalNumber.CalculationError
    {
        var (first, second) = (left, right)
        let exponent = left.exponent + right.exponent
        guard exponent < Self.leastExponent, !left.isZero, !right.isZero else {
            return NSDecimalMultiply(&result, &first, &second, .plain)
        }
        (first, second) = (left.significand, right.significand)
        let error = NSDecimalMultiply(&result, &first, &second, .plain)
        guard exponent + result.exponent >= Self.leastExponent else { throw .underflow }
        let sign: FloatingPointSign = left.sign == right.sign ? .plus : .minus
        result = Decimal(sign: sign, exponent: exponent, significand: result)
        return error
    }

    private static let leastExponent = -128
}
