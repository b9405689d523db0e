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

    /// What is done with a file, each after the other or alone.
    enum Part: CaseIterable {
        case reading
        case changing
        case deleting
    }

    mutating func run(_ parts: [Part] = Part.allCases) throws {
        for part in parts {
            switch part {
            case .reading: try read()
            case .changing: try change()
            case .deleting: try delete()
            }
        }
    }

    private mutating func read() throws {
        try attempt { try $0.checkIntegrity() }
        for visited in VisitedClass.all { try attempt(visited.read) }
        for visited in VisitedClass.all { try attempt(visited.readSingly) }
    }

    private mutating func change() throws {
        try attempt { context in
            for visited in VisitedClass.all { try visited.change(context) }
            try context.save()
            for visited in VisitedClass.all { try visited.read(context) }
        }
        try attempt { context in
            for visited in VisitedClass.all { try visited.change(context) }
            for visited in VisitedClass.all { try visited.delete(context) }
            context.rollback()
            for visited in VisitedClass.all { try visited.read(context) }
        }
    }

    private mutating func delete() throws {
        try attempt(copy)
        for visited in VisitedClass.all { try attempt(visited.delete) }
        try attempt { context in
            for visited in VisitedClass.all { try visited.read(context) }
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
            let context = ModelContext(container)
            try body(context)
            // Getters throw nothing: what they met, the context tells here.
            try context.save()
        } catch is StoreError {
            refusals += 1
        }
    }
}
