import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Several writers that read a value and write another one made of it.
struct ConflictTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
    }

    private func container(
        _ conflicts: ModelConfiguration.ConflictPolicy = .lastWriterWins
    ) throws -> ModelContainer {
        var configuration = try ModelConfiguration.test(file)
        configuration.conflicts = conflicts
        configuration.busyTimeout = 60
        return try ModelContainer(for: Seat.self, configurations: configuration)
    }

    private func insertSeat() throws {
        let context = try ModelContext(container())
        context.insert(Seat(number: 1, row: "A", place: 1))
        try context.save()
    }

    private func seat(_ context: ModelContext) throws -> Seat {
        try #require(try context.fetch(Seat.self).first)
    }

    @Test func theLastWriterWinsByProperty() throws {
        try insertSeat()
        let contexts = [try ModelContext(container()), try ModelContext(container())]
        let seats = try contexts.map(seat)
        seats[0].visits = 1
        seats[1].weight = 2
        for context in contexts { try context.save() }
        let read = try seat(ModelContext(container()))
        #expect(read.visits == 1)
        #expect(read.weight == 2)
    }

    @Test func aChangeOfADeletedRowIsAnError() throws {
        try insertSeat()
        let contexts = [try ModelContext(container()), try ModelContext(container())]
        let seats = try contexts.map(seat)
        contexts[0].delete(seats[0])
        seats[1].visits = 1
        try contexts[0].save()
        #expect(throws: StoreError.rowIsGone(object: "Seat/1")) { try contexts[1].save() }
        contexts[1].rollback()
        #expect(seats[1].isDeleted && !contexts[1].hasChanges)
    }

    @Test func aConflictNamesObjectPropertyAndBothValues() throws {
        try insertSeat()
        let container = try container(.error)
        let (mine, others) = (ModelContext(container), ModelContext(container))
        let seats = [try seat(mine), try seat(others)]
        seats[1].visits = 5
        seats[1].label = "front"
        try others.save()
        seats[0].visits = 3
        do {
            try mine.save()
            Issue.record("no error")
        } catch StoreError.conflict(let conflicts) {
            #expect(
                conflicts.map(\.object) == [seats[0].persistentModelID, seats[0].persistentModelID]
            )
            #expect(conflicts.map(\.property).sorted() == ["label", "visits"])
            let visits = try #require(conflicts.first { $0.property == "visits" })
            #expect([visits.readValue, visits.storedValue] == ["0", "5"])
            #expect("\(StoreError.conflict(conflicts))".contains("Seat/1: visits"))
        }
        #expect(seats[0].visits == 3)
        #expect(mine.hasChanges)
        try mine.save(conflicts: .lastWriterWins)
        let read = try seat(ModelContext(container))
        #expect(read.visits == 3)
        #expect(read.label == "front")
    }

    @Test func afterRollingBackTheSaveSucceeds() throws {
        try insertSeat()
        let container = try container(.error)
        let (mine, others) = (ModelContext(container), ModelContext(container))
        let seats = [try seat(mine), try seat(others)]
        for _ in 0..<3 {
            seats[1].visits += 1
            try others.save()
            seats[0].visits += 1
            #expect(throws: StoreError.self) { try mine.save() }
            mine.rollback()
            seats[0].visits += 1
            try mine.save()
            _ = try others.fetch(Seat.self)
        }
        #expect(seats[1].visits == 6)
    }

    @Test func deletingWhatOthersChangedIsAConflict() throws {
        try insertSeat()
        let container = try container(.error)
        let (mine, others) = (ModelContext(container), ModelContext(container))
        let seats = [try seat(mine), try seat(others)]
        seats[1].visits = 5
        try others.save()
        mine.delete(seats[0])
        #expect(throws: StoreError.self) { try mine.save() }
        #expect(try ModelContext(container).fetchCount(Seat.self) == 1)
    }

    @Test func whatThisContextSavedItselfIsNoConflict() throws {
        let container = try container(.error)
        let context = ModelContext(container)
        let seat = Seat(number: 1, row: "A", place: 1)
        context.insert(seat)
        for visits in 1...3 {
            try context.save()
            seat.visits = visits
        }
        try context.save()
        #expect(try self.seat(ModelContext(container)).visits == 3)
    }

    /// How a process or task increments.
    enum Way: CaseIterable {
        case inWrite, byStatement, untilNoConflict
    }

    @Test(arguments: Way.allCases) func noIncrementIsLost(_ way: Way) async throws {
        try insertSeat()
        let container = try container(way == .untilNoConflict ? .error : .lastWriterWins)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let context = ModelContext(container)
                    let seat = try context.fetch(Seat.self)[0]
                    for _ in 0..<50 { try increment(seat, way, context) }
                }
            }
            try await group.waitForAll()
        }
        #expect(try seat(ModelContext(container)).visits == 200)
    }

    private func increment(_ seat: Seat, _ way: Way, _ context: ModelContext) throws {
        switch way {
        case .inWrite: try context.write { seat.visits += 1 }
        case .byStatement: try context.update(Seat.self, set: Seat.fields.visits + 1)
        case .untilNoConflict:
            while true {
                seat.visits += 1
                do { return try context.save() } catch StoreError.conflict {
                    context.rollback()
                }
            }
        }
    }

    @Test func theBodyOfAWriteSeesWhatItLocked() throws {
        try insertSeat()
        let container = try container()
        let (mine, others) = (ModelContext(container), ModelContext(container))
        let seat = try seat(mine)
        try others.update(Seat.self, set: Seat.fields.visits + 41)
        #expect(seat.visits == 0)
        let result = try mine.write {
            seat.visits += 1
            // Everything is saved at the end.
            try mine.save()
            return try mine.write {
                try mine.fetchCount(Seat.self, where: Seat.fields.visits == 42)
            }
        }
        #expect(result == 1)
        _ = try others.fetch(Seat.self)
        #expect(try self.seat(others).visits == 42)
    }

    @Test func aWriteThatThrowsChangesNothing() throws {
        try insertSeat()
        let context = try ModelContext(container())
        let seat = try seat(context)
        struct Failure: Error {}
        #expect(throws: Failure.self) {
            try context.write {
                seat.visits = 7
                context.insert(Seat(number: 2, row: "A", place: 2))
                try context.update(Seat.self, set: Seat.fields.weight.set(to: 3))
                throw Failure()
            }
        }
        #expect(seat.visits == 0)
        #expect(seat.weight == nil)
        #expect(!context.hasChanges)
        #expect(throws: StoreError.self) {
            try context.write { context.insert(Seat(number: 2, row: "B", place: 1, weight: .nan)) }
        }
        #expect(try context.fetchCount(Seat.self) == 1)
        try context.write { seat.visits = 8 }
        #expect(try self.seat(ModelContext(container())).visits == 8)
    }

    @Test func anUpdateChangesTheRowsOfItsCondition() throws {
        try insertSeat()
        let context = try ModelContext(container())
        context.insert(Seat(number: 2, row: "B", place: 1, visits: 10, weight: 1.5))
        try context.save()
        let seats = try context.fetch(Seat.self, sortBy: [Seat.fields.number.ascending])
        let count = try context.update(
            Seat.self,
            where: Seat.fields.row == "B" && Seat.fields.visits > 5,
            set: Seat.fields.visits - 3,
            Seat.fields.weight + 0.5,
            Seat.fields.label.set(to: "cafe\u{301}")
        )
        #expect(count == 1)
        #expect(seats.map(\.visits) == [0, 7])
        #expect(seats.map(\.weight) == [nil, 2])
        #expect(try context.fetchCount(Seat.self, where: Seat.fields.label == "caf\u{e9}") == 1)
        // A missing value stays missing.
        #expect(try context.update(Seat.self, set: Seat.fields.weight + 1) == 2)
        #expect(seats.map(\.weight) == [nil, 3])
        #expect(throws: StoreError.self) {
            try context.update(Seat.self, set: Seat.fields.weight.set(to: .nan))
        }
        #expect(throws: StoreError.self) {
            try context.update(Seat.self, set: Seat.fields.visits + Int.max)
        }
        #expect(seats.map(\.visits) == [0, 7])
    }
}
