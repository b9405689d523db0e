extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral
{
    public required convenience init(integerLiteral value: Int) { fatalError() }

    public required convenience init(floatLiteral value: Double) { fatalError() }

    public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension NSDecimalNumber {
    // developer.apple.com/documentation/foundation/nsdecimalnumber/init(decimal:)
    public convenience init(decimal: Decimal) { fatalError() }
}

extension NSNumber {
    // developer.apple.com/documentation/foundation/nsnumber/decimalvalue
    @nonobjc public var decimalValue: Decimal { fatalError() }
}
