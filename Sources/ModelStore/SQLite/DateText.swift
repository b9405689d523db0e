import Foundation

/// A date as the text of an existing database has it, in UTC.
///
/// For example: `2009-05-17 08:30:00`, `2009-05-17T08:30:00.250Z`.
enum DateText {
    private static let secondsPerDay = 86_400.0
    /// From 1970 to 2001.
    static let referenceSeconds = Date.timeIntervalBetween1970AndReferenceDate

    /// The seconds since 2001 that a text stands for; `nil` if it isn't a date.
    static func seconds(of text: String) -> Double? {
        var rest = text[...]
        guard let year = number(&rest, 4), skip(&rest, "-"), let month = number(&rest, 2),
            skip(&rest, "-"), let day = number(&rest, 2), (1...12).contains(month),
            (1...31).contains(day)
        else { return nil }
        let midnight = Double(dayNumber(year, month, day)) * secondsPerDay - referenceSeconds
        if rest.isEmpty { return midnight }
        guard skip(&rest, " ") || skip(&rest, "T") || skip(&rest, "t") else { return nil }
        return time(&rest).map { midnight + $0 }
    }

    /// The text for a date, as an example for the start of 2001 has it. Milliseconds are always kept.
    static func text(of seconds: Double, like example: String) -> String? {
        // Years of four digits.
        guard (-63_113_904_000...252_423_993_599).contains(seconds) else { return nil }
        let digits = fractionDigits(of: example)
        let microseconds = rounded(seconds, digits) + Int64(referenceSeconds) * 1_000_000
        let days = (Double(microseconds) / 86_400_000_000).rounded(.down)
        var text = date(ofDay: Int(days))
        guard example.utf8.count > 10 else { return text }
        let rest = Int(microseconds - Int64(days) * 86_400_000_000)
        text += example.utf8.dropFirst(10).first == UInt8(ascii: "T") ? "T" : " "
        text += padded(rest / 3_600_000_000, 2) + ":" + padded(rest / 60_000_000 % 60, 2)
        let hasSeconds = example.utf8.count > 17 || rest % 60_000_000 != 0
        if hasSeconds { text += ":" + padded(rest / 1_000_000 % 60, 2) }
        let fraction = rest % 1_000_000
        if digits > 3 {
            text += "." + padded(fraction, 6)
        } else if digits > 0 || fraction != 0 {
            text += "." + padded(fraction / 1000, 3)
        }
        return text + zone(of: example)
    }

    /// The time in microseconds, rounded to milliseconds unless the form has more digits.
    private static func rounded(_ seconds: Double, _ digits: Int) -> Int64 {
        digits > 3
            ? Int64((seconds * 1_000_000).rounded()) : Int64((seconds * 1000).rounded()) * 1000
    }

    private static func fractionDigits(of example: String) -> Int {
        guard let point = example.firstIndex(of: ".") else { return 0 }
        return example[point...].dropFirst().prefix { $0.isASCII && $0.isNumber }.count
    }

    /// For example: `Z` for `2001-01-01T00:00:00Z`.
    private static func zone(of example: String) -> Substring {
        let time = example.dropFirst(11)
        return time.drop { $0.isNumber || $0 == ":" || $0 == "." }
    }

    private static func time(_ rest: inout Substring) -> Double? {
        guard let hours = number(&rest, 2), skip(&rest, ":"), let minutes = number(&rest, 2),
            hours < 25, minutes < 60
        else { return nil }
        var seconds = Double(hours * 3600 + minutes * 60)
        if skip(&rest, ":") {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." }
            guard let value = Double(digits), value < 61 else { return nil }
            seconds += value
            rest = rest.dropFirst(digits.count)
        }
        return offset(&rest).map { seconds - $0 }
    }

    /// The seconds of a time zone: none, `Z`, or `+02:00`.
    private static func offset(_ rest: inout Substring) -> Double? {
        if rest.isEmpty || rest == "Z" || rest == "z" || rest == " UTC" { return 0 }
        guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
        rest = rest.dropFirst()
        guard let hours = number(&rest, 2) else { return nil }
        _ = skip(&rest, ":")
        guard let minutes = number(&rest, 2), rest.isEmpty else { return nil }
        return Double(hours * 3600 + minutes * 60) * (sign == "-" ? -1 : 1)
    }

    private static func number(_ rest: inout Substring, _ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
            return nil
        }
        rest = rest.dropFirst(count)
        return Int(digits)
    }

    private static func skip(_ rest: inout Substring, _ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }

    /// The number of days from 1970-01-01: years start in March, so that leap days are last.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let month = (month + 9) % 12
        let leapDays = year / 4 - year / 100 + year / 400
        return 365 * year + leapDays + (month * 306 + 5) / 10 + day - 1 - 719_468
    }

    private static func date(ofDay day: Int) -> String {
        let days = day + 719_468
        var year = (days * 10_000 + 14_780) / 3_652_425
        var rest = days - (365 * year + year / 4 - year / 100 + year / 400)
        if rest < 0 {
            year -= 1
            rest = days - (365 * year + year / 4 - year / 100 + year / 400)
        }
        let month = (100 * rest + 52) / 3060
        let first = (month * 306 + 5) / 10
        let isEarly = month >= 10
        return padded(isEarly ? year + 1 : year, 4) + "-" + padded((month + 2) % 12 + 1, 2) + "-"
            + padded(rest - first + 1, 2)
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
