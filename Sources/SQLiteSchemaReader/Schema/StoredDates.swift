import DatabaseReading
import ModelIR

/// The values of a column for dates, by their forms.
struct StoredDates {
    /// The forms of the texts.
    private var texts: Set<DateShape> = []
    /// The kinds of the numbers, and how many there are.
    private var numbers: [NumberKind: Int] = [:]
    private var hasOffsets = false
    /// Whether some numbers aren't integers.
    private var hasReals = false
    /// Whether some texts aren't dates. For example: `0000-00-00`.
    private(set) var hasOtherTexts = false
    /// Whether some values are data.
    private(set) var hasData = false

    private enum NumberKind: String {
        /// Numbers like 2024 and 20240102, and those that are too large.
        case years, days, large
        /// 1970 in any form.
        case zero
        case seconds, milliseconds, julianDays
    }

    /// - Parameter shapes: For each shape of values the type, the shape, the number of values, whether
    ///   a part is out of range, and whether a zone isn't UTC.
    fileprivate init(_ shapes: [[String?]]) {
        for shape in shapes {
            let (type, form) = (shape[0] ?? "", shape[1] ?? "")
            switch type {
            case "text":
                if let text = DateShape(form), shape[3] != "1" {
                    texts.insert(text)
                    hasOffsets = hasOffsets || text.hasOffset && shape[4] == "1"
                } else {
                    hasOtherTexts = true
                }
            case "blob": hasData = true
            default:
                let count = shape[2].flatMap { Int($0) } ?? 0
                hasReals = hasReals || type == "real"
                NumberKind(rawValue: form).map { numbers[$0, default: 0] += count }
            }
        }
    }

    /// Whether numbers aren't dates: at least half are too large, or all look like `2024` or `20240102`.
    var hasOtherNumbers: Bool {
        let all = numbers.filter { $0.key != .zero }.values.reduce(0, +)
        let count = { numbers[$0, default: 0] }
        return all > 0
            && (count(.large) * 2 >= all || count(.years) == all || count(.days) == all)
    }

    /// How the dates are written; `nil` without any.
    var form: ExistingColumn.Form? {
        // The longest has all that any of them has.
        let longest = texts.max {
            ($0.example.utf8.count, $0.example) < ($1.example.utf8.count, $1.example)
        }
        guard let longest else { return numberForm }
        let isMixed = texts.count > 1 || !numbers.isEmpty || hasOffsets || !longest.isOrdered
        return isMixed ? .mixedText(longest.example) : .text(longest.example)
    }

    private var numberForm: ExistingColumn.Form? {
        if numbers.isEmpty { return nil }
        let isMixed =
            numbers.keys.filter { [.seconds, .milliseconds, .julianDays].contains($0) }
            .count > 1
        if numbers[.milliseconds] != nil { return isMixed ? .mixedMilliseconds : .milliseconds }
        if numbers[.julianDays] != nil { return isMixed ? .mixedJulianDays : .julianDay }
        return hasReals ? .seconds : .wholeSeconds
    }
}

extension Connection {
    /// The forms of the first 100,000 dates of a column.
    func storedDates(_ column: String, of table: String) throws(SQLiteProblem) -> StoredDates {
        let digits = (1...9).reduce("value") { "replace(\($0), '\($1)', '0')" }
        return StoredDates(
            try rows(
                """
                SELECT typeof(value), CASE typeof(value) WHEN 'text' THEN \(digits)
                    WHEN 'blob' THEN '' ELSE \(numberKind) END, count(*), max(\(isOutOfRange)),
                    max(\(hasOffset))
                FROM (SELECT \(quotedName(column)) AS value FROM \(quotedName(table)) LIMIT 100000)
                WHERE value NOT NULL GROUP BY 1, 2 LIMIT 1000
                """
            )
        )
    }
}

/// What a number is as a date: milliseconds up to the year 9999, Julian days from the year 1000 to 3000.
private let numberKind = """
    CASE WHEN value = 0 THEN 'zero'
        WHEN value NOT BETWEEN -260000000000000 AND 260000000000000 THEN 'large'
        WHEN value NOT BETWEEN -100000000000 AND 100000000000 THEN 'milliseconds'
        WHEN typeof(value) = 'real' AND value BETWEEN 2086000 AND 2817000 THEN 'julianDays'
        WHEN typeof(value) = 'integer' AND value BETWEEN 1000 AND 3000 THEN 'years'
        WHEN typeof(value) = 'integer' AND value BETWEEN 19000000 AND 21999999
            AND value / 100 % 100 BETWEEN 1 AND 12 AND value % 100 BETWEEN 1 AND 31 THEN 'days'
        ELSE 'seconds' END
    """

/// Whether a part of a text for a date can't be one. For example: the month in `0000-00-00`.
private let isOutOfRange = """
    substr(value, 6, 2) NOT BETWEEN '01' AND '12' OR substr(value, 9, 2) NOT BETWEEN '01' AND '31'
        OR substr(value, 12, 2) > '24' OR substr(value, 15, 2) > '59'
        OR (substr(value, 17, 1) = ':' AND substr(value, 18, 2) > '60')
    """

/// Whether a text's zone, if it has a number, isn't UTC.
private let hasOffset = """
    NOT (value GLOB '*[+-]00:00' OR value GLOB '*[+-]0000' OR value GLOB '*[+-]00'
        OR value GLOB '*[+-]00:00 UTC' OR value GLOB '*[+-]0000 UTC')
    """
