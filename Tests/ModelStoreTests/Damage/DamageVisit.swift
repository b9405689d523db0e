import Foundation
import ModelStore

/// Opens a file and does everything with it that can be done.
///
/// Each part may throw the store's error, and nothing else.
struct DamageVisit {
    private let container: ModelContainer
    /// How many parts threw.
    private(set) var refusals = 0

    init(_ file: URL) throws {
        container = try UndamagedStore.container(file)
    }

    mutating func run() throws {
        let classes = VisitedClass.all
        try attempt { try $0.checkIntegrity() }
        for visited in classes { try attempt(visited.read) }
        for visited in classes { try attempt(visited.readSingly) }
        try attempt { context in
            for visited in classes { try visited.change(context) }
            try context.save()
            for visited in classes { try visited.read(context) }
        }
        try attempt { context in
            for visited in classes { try visited.change(context) }
            for visited in classes { try visited.delete(context) }
            try context.rollback()
            for visited in classes { try visited.read(context) }
        }
        try attempt(copy)
        for visited in classes { try attempt(visited.delete) }
        try attempt { context in
            for visited in classes { try visited.read(context) }
        }
    }

    private func copy(_ context: ModelContext) throws {
        _ = try context.fetch(Trip.self).map { $0.clone() }
        _ = try context.fetch(Leg.self).map { $0.clone() }
        _ = try context.fetch(Link.self).map { $0.clone() }
        _ = try context.fetch(Branch.self).map { $0.clone() }
        _ = try context.fetch(Shell.self).map { $0.clone() }
        try context.save()
    }

    private mutating func attempt(_ body: (ModelContext) throws -> Void) throws {
        do {
            let context = try ModelContext(container)
            try body(context)
            // Getters throw nothing: what they met, the context tells here.
            try context.save()
        } catch is StoreError {
            refusals += 1
        }
    }
}
