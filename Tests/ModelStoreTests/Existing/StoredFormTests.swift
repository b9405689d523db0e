import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Dates as other programs write them, and defaults that only the database can compute.
struct StoredFormTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            \(Reading.table)
            INSERT INTO reading VALUES
                (1, '2024-01-02 03:04:05.123456+00:00', '2024-01-02 10:11:12', 'x'),
                (2, '2024-01-02 03:04:05.123999+00:00', '2024-01-02T10:11:12.5+02:00', 'y'),
                (3, '2024-01-02 03:04:06.000000+00:00', '2024-01-02 09:00:00.123456', NULL);
            """
        )
    }

    private func open() throws -> ModelContext {
        try ModelContext(
            ModelContainer(for: Reading.self, configurations: ModelConfiguration(url: file))
        )
    }

    @Test func microsecondsAreCompared() throws {
        let context = try open()
        let readings = try context.fetch(Reading.self)
        for (index, reading) in readings.enumerated() {
            let exact = try #require(reading.exact)
            let key = Int64(index + 1)
            func keys(_ condition: Condition<Reading>) throws -> [Int64?] {
                try context.fetch(Reading.self, where: condition).map(\.rowKey)
            }
            #expect(try keys(Reading.fields.exact == exact) == [key])
            #expect(try keys(Reading.fields.exact < exact) == Array(1..<key))
            #expect(try keys(Reading.fields.mixed == reading.mixed) == [key])
        }
        let first = try #require(readings[0].mixed)
        // 08:11:12.5 and 09:00 come before 10:11:12, whatever the texts look like.
        let earlier = try context.fetch(Reading.self, where: Reading.fields.mixed < first)
        #expect(earlier.map(\.rowKey) == [2, 3])
        let descriptor = FetchDescriptor<Reading>(sortBy: [Reading.fields.mixed.ascending])
        #expect(try context.fetch(descriptor).map(\.rowKey) == [2, 3, 1])
    }

    @Test func datesKeepTheFormOfTheirRow() throws {
        let context = try open()
        let readings = try context.fetch(Reading.self)
        (readings[0].exact, readings[0].mixed) = (readings[1].exact, readings[1].mixed)
        try context.save()
        #expect(
            try Database(file).rows("SELECT exact, mixed FROM reading WHERE id = 1") == [
                ["2024-01-02 03:04:05.123999+00:00", "2024-01-02 08:11:12.500"]
            ]
        )
    }

    @Test func theDatabaseComputesItsDefaults() throws {
        let context = try open()
        let (plain, own) = (Reading(), Reading())
        own.stamp = "mine"
        context.insert(plain)
        context.insert(own)
        try context.save()
        #expect(plain.stamp?.hasPrefix("at 2") == true && !plain.hasChanges)
        #expect(own.stamp == "mine")
        // A value that is taken away stays away.
        plain.stamp = nil
        try context.save()
        #expect(try open().fetch(Reading.self).map(\.stamp) == ["x", "y", nil, nil, "mine"])
    }

    @Test func textsKeepTheirForm() throws {
        let text = "cafe\u{301}"
        try Database(file).execute("UPDATE reading SET stamp = '\(text)' WHERE id = 1")
        let context = try open()
        let reading = try #require(try context.fetch(Reading.self).first)
        let found = try context.fetch(Reading.self, where: Reading.fields.stamp == reading.stamp)
        #expect(found == [reading])
        reading.stamp = try #require(reading.stamp) + "s"
        try context.save()
        let bytes = try Database(file).rows("SELECT hex(stamp) FROM reading WHERE id = 1")
        #expect(bytes == [["63616665CC8173"]])
    }
}
