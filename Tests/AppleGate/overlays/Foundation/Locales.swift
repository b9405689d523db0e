// developer.apple.com/documentation/foundation/locale
public struct Locale: Hashable, Codable, Sendable {
    public init(identifier: String) { fatalError() }

    public static var current: Locale { fatalError() }
    public static var autoupdatingCurrent: Locale { fatalError() }
    public var identifier: String { fatalError() }

    // developer.apple.com/documentation/foundation/locale/currencycode
    public var currencyCode: String? { fatalError() }
    // developer.apple.com/documentation/foundation/locale/currencysymbol
    public var currencySymbol: String? { fatalError() }
    // developer.apple.com/documentation/foundation/locale/languagecode
    public var languageCode: String? { fatalError() }
    // developer.apple.com/documentation/foundation/locale/regioncode
    public var regionCode: String? { fatalError() }
    // developer.apple.com/documentation/foundation/locale/decimalseparator
    public var decimalSeparator: String? { fatalError() }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Locale {
    // developer.apple.com/documentation/foundation/locale/currency-swift.struct
    public struct Currency: Hashable, Codable, Sendable {
        public init(_ identifier: String) { fatalError() }

        public var identifier: String { fatalError() }
    }

    // developer.apple.com/documentation/foundation/locale/currency-swift.property
    public var currency: Currency? { fatalError() }
}
