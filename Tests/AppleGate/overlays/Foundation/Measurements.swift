// developer.apple.com/documentation/foundation/unit
open class Unit: NSObject {
    public let symbol: String

    public init(symbol: String) { fatalError() }
}

// developer.apple.com/documentation/foundation/dimension
open class Dimension: Unit {}

// developer.apple.com/documentation/foundation/unitlength
public final class UnitLength: Dimension {
    public class var meters: UnitLength { fatalError() }
    public class var kilometers: UnitLength { fatalError() }
    public class var centimeters: UnitLength { fatalError() }
    public class var miles: UnitLength { fatalError() }
    public class var feet: UnitLength { fatalError() }
}

// developer.apple.com/documentation/foundation/unitmass
public final class UnitMass: Dimension {
    public class var kilograms: UnitMass { fatalError() }
    public class var grams: UnitMass { fatalError() }
    public class var pounds: UnitMass { fatalError() }
}

// developer.apple.com/documentation/foundation/measurement
public struct Measurement<UnitType: Unit> {
    public let unit: UnitType
    public var value: Double

    public init(value: Double, unit: UnitType) { fatalError() }
}

extension Measurement where UnitType: Dimension {
    // developer.apple.com/documentation/foundation/measurement/converted(to:)
    public func converted(to otherUnit: UnitType) -> Measurement<UnitType> { fatalError() }

    public mutating func convert(to otherUnit: UnitType) { fatalError() }
}

// developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter {
    // developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    open var unitOptions: UnitOptions {
        get { fatalError() }
        set { fatalError() }
    }
    open var unitStyle: Formatter.UnitStyle {
        get { fatalError() }
        set { fatalError() }
    }
    open var locale: Locale! {
        get { fatalError() }
        set { fatalError() }
    }
    open var numberFormatter: NumberFormatter! {
        get { fatalError() }
        set { fatalError() }
    }

    // developer.apple.com/documentation/foundation/measurementformatter/string(from:)
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        fatalError()
    }
}
