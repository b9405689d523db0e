// Value types of Foundation: developer.apple.com/documentation/foundation

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public init() { fatalError() }

    public init(timeIntervalSince1970: TimeInterval) { fatalError() }

    public init(timeIntervalSinceReferenceDate: TimeInterval) { fatalError() }

    public static var now: Date { fatalError() }
    public static let distantPast = Date()
    public static let distantFuture = Date()
    public var timeIntervalSince1970: TimeInterval { fatalError() }
    public var timeIntervalSinceReferenceDate: TimeInterval { fatalError() }
    public var description: String { fatalError() }

    public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }

    public static func < (left: Date, right: Date) -> Bool { fatalError() }
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public init() { fatalError() }

    public init?(uuidString: String) { fatalError() }

    public var uuidString: String { fatalError() }
    public var description: String { fatalError() }
}

@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension UUID: Comparable {
    public static func < (left: UUID, right: UUID) -> Bool { fatalError() }
}

public struct URL: Hashable, Codable, Sendable, CustomStringConvertible {
    public init?(string: String) { fatalError() }

    public init(fileURLWithPath: String) { fatalError() }

    public var absoluteString: String { fatalError() }
    public var description: String { fatalError() }
}

public struct Data: Hashable, Codable, Sendable {
    public init() { fatalError() }

    public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }

    public var count: Int { fatalError() }
}

extension Data: RandomAccessCollection {
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }

    public subscript(index: Int) -> UInt8 { fatalError() }
}

public struct Decimal: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    public init() { fatalError() }

    public init(_ value: Int) { fatalError() }

    public init(_ value: Double) { fatalError() }

    // developer.apple.com/documentation/foundation/decimal/init(sign:exponent:significand:)
    public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) { fatalError() }

    public static let zero = Decimal()
    public var description: String { fatalError() }

    // developer.apple.com/documentation/foundation/decimal/isnan
    public var isNaN: Bool { fatalError() }

    public static func < (left: Decimal, right: Decimal) -> Bool { fatalError() }
}

extension Decimal: SignedNumeric, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { fatalError() }

    public init(floatLiteral value: Double) { fatalError() }

    public init?<T: BinaryInteger>(exactly source: T) { fatalError() }

    public var magnitude: Decimal { fatalError() }

    public static func + (left: Decimal, right: Decimal) -> Decimal { fatalError() }

    public static func - (left: Decimal, right: Decimal) -> Decimal { fatalError() }

    public static func * (left: Decimal, right: Decimal) -> Decimal { fatalError() }

    public static func *= (left: inout Decimal, right: Decimal) { fatalError() }
}
