// developer.apple.com/documentation/foundation/formatter
open class Formatter: NSObject {
    public override init() { fatalError() }

    // developer.apple.com/documentation/foundation/formatter/unitstyle
    public enum UnitStyle: Int, Sendable {
        case short = 1
        case medium
        case long
    }
}

// developer.apple.com/documentation/foundation/dateformatter
// It locks by itself: Thread Safety Summary, Threading Programming Guide.
open class DateFormatter: Formatter, @unchecked Sendable {
    // developer.apple.com/documentation/foundation/dateformatter/style
    public enum Style: UInt, Sendable {
        case none
        case short
        case medium
        case long
        case full
    }

    open var dateFormat: String! {
        get { fatalError() }
        set { fatalError() }
    }
    open var dateStyle: Style {
        get { fatalError() }
        set { fatalError() }
    }
    open var timeStyle: Style {
        get { fatalError() }
        set { fatalError() }
    }
    open var locale: Locale! {
        get { fatalError() }
        set { fatalError() }
    }
    open var timeZone: TimeZone! {
        get { fatalError() }
        set { fatalError() }
    }
    open var calendar: Calendar! {
        get { fatalError() }
        set { fatalError() }
    }
    open var doesRelativeDateFormatting: Bool {
        get { fatalError() }
        set { fatalError() }
    }

    open func string(from date: Date) -> String { fatalError() }

    open func date(from string: String) -> Date? { fatalError() }

    // developer.apple.com/documentation/foundation/dateformatter/setlocalizeddateformatfromtemplate(_:)
    open func setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String) { fatalError() }

    // developer.apple.com/documentation/foundation/dateformatter/localizedstring(from:datestyle:timestyle:)
    open class func localizedString(
        from date: Date,
        dateStyle dstyle: Style,
        timeStyle tstyle: Style
    ) -> String { fatalError() }
}

// developer.apple.com/documentation/foundation/iso8601dateformatter
open class ISO8601DateFormatter: Formatter {
    open func string(from date: Date) -> String { fatalError() }

    open func date(from string: String) -> Date? { fatalError() }
}

// developer.apple.com/documentation/foundation/numberformatter
open class NumberFormatter: Formatter {
    // developer.apple.com/documentation/foundation/numberformatter/style
    public enum Style: UInt, Sendable {
        case none
        case decimal
        case currency
        case percent
        case scientific
        case spellOut
    }

    open var numberStyle: Style {
        get { fatalError() }
        set { fatalError() }
    }
    open var locale: Locale! {
        get { fatalError() }
        set { fatalError() }
    }
    open var currencyCode: String! {
        get { fatalError() }
        set { fatalError() }
    }
    open var minimumFractionDigits: Int {
        get { fatalError() }
        set { fatalError() }
    }
    open var maximumFractionDigits: Int {
        get { fatalError() }
        set { fatalError() }
    }

    open func string(from number: NSNumber) -> String? { fatalError() }

    open func number(from string: String) -> NSNumber? { fatalError() }
}

// developer.apple.com/documentation/foundation/datecomponentsformatter
open class DateComponentsFormatter: Formatter {
    // developer.apple.com/documentation/foundation/datecomponentsformatter/unitsstyle-swift.enum
    public enum UnitsStyle: Int, Sendable {
        case positional
        case abbreviated
        case short
        case full
        case spellOut
        case brief
    }

    open var allowedUnits: NSCalendar.Unit {
        get { fatalError() }
        set { fatalError() }
    }
    open var unitsStyle: UnitsStyle {
        get { fatalError() }
        set { fatalError() }
    }
    open var maximumUnitCount: Int {
        get { fatalError() }
        set { fatalError() }
    }

    // developer.apple.com/documentation/foundation/datecomponentsformatter/string(from:)
    open func string(from ti: TimeInterval) -> String? { fatalError() }

    // developer.apple.com/documentation/foundation/datecomponentsformatter/string(from:to:)
    open func string(from startDate: Date, to endDate: Date) -> String? { fatalError() }
}

// developer.apple.com/documentation/foundation/nscalendar
open class NSCalendar: NSObject {
    // developer.apple.com/documentation/foundation/nscalendar/unit
    public struct Unit: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let year = Unit(rawValue: 1 << 2)
        public static let month = Unit(rawValue: 1 << 3)
        public static let day = Unit(rawValue: 1 << 4)
        public static let hour = Unit(rawValue: 1 << 5)
        public static let minute = Unit(rawValue: 1 << 6)
        public static let second = Unit(rawValue: 1 << 7)
    }
}
