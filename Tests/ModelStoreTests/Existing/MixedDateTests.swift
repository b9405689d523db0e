import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Dates in a column whose form isn't known, such as that of code from a script.
struct MixedDateTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(Reading.table)
    }

    private func open() throws -> ModelContext {
        try ModelContext(
            ModelContainer(for: Reading.self, configurations: ModelConfiguration(url: file))
        )
    }

    private func insert(_ values: String...) throws {
        for value in values {
            try Database(file).execute("INSERT INTO reading (mixed) VALUES (\(value))")
        }
    }

    private func stored() throws -> [String?] {
        try Database(file).rows("SELECT quote(mixed) FROM reading ORDER BY id").map { $0[0] }
    }

    /// 2024-01-02 03:04:05 UTC.
    private static let time = Date(timeIntervalSince1970: 1_704_164_645)

    @Test(
        arguments: [
            ("'2024-01-02T03:04:05Z'", 0), ("'2024-01-02t03:04:05z'", 0),
            ("'2024-01-02 03:04:05'", 0), ("'2024-01-02 03:04:05 UTC'", 0),
            ("'2024-01-02 03:04:05.678 +00:00'", 0.678), ("'2024-01-02 03:04:05.678+00'", 0.678),
            ("'2024-01-02 05:34:05 +0230'", 0), ("'2024-01-01T22:04:05-05'", 0),
            ("'2024-01-02 03:04:05.123456 +0000 UTC'", 0.123456),
            ("'2024-01-02 03:04:05.1234567'", 0.123457), ("'2024-01-02 03:04:05.5'", 0.5),
            ("1704164645", 0), ("1704164645123", 0.123), ("2460311.62783565", 0),
        ]
    )
    func everyFormIsReadAndFound(value: String, fraction: Double) throws {
        try insert(value, "'1999-01-01'", "NULL")
        let context = try open()
        let reading = try #require(try context.fetch(Reading.self).first)
        let date = try #require(reading.mixed)
        #expect(abs(date.timeIntervalSince(Self.time) - fraction) < 0.001)
        #expect(try context.fetch(Reading.self, where: Reading.fields.mixed == date) == [reading])
        let later = Reading.fields.mixed > Self.time.addingTimeInterval(-1)
        #expect(try context.fetch(Reading.self, where: later) == [reading])
    }

    @Test func aDateThatIsMadeElsewhereIsFound() throws {
        try insert("'2024-01-02 03:04:05.678'", "'2024-01-02T03:04:05.123456Z'", "1704164645901")
        let context = try open()
        for fraction in [0.678, 0.123456, 0.901] {
            let date = Date(timeIntervalSince1970: 1_704_164_645 + fraction)
            #expect(try context.fetchCount(Reading.self, where: Reading.fields.mixed == date) == 1)
        }
    }

    @Test func rowsAreSortedByTheirDates() throws {
        try insert("'2024-01-02T12:00:00Z'", "'2024-01-02 13:00:00+05:00'", "1704196801000")
        let context = try open()
        let descriptor = FetchDescriptor<Reading>(sortBy: [Reading.fields.mixed.ascending])
        #expect(try context.fetch(descriptor).map(\.rowKey) == [2, 1, 3])
    }

    @Test func anUnchangedDateStaysAsItIs() throws {
        try insert("'2024-01-02 03:04:05.1234567 +0000'", "1704164645123")
        let before = try stored()
        let context = try open()
        for reading in try context.fetch(Reading.self) { reading.stamp = "changed" }
        try context.save()
        #expect(try stored() == before)
    }

    @Test func aChangedDateKeepsTheFormOfItsRow() throws {
        try insert(
            "'2024-01-02T03:04:05.678Z'",
            "'2024-01-02 03:04:05'",
            "'2024-01-02 03:04:05.000 +02:00'",
            "1704164645123",
            "1704164645",
            "'2024-01-02'",
            "NULL"
        )
        let context = try open()
        for reading in try context.fetch(Reading.self) {
            reading.mixed = Self.time.addingTimeInterval(0.25)
        }
        try context.save()
        #expect(
            try stored() == [
                "'2024-01-02T03:04:05.250Z'", "'2024-01-02 03:04:05.250'",
                "'2024-01-02 05:04:05.250 +02:00'", "1704164645250", "1704164645.25",
                "'2024-01-02 03:04:05.250000'", "'2024-01-02 03:04:05.250000'",
            ]
        )
        #expect(
            try context.fetchCount(
                Reading.self,
                where: Reading.fields.mixed == Self.time.addingTimeInterval(0.25)
            ) == 7
        )
    }

    @Test func microsecondsAreKept() throws {
        try insert("'2024-01-02 03:04:05'")
        let context = try open()
        let reading = try #require(try context.fetch(Reading.self).first)
        reading.mixed = Self.time.addingTimeInterval(0.123456)
        try context.save()
        #expect(try stored() == ["'2024-01-02 03:04:05.123456'"])
    }

    @Test(
        arguments: [
            ("'2024-01-02T03:04:05.678Z'", "'2024-01-02T03:04:05.000Z'"),
            ("1704164645123", "1704164645000"), ("'?'", "'2024-01-02 03:04:05.000000'"),
            ("NULL", "'2024-01-02 03:04:05.000000'"),
        ]
    )
    func aNewRowHasTheFormOfTheLast(last: String, new: String) throws {
        try insert("'2001-01-01'", last)
        let context = try open()
        let reading = Reading()
        reading.mixed = Self.time
        context.insert(reading)
        try context.save()
        #expect(try stored().last == new)
    }

    @Test(arguments: ["'soon'", "x'00'", "1704164645123456"])
    func whatIsNoDateIsNil(value: String) throws {
        try insert(value)
        let context = try open()
        #expect(try context.fetch(Reading.self).map(\.mixed) == [nil])
        for condition in [Reading.fields.mixed > .distantPast, Reading.fields.mixed <= Self.time] {
            #expect(try context.fetchCount(Reading.self, where: condition) == 0)
        }
    }

    @Test(arguments: ["1704164645123", "'2024-01-02T03:04:05.678Z'"])
    func anObjectIsFoundByTheDateThatItSaved(form: String) throws {
        try insert(form)
        let context = try open()
        let reading = Reading()
        reading.mixed = Self.time.addingTimeInterval(1.234_567)
        context.insert(reading)
        try context.save()
        let found = try context.fetch(Reading.self, where: Reading.fields.mixed == reading.mixed)
        #expect(found == [reading])
    }

    @Test(arguments: ["1704164645", "1704164645000", "'2024-01-02T03:04:05Z'"])
    func numbersAreMixed(value: String) throws {
        try Database(file).execute(
            """
            CREATE TABLE stay (id INTEGER PRIMARY KEY, at DATETIME NOT NULL);
            """
        )
        let context = try ModelContext(
            ModelContainer(for: Stay.self, configurations: ModelConfiguration(url: file))
        )
        context.insert(Stay(at: Self.time))
        try context.save()
        try Database(file).execute("INSERT INTO stay (at) VALUES (\(value))")
        #expect(try context.fetchCount(Stay.self, where: Stay.fields.at == Self.time) == 2)
        context.insert(Stay(at: Self.time))
        try context.save()
        let stored = try Database(file).rows("SELECT quote(at) FROM stay ORDER BY id")
        #expect(stored == [["1704164645000"], [value], [value]])
    }

    /// Without a fraction in the code's form, a date has none where its row, or the last one, has none.
    @Test(
        arguments: [
            ("1704164645", "1704164645"), ("1704164645000", "1704164645250"),
            ("1704164645.5", "1704164645.25"), ("'2024-01-02T03:04:05Z'", "'2024-01-02T03:04:05Z'"),
            ("'2024-01-02 03:04'", "'2024-01-02 03:04:05'"), ("0", "1704164645"),
            ("'2024-01-02T03:04:05.678Z'", "'2024-01-02T03:04:05.250Z'"), ("NULL", "1704164645"),
        ]
    )
    func wholeDatesStayWhole(value: String, stored: String) throws {
        try Database(file).execute(
            """
            CREATE TABLE shift (id INTEGER PRIMARY KEY, at DATETIME);
            INSERT INTO shift VALUES (1, '2001-01-01'), (2, \(value));
            """
        )
        let context = try ModelContext(
            ModelContainer(for: Shift.self, configurations: ModelConfiguration(url: file))
        )
        let date = Self.time.addingTimeInterval(0.25)
        let shift = Shift(at: date)
        context.insert(shift)
        try #require(try context.fetch(Shift.self).first { $0.rowKey == 2 }).at = date
        try context.save()
        let rows = try Database(file).rows("SELECT quote(at) FROM shift WHERE id > 1 ORDER BY id")
        #expect(rows == [[stored], [stored]])
        // The objects have what their rows have, and are found by it.
        let found = try context.fetch(Shift.self, where: Shift.fields.at == shift.at)
        #expect(Set(found.map(\.rowKey)) == [2, 3])
        #expect(found.allSatisfy { $0.at == shift.at })
        let isKept = stored.contains("25")
        let exact = try context.fetchCount(Shift.self, where: Shift.fields.at == date)
        #expect(exact == (isKept ? 2 : 0))
    }

    @Test func aStrictColumnOfIntegersHasWholeDates() throws {
        try Database(file).execute(
            "CREATE TABLE shift (id INTEGER PRIMARY KEY, at INTEGER) STRICT;"
        )
        let context = try ModelContext(
            ModelContainer(for: Shift.self, configurations: ModelConfiguration(url: file))
        )
        context.insert(Shift(at: Self.time.addingTimeInterval(0.75)))
        try context.save()
        #expect(try Database(file).rows("SELECT quote(at) FROM shift") == [["1704164645"]])
        let earlier = Shift.fields.at < Self.time.addingTimeInterval(0.5)
        #expect(try context.fetchCount(Shift.self, where: earlier) == 1)
    }

    /// `Z` follows the point of a fraction in the order of texts.
    @Test func fractionsBeforeAZoneAreCompared() throws {
        try Database(file).execute(
            """
            CREATE TABLE visit (id INTEGER PRIMARY KEY, at DATETIME NOT NULL);
            INSERT INTO visit VALUES (1, '2024-01-02T03:04:05.250Z'), (2, '2024-01-02T03:04:05Z');
            """
        )
        let container = try ModelContainer(
            for: Visit.self,
            configurations: ModelConfiguration(url: file)
        )
        let later = Visit.fields.at > Self.time
        #expect(try ModelContext(container).fetch(Visit.self, where: later).map(\.rowKey) == [1])
    }

    @Test(arguments: [("1704164645", "an integer"), ("2.5", "a number"), ("'soon'", "a text")])
    func anErrorSaysWhatARowHolds(value: String, words: String) throws {
        try Database(file).execute(
            """
            CREATE TABLE visit (id INTEGER PRIMARY KEY, at DATETIME NOT NULL);
            INSERT INTO visit VALUES (1, \(value));
            """
        )
        let container = try ModelContainer(
            for: Visit.self,
            configurations: ModelConfiguration(url: file)
        )
        do {
            _ = try ModelContext(container).fetch(Visit.self)
            Issue.record("The row was read.")
        } catch StoreError.undecodable(let row) {
            #expect(
                row.description.hasPrefix("cannot read Visit.at in Visit/1: the row holds \(words)")
            )
        }
    }
}
