import Foundation
import TestSupport
import Testing

@testable import ModelStore

/// Dates as texts stand for the same days as in SQLite.
struct DateTextTests {
    private static let reference = Date.timeIntervalBetween1970AndReferenceDate

    /// The days of some years, and their seconds since 1970.
    private func days(_ first: String, _ last: String) throws -> [(text: String, seconds: Double)] {
        let folder = try TemporaryFolder()
        let database = try Database(folder.url.appendingPathComponent("file.sqlite"))
        let rows = try database.rows(
            """
            WITH RECURSIVE days(day) AS (VALUES ('\(first)')
                UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '\(last)')
            SELECT day, strftime('%s', day) FROM days
            """
        )
        return try rows.map { ($0[0], try #require(Double($0[1]))) }
    }

    private func text(_ seconds: Double, like example: String) -> String? {
        DateText.text(of: seconds - Self.reference, like: example, .ofExample)
    }

    @Test(
        arguments: [
            ("0000-01-01", "0004-12-31"), ("1582-01-01", "1582-12-31"),
            ("1900-01-01", "1900-12-31"),
            ("2000-01-01", "2000-12-31"), ("9999-01-01", "9999-12-31"),
        ]
    )
    func everyDay(first: String, last: String) throws {
        let days = try days(first, last)
        #expect(days.last?.text == last)
        for day in days {
            #expect(DateText.seconds(of: day.text) == day.seconds - Self.reference)
            #expect(text(day.seconds, like: "2001-01-01") == day.text)
            #expect(
                text(day.seconds + 86_399, like: "2001-01-01 00:00:00") == "\(day.text) 23:59:59"
            )
            #expect(
                text(day.seconds, like: "2001-01-01T00:00:00.000Z") == "\(day.text)T00:00:00.000Z"
            )
        }
    }

    @Test(arguments: ["2001-01-01", "2001-01-01 00:00:00", "2001-01-01T00:00:00.000000Z"])
    func yearsWithoutFourDigits(example: String) {
        for seconds in [-62_167_219_200.5, -62_167_219_201, -1e15, 253_402_300_800, 1e15, .nan] {
            #expect(text(seconds, like: example) == nil)
        }
        #expect(text(-62_167_219_200, like: example)?.hasPrefix("0000-01-01") == true)
        #expect(text(253_402_300_799.5, like: example)?.hasPrefix("9999-12-31") == true)
    }

    /// The zone of the text decides on the year.
    @Test func aZone() {
        let example = "2001-01-01T00:00:00+02:00"
        #expect(text(-62_167_219_200 - 7200, like: example) == "0000-01-01T00:00:00+02:00")
        #expect(text(-62_167_219_200 - 7201, like: example) == nil)
        #expect(text(253_402_300_800 - 7200, like: example) == nil)
    }

    /// Rounding doesn't lead to the year 10000.
    @Test func theLastMillisecond() {
        #expect(text(253_402_300_799.9998, like: "2001-01-01 00:00:00.000") == nil)
        #expect(
            text(253_402_300_799.999, like: "2001-01-01 00:00:00.000") == "9999-12-31 23:59:59.999"
        )
    }
}
