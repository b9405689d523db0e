// developer.apple.com/documentation/foundation/characterset
public struct CharacterSet: Hashable, Codable, Sendable {
    public init(charactersIn string: String) { fatalError() }

    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
    public static var decimalDigits: CharacterSet { fatalError() }
    public static var letters: CharacterSet { fatalError() }
    public static var alphanumerics: CharacterSet { fatalError() }
    public static var punctuationCharacters: CharacterSet { fatalError() }

    public var inverted: CharacterSet { fatalError() }

    public func contains(_ member: Unicode.Scalar) -> Bool { fatalError() }

    public func union(_ other: CharacterSet) -> CharacterSet { fatalError() }
}

// developer.apple.com/documentation/foundation/nsstring/compareoptions
extension NSString {
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let literal = CompareOptions(rawValue: 2)
        public static let backwards = CompareOptions(rawValue: 4)
        public static let anchored = CompareOptions(rawValue: 8)
        public static let numeric = CompareOptions(rawValue: 64)
        public static let diacriticInsensitive = CompareOptions(rawValue: 128)
        public static let regularExpression = CompareOptions(rawValue: 1024)
    }
}

extension String {
    // developer.apple.com/documentation/foundation/nsstring/compareoptions
    public typealias CompareOptions = NSString.CompareOptions

    // developer.apple.com/documentation/swift/string/init(format:_:)
    public init(format: String, _ arguments: CVarArg...) { fatalError() }
}

extension StringProtocol {
    // developer.apple.com/documentation/foundation/nsstring/capitalized
    public var capitalized: String { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/localizedcapitalized
    public var localizedCapitalized: String { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/trimmingcharacters(in:)
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/components(separatedby:)
    public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/components(separatedby:)
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/nsstring/replacingoccurrences(of:with:options:range:)
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target,
        with replacement: Replacement,
        options: String.CompareOptions = [],
        range searchRange: Range<Index>? = nil
    ) -> String { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/range(of:options:range:locale:)
    public func range<T: StringProtocol>(
        of aString: T,
        options mask: String.CompareOptions = [],
        range searchRange: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Index>? { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/localizedstandardcontains(_:)
    public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/localizedcaseinsensitivecontains(_:)
    public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/nsstring/localizedstandardcompare(_:)
    public func localizedStandardCompare<T: StringProtocol>(_ string: T) -> ComparisonResult {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/nsstring/localizedcaseinsensitivecompare(_:)
    public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ aString: T)
        -> ComparisonResult
    { fatalError() }

    // developer.apple.com/documentation/foundation/nsstring/caseinsensitivecompare(_:)
    public func caseInsensitiveCompare<T: StringProtocol>(_ aString: T) -> ComparisonResult {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/nsstring/folding(options:locale:)
    public func folding(options: String.CompareOptions = [], locale: Locale?) -> String {
        fatalError()
    }
}
