// Calendars and what their dates consist of.

// developer.apple.com/documentation/foundation/calendar
public struct Calendar: Hashable, Codable, Sendable {
    // developer.apple.com/documentation/foundation/calendar/identifier-swift.enum
    public enum Identifier: Hashable, Sendable {
        case gregorian, buddhist, chinese, coptic, hebrew, iso8601, indian, islamic, japanese,
            persian
    }

    // developer.apple.com/documentation/foundation/calendar/component
    public enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
        case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone
    }

    // developer.apple.com/documentation/foundation/calendar/current
    public static var current: Calendar { fatalError() }
    // developer.apple.com/documentation/foundation/calendar/autoupdatingcurrent
    public static var autoupdatingCurrent: Calendar { fatalError() }

    public init(identifier: Identifier) { fatalError() }

    public var identifier: Identifier { fatalError() }
    // developer.apple.com/documentation/foundation/calendar/locale
    public var locale: Locale?
    // developer.apple.com/documentation/foundation/calendar/timezone
    public var timeZone: TimeZone
    // developer.apple.com/documentation/foundation/calendar/firstweekday
    public var firstWeekday: Int

    // developer.apple.com/documentation/foundation/calendar/weekdaysymbols
    public var weekdaySymbols: [String] { fatalError() }
    // developer.apple.com/documentation/foundation/calendar/shortweekdaysymbols
    public var shortWeekdaySymbols: [String] { fatalError() }
    // developer.apple.com/documentation/foundation/calendar/monthsymbols
    public var monthSymbols: [String] { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/startofday(for:)
    public func startOfDay(for date: Date) -> Date { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/component(_:from:)
    public func component(_ component: Component, from date: Date) -> Int { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/datecomponents(_:from:)
    public func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/calendar/datecomponents(_:from:to:)
    public func dateComponents(
        _ components: Set<Component>,
        from start: Date,
        to end: Date
    ) -> DateComponents { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/date(from:)
    public func date(from components: DateComponents) -> Date? { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/date(byadding:to:wrappingcomponents:)
    public func date(
        byAdding components: DateComponents,
        to date: Date,
        wrappingComponents: Bool = false
    ) -> Date? { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/date(byadding:value:to:wrappingcomponents:)
    public func date(
        byAdding component: Component,
        value: Int,
        to date: Date,
        wrappingComponents: Bool = false
    ) -> Date? { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/dateinterval(of:for:)
    public func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/calendar/isdate(_:insamedayas:)
    public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/isdate(_:equalto:togranularity:)
    public func isDate(
        _ date1: Date,
        equalTo date2: Date,
        toGranularity component: Component
    ) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/isdateintoday(_:)
    public func isDateInToday(_ date: Date) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/isdateinyesterday(_:)
    public func isDateInYesterday(_ date: Date) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/isdateintomorrow(_:)
    public func isDateInTomorrow(_ date: Date) -> Bool { fatalError() }

    // developer.apple.com/documentation/foundation/calendar/isdateinweekend(_:)
    public func isDateInWeekend(_ date: Date) -> Bool { fatalError() }
}

// developer.apple.com/documentation/foundation/datecomponents
public struct DateComponents: Hashable, Codable, Sendable {
    public init(
        calendar: Calendar? = nil,
        timeZone: TimeZone? = nil,
        era: Int? = nil,
        year: Int? = nil,
        month: Int? = nil,
        day: Int? = nil,
        hour: Int? = nil,
        minute: Int? = nil,
        second: Int? = nil,
        nanosecond: Int? = nil,
        weekday: Int? = nil,
        weekdayOrdinal: Int? = nil,
        quarter: Int? = nil,
        weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil,
        yearForWeekOfYear: Int? = nil
    ) { fatalError() }

    public var calendar: Calendar?
    public var timeZone: TimeZone?
    public var year: Int?
    public var month: Int?
    public var day: Int?
    public var hour: Int?
    public var minute: Int?
    public var second: Int?
    public var nanosecond: Int?
    public var weekday: Int?
    public var weekOfYear: Int?
    public var yearForWeekOfYear: Int?
    // developer.apple.com/documentation/foundation/datecomponents/date
    public var date: Date? { fatalError() }
}

// developer.apple.com/documentation/foundation/dateinterval
public struct DateInterval: Hashable, Comparable, Codable, Sendable {
    public var start: Date
    public var end: Date
    public var duration: TimeInterval

    public init(start: Date, end: Date) { fatalError() }

    public init(start: Date, duration: TimeInterval) { fatalError() }

    public func contains(_ date: Date) -> Bool { fatalError() }

    public func intersects(_ dateInterval: DateInterval) -> Bool { fatalError() }

    public static func < (left: DateInterval, right: DateInterval) -> Bool { fatalError() }
}

// developer.apple.com/documentation/foundation/timezone
public struct TimeZone: Hashable, Codable, Sendable {
    public init?(identifier: String) { fatalError() }

    public init?(secondsFromGMT seconds: Int) { fatalError() }

    public init?(abbreviation: String) { fatalError() }

    public static var current: TimeZone { fatalError() }
    // developer.apple.com/documentation/foundation/timezone/gmt
    @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
    public static var gmt: TimeZone { fatalError() }
    public var identifier: String { fatalError() }

    public func secondsFromGMT(for date: Date = Date()) -> Int { fatalError() }
}

// developer.apple.com/documentation/foundation/date
extension Date {
    public init(timeIntervalSinceNow: TimeInterval) { fatalError() }

    // developer.apple.com/documentation/foundation/date/init(timeinterval:since:)
    public init(timeInterval: TimeInterval, since date: Date) { fatalError() }

    // developer.apple.com/documentation/foundation/date/timeintervalsincenow
    public var timeIntervalSinceNow: TimeInterval { fatalError() }

    // developer.apple.com/documentation/foundation/date/timeintervalsince(_:)
    public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }

    // developer.apple.com/documentation/foundation/date/compare(_:)
    public func compare(_ other: Date) -> ComparisonResult { fatalError() }

    public static func + (left: Date, right: TimeInterval) -> Date { fatalError() }

    public static func - (left: Date, right: TimeInterval) -> Date { fatalError() }

    public static func += (left: inout Date, right: TimeInterval) { fatalError() }

    public static func -= (left: inout Date, right: TimeInterval) { fatalError() }
}

// developer.apple.com/documentation/foundation/date/formatstyle
@available(macOS 12.0, iOS 15.0, tvOS 15.0, watchOS 8.0, *)
extension Date {
    public struct FormatStyle: Hashable, Codable, Sendable {
        // developer.apple.com/documentation/foundation/date/formatstyle/datestyle
        public struct DateStyle: Hashable, Codable, Sendable {
            public static let omitted = DateStyle()
            public static let numeric = DateStyle()
            public static let abbreviated = DateStyle()
            public static let long = DateStyle()
            public static let complete = DateStyle()
        }

        // developer.apple.com/documentation/foundation/date/formatstyle/timestyle
        public struct TimeStyle: Hashable, Codable, Sendable {
            public static let omitted = TimeStyle()
            public static let shortened = TimeStyle()
            public static let standard = TimeStyle()
            public static let complete = TimeStyle()
        }
    }

    // developer.apple.com/documentation/foundation/date/formatted(date:time:)
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/date/formatted()
    public func formatted() -> String { fatalError() }
}
