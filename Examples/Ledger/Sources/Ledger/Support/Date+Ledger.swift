import Foundation

extension Date {
    /// All dates of the ledger are those of this calendar.
    static let ledgerCalendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()

    init(year: Int, month: Int, day: Int) {
        let components = DateComponents(year: year, month: month, day: day)
        self = Self.ledgerCalendar.date(from: components) ?? .distantPast
    }

    var startOfMonth: Date {
        let components = Self.ledgerCalendar.dateComponents([.year, .month], from: self)
        return Self.ledgerCalendar.date(from: components) ?? self
    }

    func adding(months: Int) -> Date {
        Self.ledgerCalendar.date(byAdding: .month, value: months, to: self) ?? self
    }

    func adding(days: Int) -> Date {
        Self.ledgerCalendar.date(byAdding: .day, value: days, to: self) ?? self
    }

    /// For example: "2024-03-01".
    var isoDay: String {
        let parts = Self.ledgerCalendar.dateComponents([.year, .month, .day], from: self)
        return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    }

    /// `nil` unless the text is like "2024-03-01".
    init?(isoDay: String) {
        let parts = isoDay.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
            return nil
        }
        self.init(year: parts[0], month: parts[1], day: parts[2])
    }
}
