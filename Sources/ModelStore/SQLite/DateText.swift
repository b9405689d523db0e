import Foundation

/// A date as the text of an existing database has it, in UTC unless it ends in a time zone.
///
/// For example: `2009-05-17 08:30:00`, `2009-05-17T08:30:00.250Z`, `2009-05-17 08:30:00.250 +00:00`.
enum DateText {
    /// From 1970 to 2001.
    static let referenceSeconds = Date.timeIntervalBetween1970AndReferenceDate

    /// The microseconds since 1970 in years of four digits, from 0, in which `Date.distantPast` is.
    private static let years: Range<Int64> = -62_167_219_200_000_000..<253_402_300_800_000_000

    /// The seconds since 2001 that a text stands for, to the microsecond; `nil` if it isn't a date.
    static func seconds(of text: String) -> Double? {
        var rest = text.utf8[...]
        guard let year = number(&rest, 4), skip(&rest, "-"), let month = number(&rest, 2),
            skip(&rest, "-"), let day = number(&rest, 2), (1...12).contains(month),
            (1...31).contains(day)
        else { return nil }
        let midnight = dayNumber(year, month, day) * 86_400 - Int(referenceSeconds)
        if rest.isEmpty { return Double(midnight) }
        guard skip(&rest, " ") || skip(&rest, "T") || skip(&rest, "t"),
            let time = microseconds(&rest), let offset = rest.isEmpty ? 0 : offset(of: rest)
        else { return nil }
        return Double((midnight - offset) * 1_000_000 + time) / 1_000_000
    }

    /// The text for a date, as another text is written: its zone, and its digits.
    ///
    /// - Parameter precision: The digits that are written although the other text lacks them. A form with
    ///   milliseconds never has more.
    static func text(
        of seconds: Double,
        like example: String,
        _ precision: Precision
    ) -> String? {
        let example = withNeededTime(example, for: seconds)
        let zone = zone(of: example)
        let offset = offset(of: zone.utf8) ?? 0
        // Far beyond the years of four digits, and within the microseconds of 64 bits.
        guard seconds.magnitude < 1e12 else { return nil }
        let digits = fractionDigits(of: example)
        let hasSeconds = example.utf8.dropFirst(16).first == UInt8(ascii: ":")
        let unit: Int64? =
            switch precision {
            case _ where digits > 0: nil
            case .ofExample: hasSeconds ? 1 : 60
            case .seconds: 1
            case .microseconds: nil
            }
        let microseconds =
            (unit.map { cut(seconds, to: $0) } ?? rounded(seconds, digits))
            + (Int64(referenceSeconds) + Int64(offset)) * 1_000_000
        guard years.contains(microseconds) else { return nil }
        let day: Int64 = 86_400_000_000
        let rest = Int((microseconds % day + day) % day)
        var text = date(ofDay: Int((microseconds - Int64(rest)) / day))
        guard example.utf8.count > 10 else { return text }
        text += example.dropFirst(10).prefix(1)
        text += padded(rest / 3_600_000_000, 2) + ":" + padded(rest / 60_000_000 % 60, 2)
        if hasSeconds || rest % 60_000_000 != 0 { text += ":" + padded(rest / 1_000_000 % 60, 2) }
        return text + fraction(rest % 1_000_000, digits) + zone
    }

    /// An example whose time is in brackets, because midnight has none, for a date. For example:
    /// `2001-01-01` and `2001-01-01 00:00:00` for `2001-01-01[ 00:00:00]`.
    private static func withNeededTime(_ example: String, for seconds: Double) -> String {
        guard let bracket = example.firstIndex(of: "[") else { return example }
        if seconds.remainder(dividingBy: 86_400) == 0 { return String(example[..<bracket]) }
        return example.filter { $0 != "[" && $0 != "]" }
    }

    /// The digits of a time that are written even if an example lacks them.
    enum Precision {
        /// None.
        case ofExample
        /// Those of minutes and seconds.
        case seconds
        /// Those of fractions, too.
        case microseconds
    }

    /// Whether a form has no fraction of a second. For example: `2001-01-01 00:00:00`, `wholeSeconds`.
    static func isWhole(_ form: String) -> Bool {
        form == Entity.StoredForm.wholeSeconds.name || cuts(form)
    }

    /// Whether a text has three digits of a fraction. For example: `2009-05-17T08:30:00.250Z`.
    static func hasMilliseconds(_ text: String) -> Bool { fractionDigits(of: text) == 3 }

    /// Whether texts like an example only have full seconds, minutes or days. For example: `2001-01-01`.
    static func cuts(_ example: String) -> Bool {
        example.utf8.first.map(isDigit) == true && fractionDigits(of: example) == 0
    }

    /// Whether the text for a date stands for an earlier one.
    static func isCut(_ seconds: Double, like example: String) -> Bool {
        guard cuts(example), let text = text(of: seconds, like: example, .ofExample) else {
            return false
        }
        return self.seconds(of: text) != seconds
    }

