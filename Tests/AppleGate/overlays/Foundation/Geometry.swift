// developer.apple.com/documentation/corefoundation/cgfloat
public struct CGFloat: Hashable, Comparable, Codable, Sendable {
    public var native: Double

    public init(_ value: Double) { fatalError() }

    public init(_ value: Int) { fatalError() }

    public static func < (left: CGFloat, right: CGFloat) -> Bool { fatalError() }
}

extension CGFloat: SignedNumeric, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { fatalError() }

    public init(floatLiteral value: Double) { fatalError() }

    public init?<T: BinaryInteger>(exactly source: T) { fatalError() }

    public var magnitude: CGFloat { fatalError() }

    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }

    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }

    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }

    public static func *= (left: inout CGFloat, right: CGFloat) { fatalError() }

    public static func / (left: CGFloat, right: CGFloat) -> CGFloat { fatalError() }
}

extension Double {
    // developer.apple.com/documentation/swift/double/init(_:)
    public init(_ value: CGFloat) { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgpoint
public struct CGPoint: Hashable, Codable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public static var zero: CGPoint { fatalError() }

    public init() { fatalError() }

    public init(x: CGFloat, y: CGFloat) { fatalError() }

    public init(x: Double, y: Double) { fatalError() }

    public init(x: Int, y: Int) { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgsize
public struct CGSize: Hashable, Codable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public static var zero: CGSize { fatalError() }

    public init() { fatalError() }

    public init(width: CGFloat, height: CGFloat) { fatalError() }

    public init(width: Double, height: Double) { fatalError() }

    public init(width: Int, height: Int) { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgrect
public struct CGRect: Hashable, Codable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public static var zero: CGRect { fatalError() }

    public init() { fatalError() }

    public init(origin: CGPoint, size: CGSize) { fatalError() }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }

    public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }

    public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }

    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
    public var minX: CGFloat { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var maxX: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var maxY: CGFloat { fatalError() }

    // developer.apple.com/documentation/corefoundation/cgrect/contains(_:)
    public func contains(_ point: CGPoint) -> Bool { fatalError() }

    // developer.apple.com/documentation/corefoundation/cgrect/insetby(dx:dy:)
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
}
