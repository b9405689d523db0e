import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A database that another program made is used as it is.
struct ExistingTableTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private static let table = """
        CREATE TABLE "events of the year" (number INTEGER PRIMARY KEY, "the day" DATE, minute TEXT,
            seconds INTEGER, julian REAL, code TEXT, fee NUMERIC)
        """

    private func open() throws -> ModelContext {
        try ModelContext(
            ModelContainer(for: Event.self, configurations: ModelConfiguration(url: file))
        )
    }

    private func columns() throws -> [String] {
        try Database(file).rows(
            "SELECT \"the day\", minute, seconds, julian, code, fee FROM \"events of the year\""
        ).flatMap(\.self)
    }

    /// What a context has written itself isn't another writer's, though the table rounds and has a trigger.
    @Test func aSaveDoesNotConflictWithTheOneBefore() throws {
        try Database(file).execute(
            Self.table
                + "; CREATE TRIGGER touch AFTER UPDATE OF julian ON \"events of the year\" BEGIN"
                + " UPDATE \"events of the year\" SET fee = fee + 1 WHERE number = new.number; END"
        )
        var configuration = ModelConfiguration(url: file)
        configuration.conflicts = .error
        let container = try ModelContainer(for: Event.self, configurations: configuration)
        let context = ModelContext(container)
        let event = Event()
        event.fee = 1
        context.insert(event)
        for second in 1...3 {
            event.julian = Date(timeIntervalSince1970: Double(second) + 0.123456789)
            try context.save()
        }
        #expect(event.fee == 3)
        let other = ModelContext(container)
        try #require(try other.fetch(Event.self).first).fee = 7
        try other.save()
        event.fee = 8
        #expect(throws: StoreError.self) { try context.save() }
    }

    @Test func aTextCannotBeEveryDate() throws {
        try Database(file).execute(Self.table)
        for year in [-3_000, 12_000] {
            let context = try open()
            let event = Event()
            let reason = "a text can't be a date before the year 0 or after 9999"
            event.minute = Date(timeIntervalSince1970: Double(year - 1970) * 31_556_952)
            context.insert(event)
            #expect(
                throws: StoreError.notStorable(
                    property: "Event.minute",
                    object: "Event, number 1 of the new objects",
                    reason: reason
                )
            ) { try context.save() }
            let date = try #require(event.minute)
            event.minute = .now
            try context.save()
            #expect(
                throws: StoreError.notStorable(
                    property: "Event.minute",
                    object: "Event",
                    reason: reason
                )
            ) { try context.update(Event.self, set: Event.fields.minute.set(to: date)) }
            let (early, late) = (
                Date(timeIntervalSince1970: -9e11), Date(timeIntervalSince1970: 9e11)
            )
            let between = Event.fields.minute > early && Event.fields.minute < late
            #expect(try context.fetchCount(Event.self, where: between) >= 1)
            #expect(try context.fetchCount(Event.self, where: Event.fields.minute > late) == 0)
        }
    }

    @Test func valuesAreWrittenInTheirForms() throws {
        try Database(file).execute(Self.table)
        let context = try open()
        let event = Event()
        let date = Date(timeIntervalSince1970: 1_242_549_000.25)
        event.day = Date(timeIntervalSince1970: 1_242_518_400)
        (event.minute, event.seconds, event.julian) = (date, date, date)
        event.code = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        event.fee = Decimal(string: "0.1")
        context.insert(event)
        try context.save()
        #expect(event.rowKey == 1)
        #expect(
            try columns() == [
                "2009-05-17", "2009-05-17T08:30:00.250Z", "1242549000.25", "2454968.85416956",
                "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "0.1",
            ]
        )
        let read = try #require(try open().fetch(Event.self).first)
        #expect(read.day == event.day)
        #expect(read.minute == date)
        #expect(read.seconds == date)
        // To the millisecond, as SQLite's own functions have it.
        #expect(read.julian == date)
        #expect(try open().fetchCount(Event.self, where: Event.fields.julian == date) == 1)
        #expect(read.code == event.code)
        #expect(read.fee == event.fee)
    }

    @Test func conditionsCompareInTheStoredForm() throws {
        try Database(file).execute(
            Self.table + ";"
                + """
                INSERT INTO "events of the year" VALUES
                    (3, '2009-05-17', '2009-05-17T08:30:00.250Z', NULL, NULL, 'e621e1f8-c36c-495a-93fc-0c247a3e6e5f', 10),
                    (9, '2010-01-01', '2010-01-01T00:00:00.000Z', NULL, NULL, NULL, 9.5)
                """
        )
        let context = try open()
        let date = Date(timeIntervalSince1970: 1_262_304_000)
        let code = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
        for (condition, keys) in [
            (Event.fields.day == date, [9]), (Event.fields.minute < date, [3]),
            (Event.fields.code == code, [3]), (Event.fields.fee > 9.5, [3]),
            (Event.fields.number >= 4, [9]), (Event.fields.day != nil, [3, 9]),
        ] as [(Condition<Event>, [Int64])] {
            #expect(try context.fetch(Event.self, where: condition).map(\.rowKey) == keys)
            // With pending changes, objects in memory answer.
            let pending = try open()
            pending.insert(Event())
            let found = try pending.fetch(Event.self, where: condition)
            #expect(found.compactMap(\.rowKey) == keys)
        }
    }

    @Test(
        "days of all years are read as they were written",
        arguments: [1, 400, 1900, 1970, 2024, 9999]
    )
    func days(year: Int) throws {
        try Database(file).execute(Self.table)
        let context = try open()
        let start = String(repeating: "0", count: 4 - "\(year)".count) + "\(year)"
        // SQLite's calendar is the one without gaps, too.
        for day in 0..<366 {
            try Database(file).execute(
                "INSERT INTO \"events of the year\" (\"the day\", minute) VALUES"
                    + " (date('\(start)-01-01', '+\(day % 365) days'), NULL)"
            )
        }
        for event in try context.fetch(Event.self) { event.minute = event.day }
        try context.save()
        #expect(
            try Database(file).integer(
                "SELECT count(*) FROM \"events of the year\" WHERE minute = \"the day\" || 'T00:00:00.000Z'"
            ) == 366
        )
    }

    @Test func textThatIsNotADateIsMissing() throws {
        try Database(file).execute(
            Self.table + "; INSERT INTO \"events of the year\" (\"the day\") VALUES ('soon')"
        )
        let event = try #require(try open().fetch(Event.self).first)
        #expect(event.day == nil)
    }

    @Test func missingTablesAndColumnsAreNamed() throws {
        try Database(file).execute(
            "CREATE TABLE \"events of the year\" (number INTEGER PRIMARY KEY, minute, seconds, julian, code)"
        )
        let bytes = try Data(contentsOf: file)
        let table = "the table \"events of the year\" has no column"
        let differences = ["fee", "the day"].map {
            "\(table) \"\($0)\": add it with ALTER TABLE before opening the file"
        }
        #expect(throws: StoreError.schemaDiffers(path: file.path, differences: differences)) {
            _ = try open()
        }
        #expect(try Data(contentsOf: file) == bytes)
    }

    @Test func aFileThatDoesNotExistIsNotMade() throws {
        #expect(throws: StoreError.self) { _ = try open() }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test func tablesOfTwoKindsAreRefused() throws {
        try Database(file).execute(Self.table)
        #expect(throws: StoreError.self) {
            _ = try ModelContainer(
                for: Event.self,
                Tag.self,
                configurations: ModelConfiguration(url: file)
            )
        }
    }
}
