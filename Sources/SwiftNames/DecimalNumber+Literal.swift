extension DecimalNumber {
    /// The value of a `Decimal` that is written as a floating-point literal: Swift makes a `Double` of it first, and
    /// Foundation makes a `Decimal` of up to 20 digits of that.
    ///
    /// For example: `19.98999999999999488` for the literal `19.99`, and `0.5` for `0.5`. `nil` for a number that isn't
    /// finite.
    package init?(literal value: Double) {
        guard value.isFinite else { return nil }
        var magnitude = value.magnitude
        var exponent = 0
        if magnitude > 0 {
            // As many digits as a UInt64 has, whose maximum is rounded up.
            let limit = Double(UInt64.max)
            while magnitude < limit {
                magnitude *= 10
                exponent -= 1
            }
            while magnitude >= limit {
                magnitude /= 10
                exponent += 1
            }
        }
        var digits = UInt64(magnitude)
        while digits > 0, digits.isMultiple(of: 10), exponent < 0 {
            digits /= 10
            exponent += 1
        }
        self.init("\(value < 0 ? "-" : "")\(digits)e\(exponent)")
    }

    /// The floating-point literal that has this fraction as a `Decimal`, if its digits are others; `nil` if there is
    /// none.
    ///
    /// For example: `19.99` for `19.98999999999999488`.
    package var literal: String? {
        guard plain.contains("."), let nearest = Double(plain), nearest.isFinite else { return nil }
        let candidates = [
            nearest, nearest.nextUp, nearest.nextDown, nearest.nextUp.nextUp,
            nearest.nextDown.nextDown,
        ]
        let literal = candidates.filter { DecimalNumber(literal: $0)?.plain == plain }
            .map { "\($0)" }.min { $0.utf8.count < $1.utf8.count }
        return literal == plain ? nil : literal
    }
}
