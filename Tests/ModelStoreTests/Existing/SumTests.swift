import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Sums that a property can't have are errors in tables without rules, too.
struct SumTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            \(Tally.table)
            INSERT INTO tally VALUES (1, 5, 30, 1.5, 1.5), (2, 9223372036854775807, NULL, 9e999, 9e999);
            """
        )
    }

    private func open() throws -> ModelContext {
        try ModelContext(
            ModelContainer(for: Tally.self, configurations: ModelConfiguration(url: file))
        )
    }

    private var rows: [[String]] {
        get throws { try Database(file).rows("SELECT n, typeof(n), age, level, weight FROM tally") }
    }

    private static let tooLarge = "a sum beyond the integers of 64 bits"
    private static let text = "a row has a text or data instead of a number"
    private static let noNumber = "the difference of two infinite numbers"

    private let before = [
        ["5", "integer", "30", "1.5", "1.5"], ["9223372036854775807", "integer", "", "Inf", "Inf"],
    ]

    private func expect(_ error: StoreError, _ change: FieldUpdate<Tally>) throws {
        let context = try open()
        #expect(throws: error) { try context.update(Tally.self, set: change) }
        #expect(try rows == before)
        _ = try context.write {
            #expect(throws: error) { try context.update(Tally.self, set: change) }
        }
        #expect(try rows == before)
    }

    @Test func integersBeyondThoseOfSQLite() throws {
        try expect(
            .notStorable(property: "Tally.count", object: "Tally", reason: Self.tooLarge),
            Tally.fields.count + 1
        )
        try expect(
            .notStorable(property: "Tally.count", object: "Tally", reason: Self.tooLarge),
            Tally.fields.count - .min
        )
    }

    @Test func integersBeyondThoseOfTheProperty() throws {
        let rule = StoreError.breaksRule(
            property: "Tally.age",
            object: "Tally",
            rule: "\"age\" BETWEEN -32768 AND 32767"
        )
        try expect(rule, Tally.fields.age + 32_738)
        let context = try open()
        #expect(try context.update(Tally.self, set: Tally.fields.age + 32_737) == 2)
        #expect(try rows.map { $0[2] } == ["32767", ""])
    }

    @Test func infiniteNumbers() throws {
        try expect(
            .notStorable(property: "Tally.level", object: "Tally", reason: Self.noNumber),
            Tally.fields.level - .infinity
        )
        try expect(
            .missingValue(property: "Tally.weight", object: "Tally"),
            Tally.fields.weight - .infinity
        )
    }

    @Test func aTextIsNoNumber() throws {
        try Database(file).execute("UPDATE tally SET n = 'x', level = 'y' WHERE id = 1")
        let context = try open()
        #expect(
            throws: StoreError.notStorable(
                property: "Tally.count",
                object: "Tally",
                reason: Self.text
            )
        ) {
            try context.update(Tally.self, set: Tally.fields.count - 1)
        }
        #expect(
            throws: StoreError.notStorable(
                property: "Tally.level",
                object: "Tally",
                reason: Self.text
            )
        ) {
            try context.update(Tally.self, set: Tally.fields.level + 1)
        }
        #expect(try rows[0] == ["x", "text", "30", "y", "1.5"])
    }

    @Test func othersAreStored() throws {
        let context = try open()
        #expect(
            try context.update(
                Tally.self,
                set: Tally.fields.count - 1,
                Tally.fields.level + 0.5,
                Tally.fields.weight + .infinity
            ) == 2
        )
        let after = [
            ["4", "integer", "30", "2.0", "Inf"],
            ["9223372036854775806", "integer", "", "Inf", "Inf"],
        ]
        #expect(try rows == after)
    }
}