    /// For example: `.250`.
    private static func fraction(_ microseconds: Int, _ digits: Int) -> String {
        switch digits {
        case 4...: "." + padded(microseconds, 6)
        case 3: "." + padded(microseconds / 1000, 3)
        default:
            if microseconds == 0 {
                ""
            } else if microseconds % 1000 == 0 {
                "." + padded(microseconds / 1000, 3)
            } else {
                "." + padded(microseconds, 6)
            }
        }
    }

    /// The time in microseconds at the last full second or minute.
    private static func cut(_ seconds: Double, to unit: Int64) -> Int64 {
        Int64((seconds / Double(unit)).rounded(.down)) * unit * 1_000_000
    }

    /// The time in microseconds, rounded to milliseconds if the form has them.
    private static func rounded(_ seconds: Double, _ digits: Int) -> Int64 {
        digits == 3
            ? Int64((seconds * 1000).rounded()) * 1000 : Int64((seconds * 1_000_000).rounded())
    }

    private static func fractionDigits(of example: String) -> Int {
        guard let point = example.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
        return example.utf8[point...].dropFirst().prefix(while: isDigit).count
    }

    /// For example: `Z` for `2001-01-01T00:00:00Z`.
    private static func zone(of example: String) -> Substring {
        let time = example.utf8.dropFirst(11)
        let start = time.firstIndex {
            !isDigit($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".")
        }
        return example[(start ?? example.endIndex)...]
    }

    private static func microseconds(_ rest: inout Substring.UTF8View) -> Int? {
        guard let hours = number(&rest, 2), skip(&rest, ":"), let minutes = number(&rest, 2),
            hours < 25, minutes < 60
        else { return nil }
        var result = (hours * 3600 + minutes * 60) * 1_000_000
        guard skip(&rest, ":") else { return result }
        guard let seconds = number(&rest, 2), seconds < 61 else { return nil }
        result += seconds * 1_000_000
        guard skip(&rest, ".") else { return result }
        guard let fraction = fraction(&rest) else { return nil }
        return result + fraction
    }

    /// The microseconds of the digits behind a point, rounded.
    private static func fraction(_ rest: inout Substring.UTF8View) -> Int? {
        var (result, unit) = (0, 100_000)
        guard let first = rest.first, isDigit(first) else { return nil }
        while let digit = rest.first, isDigit(digit) {
            let value = Int(digit - UInt8(ascii: "0"))
            // The seventh digit rounds, and the others don't matter.
            if unit > 0 { result += value * unit } else if unit == 0, value > 4 { result += 1 }
            unit = unit > 0 ? unit / 10 : -1
            rest.removeFirst()
        }
        return result
    }

    /// The seconds of a time zone: `Z`, `UTC`, `+02:00`, `+0200` or `+02`, also behind a space, and
    /// `+0000 UTC`.
    @inline(never)
    private static func offset(of zone: Substring.UTF8View) -> Int? {
        var rest = zone
        _ = skip(&rest, " ")
        if rest.elementsEqual("Z".utf8) || rest.elementsEqual("z".utf8)
            || rest.elementsEqual("UTC".utf8)
        {
            return 0
        }
        let isEarlier = rest.first == UInt8(ascii: "-")
        guard skip(&rest, "+") || skip(&rest, "-"), let hours = number(&rest, 2) else { return nil }
        var minutes = 0
        if skip(&rest, ":") || rest.first.map(isDigit) == true {
            guard let number = number(&rest, 2) else { return nil }
            minutes = number
        }
        let seconds = hours * 3600 + minutes * 60
        guard rest.isEmpty || seconds == 0 && rest.elementsEqual(" UTC".utf8) else { return nil }
        return isEarlier ? -seconds : seconds
    }

    private static func number(_ rest: inout Substring.UTF8View, _ count: Int) -> Int? {
        var result = 0
        for _ in 0..<count {
            guard let digit = rest.first, isDigit(digit) else { return nil }
            result = result * 10 + Int(digit - UInt8(ascii: "0"))
            rest.removeFirst()
        }
        return result
    }

    private static func skip(_ rest: inout Substring.UTF8View, _ character: Unicode.Scalar) -> Bool
    {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The number of days from 1970-01-01: years start in March, so that leap days are last.
    ///
    /// They're counted from 400 years earlier, as the year 0 starts in March, too.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = (month <= 2 ? year - 1 : year) + 400
        let month = (month + 9) % 12
        return firstDay(ofYear: year) + (month * 306 + 5) / 10 + day - 1 - daysUntil1970
    }

    private static func date(ofDay day: Int) -> String {
        let days = day + daysUntil1970
        var year = (days * 10_000 + 14_780) / 3_652_425
        if firstDay(ofYear: year) > days { year -= 1 }
        let rest = days - firstDay(ofYear: year)
        let month = (100 * rest + 52) / 3060
        let first = (month * 306 + 5) / 10
        let isEarly = month >= 10
        return padded((isEarly ? year + 1 : year) - 400, 4) + "-"
            + padded((month + 2) % 12 + 1, 2) + "-" + padded(rest - first + 1, 2)
    }

    /// The days from March 1 of the year 0 to that of a later one.
    private static func firstDay(ofYear year: Int) -> Int {
        365 * year + year / 4 - year / 100 + year / 400
    }

    /// The days from 400 years before March 1 of the year 0.
    private static let daysUntil1970 = 719_468 + 146_097

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
