/// A date in the notations that bounds accept.
///
/// For example: `599616000` (seconds since 2001-01-01 UTC, as models store it), `2020-01-01`,
/// `2020-01-01T12:30:00Z`, `.distantPast`, `Date(timeIntervalSince1970: 0)`.
struct DateText {
    /// Seconds since 2001-01-01 UTC.
    var seconds: Double
    var isDistant = false
    /// The original text, if it's easier to read than seconds.
    var remark: String?
}

extension DateText {
    /// Parses a date; `nil` if the text isn't a date, or not a constant one.
    init?(_ text: String) {
        if let seconds = Double(text), seconds.isFinite {
            self.init(seconds: seconds)
        } else if let day = DateText(calendar: text) {
            self = day
        } else if let date = DateText(call: text.filter { $0 != " " }) {
            self = date
        } else {
            return nil
        }
    }

    /// For example: `Date(timeIntervalSince1970: 0)`, `Date.distantPast`.
    private init?(call text: String) {
        let bare = text.hasPrefix("Date") ? String(text.dropFirst(4)) : text
        switch bare {
        case ".distantPast": self.init(seconds: -63_114_076_800, isDistant: true)
        case ".distantFuture": self.init(seconds: 63_113_904_000, isDistant: true)
        default:
            guard bare.hasSuffix(")"), let colon = bare.firstIndex(of: ":"),
                let number = Double(bare[bare.index(after: colon)...].dropLast())
            else { return nil }
            switch bare[...colon] {
            case "(timeIntervalSinceReferenceDate:": self.init(seconds: number)
            case "(timeIntervalSince1970:": self.init(seconds: number - 978_307_200)
            default: return nil
            }
        }
    }

    /// Parses a day, or a time in UTC.
    private init?(calendar text: String) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        let day = halves.first.flatMap { numbers($0, "-", [4, 2, 2]) }
        guard let day, (1...12).contains(day[1]), (1...length(ofMonth: day[1], day[0])) ~= day[2]
        else { return nil }
        var seconds = Double(days(to: day) - days(to: [2001, 1, 1])) * 86_400
        if halves.count == 2 {
            guard halves[1].hasSuffix("Z"),
                let time = numbers(halves[1].dropLast(), ":", [2, 2, 2]),
                time[0] < 24, time[1] < 60, time[2] < 60
            else { return nil }
            seconds += Double(time[0] * 3600 + time[1] * 60 + time[2])
        } else if halves.count > 2 {
            return nil
        }
        self.init(seconds: seconds, remark: text)
    }
}

/// The numbers between separators, each with the given number of digits.
private func numbers(_ text: Substring, _ separator: Character, _ digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map({ $0.count }) == digits,
        parts.allSatisfy({ $0.allSatisfy { "0"..."9" ~= $0 } })
    else { return nil }
    return parts.compactMap { Int($0) }
}

private func length(ofMonth month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
}

/// Days since 0000-03-01 in the Gregorian calendar: starting in March puts leap days last.
private func days(to day: [Int]) -> Int {
    let year = day[1] > 2 ? day[0] : day[0] - 1
    let month = (day[1] + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (month * 306 + 5) / 10 + day[2] - 1
}
