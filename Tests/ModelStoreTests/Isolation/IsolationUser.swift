import Foundation
import ModelStore
import ModelTypes

/// A context, with two seats whose values are 10 and 20 at first.
final class IsolationUser {
    let context: ModelContext

    init(_ file: URL, _ conflicts: ModelConfiguration.ConflictPolicy) throws {
        var configuration = try ModelConfiguration.test(file)
        configuration.conflicts = conflicts
        configuration.busyTimeout = 0
        context = try ModelContext(
            ModelContainer(for: Seat.self, configurations: configuration)
        )
    }

    static func fill(_ file: URL) throws {
        let user = try IsolationUser(file, .lastWriterWins)
        for (number, value) in [(1, 10), (2, 20)] { try user.insert(Int16(number), value) }
        try user.context.save()
    }

    func run(_ step: IsolationStep) throws -> String {
        switch step {
        case .read(let number): return try "\(value(number))"
        case .count(let value): return try "\(count(from: value))"
        case .set(let number, let value): try set(number, value)
        case .insert(let number, let value): try insert(number, value)
        case .save: return try outcome { try context.save() }
        case .rollBack: context.rollback()
        case .addInWrite(let number, let value):
            return try outcome {
                try context.write { try set(number, self.value(number) + value) }
            }
        case .addByStatement(let number, let value):
            return try outcome { try add(number, value) }
        case .insertInWriteIfHighest(let number, let value):
            return try outcome {
                try context.write {
                    if try count(from: value) == 0 { try insert(number, value) }
                }
            }
        case .end: break
        }
        return "done"
    }

    func value(_ number: Int16) throws -> Int { try seat(number).visits }

    func count(from value: Int) throws -> Int {
        try context.fetchCount(Seat.self, where: Seat.fields.visits >= value)
    }

    func set(_ number: Int16, _ value: Int) throws { try seat(number).visits = value }

    /// Writes at once, whatever is pending.
    func add(_ number: Int16, _ value: Int) throws {
        try context.update(
            Seat.self,
            where: Seat.fields.number == number,
            set: Seat.fields.visits + value
        )
    }

    func insert(_ number: Int16, _ value: Int) throws {
        context.insert(Seat(number: number, row: "A", place: Int(number), visits: value))
    }

    private func seat(_ number: Int16) throws -> Seat {
        let seats = try context.fetch(Seat.self, where: Seat.fields.number == number)
        guard let seat = seats.first else { throw Database.Failure(text: "no seat \(number)") }
        return seat
    }

    private func outcome(_ body: () throws -> Void) throws -> String {
        do {
            try body()
            return "done"
        } catch StoreError.busy {
            return "busy"
        } catch StoreError.conflict {
            return "conflict"
        }
    }
}
