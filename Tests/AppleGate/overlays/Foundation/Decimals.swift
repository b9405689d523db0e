extension Decimal {
    // developer.apple.com/documentation/foundation/decimal
    public static func / (left: Decimal, right: Decimal) -> Decimal { fatalError() }

    public static func /= (left: inout Decimal, right: Decimal) { fatalError() }

    public init(_ value: Int64) { fatalError() }

    // developer.apple.com/documentation/foundation/decimal/init(string:locale:)
    public init?(string: String, locale: Locale? = nil) { fatalError() }

    // developer.apple.com/documentation/foundation/nsdecimalnumber/roundingmode
    public typealias RoundingMode = NSDecimalNumber.RoundingMode
}

extension NSDecimalNumber {
    // developer.apple.com/documentation/foundation/nsdecimalnumber/roundingmode
    public enum RoundingMode: UInt, Sendable {
        case plain
        case down
        case up
        case bankers
    }
}

// developer.apple.com/documentation/foundation/nsdecimalround(_:_:_:_:)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSDecimalRound(
    _ result: UnsafeMutablePointer<Decimal>,
    _ number: UnsafePointer<Decimal>,
    _ scale: Int,
    _ roundingMode: NSDecimalNumber.RoundingMode
) { fatalError() }
