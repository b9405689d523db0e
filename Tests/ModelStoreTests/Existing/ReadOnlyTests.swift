import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Rows of a view, which have no number.
struct ReadOnlyTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE lamp (id INTEGER PRIMARY KEY, is_on boolean);
            CREATE VIEW lamp_count AS
                SELECT is_on, count(*) AS _row FROM lamp GROUP BY is_on
                UNION ALL SELECT NULL, 9 UNION ALL SELECT NULL, 9;
            INSERT INTO lamp (is_on) VALUES ('t'), ('f'), ('t');
            """
        )
        container = try ModelContainer(
            for: Lamp.self,
            LampCount.self,
            configurations: ModelConfiguration(url: file)
        )
        context = ModelContext(container)
    }

    private let byCount = FetchDescriptor<LampCount>(
        sortBy: [LampCount.fields.count.ascending]
    )

    @Test func rowsAreReadByTheirValues() throws {
        let rows = try context.fetch(byCount)
        #expect(rows.map(\.count) == [1, 2, 9, 9])
        #expect(rows.map(\.isOn) == [false, true, nil, nil])
        // Rows with the same values are one object, and others are not.
        #expect(rows[2] === rows[3])
        #expect(Set(rows.map(ObjectIdentifier.init)).count == 3)
        let on = #Predicate<LampCount> { $0.isOn == true && ($0.count ?? 0) > 1 }
        #expect(try context.fetch(FetchDescriptor(predicate: on)) == [rows[1]])
        #expect(try context.fetchCount(LampCount.self, where: LampCount.fields.count > 1) == 3)
        #expect(try context.fetchIdentifiers(byCount) == rows.map(\.persistentModelID))
        let other = try #require(
            try ModelContext(container).model(for: rows[0].persistentModelID, as: LampCount.self)
        )
        #expect(other.count == 1)
    }

    @Test func aRowThatChangesIsAnotherObject() throws {
        let before = try context.fetch(byCount)
        let lamp = try #require(try context.fetch(Lamp.self).first)
        lamp.isOn = false
        // A view shows what is saved.
        #expect(try context.fetch(byCount) == before)
        try context.save()
        let after = try context.fetch(byCount)
        #expect(after.map(\.isOn) == [true, false, nil, nil])
        #expect(before.map(\.isOn) == [false, true, nil, nil])
        #expect(after[0] !== before[0] && after[2] === before[2])
        let known = try context.model(for: before[1].persistentModelID, as: LampCount.self)
        #expect(known === before[1])
        let gone = ModelContext(container)
        #expect(try gone.model(for: before[1].persistentModelID, as: LampCount.self) == nil)
    }

    @Test func nothingIsWritten() throws {
        let row = try context.fetch(byCount)[0]
        let reason = """
            LampCount: the rows of "lamp_count" can only be read, because they have no number: change the \
            tables that they're made of
            """
        context.delete(row)
        #expect(throws: StoreError.unsupported(reason)) { try context.save() }
        context.rollback()
        try context.delete(model: LampCount.self)
        #expect(throws: StoreError.unsupported(reason)) { try context.save() }
        context.rollback()
        #expect(throws: StoreError.unsupported(reason)) {
            try context.update(LampCount.self, set: LampCount.fields.count + 1)
        }
        #expect(try Database(file).rows("SELECT count(*) FROM lamp") == [["3"]])
    }

    @Test func erasingLeavesViewsAlone() throws {
        try container.erase()
        #expect(try context.fetch(byCount).map(\.count) == [9, 9])
    }

    @Test func liveResultsFollowEveryTable() async throws {
        var updates = context.results(of: byCount).makeAsyncIterator()
        let first = try #require(try await updates.next())
        #expect(first.models.map(\.count) == [1, 2, 9, 9])
        let editor = ModelContext(container)
        editor.insert(Lamp(isOn: true))
        try editor.save()
        let second = try #require(try await updates.next())
        #expect(second.models.map(\.count) == [1, 3, 9, 9])
        #expect(second.deletedIdentifiers == [first.models[1].persistentModelID])
    }

    @Test func whatTheViewLacksIsNamed() throws {
        try Database(file).execute(
            "DROP VIEW lamp_count; CREATE VIEW lamp_count AS SELECT is_on FROM lamp"
        )
        let error = StoreError.schemaDiffers(
            path: file.path,
            differences: ["the table or view \"lamp_count\" has no column \"_row\""]
        )
        #expect(throws: error) {
            try ModelContainer(for: LampCount.self, configurations: ModelConfiguration(url: file))
        }
    }
}
