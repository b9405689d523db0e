import Foundation
import ModelStore
import TestSupport
import Testing

/// The numbers of rows in a table that another program made can be chosen.
struct ChosenKeyTests {
    private let folder: TemporaryFolder
    private let context: ModelContext

    init() throws {
        folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("file.sqlite")
        try Database(file).execute(
            """
            CREATE TABLE "events of the year" (number INTEGER PRIMARY KEY, "the day" DATE,
                minute TEXT, seconds INTEGER, julian REAL, code TEXT, fee NUMERIC);
            INSERT INTO "events of the year" (number) VALUES (7);
            """
        )
        context = try ModelContext(
            ModelContainer(for: Event.self, configurations: ModelConfiguration(url: file))
        )
    }

    private func insert(_ number: Int64?) -> Event {
        let event = Event(number: number)
        context.insert(event)
        return event
    }

    @Test func othersAreNumberedAfterThem() throws {
        let events = [nil, 40, nil, -3].map(insert)
        #expect(events.map(\.number) == [nil, 40, nil, -3])
        try context.save()
        #expect(events.map(\.number) == [41, 40, 42, -3])
        let found = try context.fetch(FetchDescriptor<Event>())
        #expect(found.map { $0.number ?? 0 }.sorted() == [-3, 7, 40, 41, 42])
        #expect(found.contains { $0 === events[3] })
    }

    @Test func aTakenNumberIsADuplicate() throws {
        var event = insert(7)
        let taken = StoreError.duplicate(
            attributes: ["Event.number"],
            objects: ["Event/7", "Event, number 1 of the new objects"]
        )
        #expect(throws: taken) { try context.save() }
        context.rollback()
        // Out of its context, the object keeps its number.
        #expect(event.number == 7)

        event = insert(8)
        _ = insert(8)
        let twice = StoreError.duplicate(
            attributes: ["Event.number"],
            objects: [
                "Event, number 1 of the new objects", "Event, number 2 of the new objects",
            ]
        )
        #expect(throws: twice) { try context.save() }
        context.rollback()
        context.insert(event)
        try context.save()
        #expect(event.rowKey == 8)
    }

    @Test func noRowHasTheNumberZero() throws {
        _ = insert(0)
        let error = StoreError.notStorable(
            property: "number",
            object: "Event, number 1 of the new objects",
            reason: "a row's number can't be 0"
        )
        #expect(throws: error) { try context.save() }
    }
}
