import CoreData
import Foundation
import ModelTypes

struct Refused: Error {}

actor Importer: ManagedObjectActor {
    nonisolated let executor: ManagedObjectExecutor

    init(_ stack: HealthNotesStack) {
        executor = ManagedObjectExecutor(stack.container.newBackgroundContext())
    }

    var isOnQueue: Bool { context.isOnQueue }

    func insert(_ names: [String]) async throws -> [NSManagedObjectID] {
        var people: [Person] = []
        for (number, name) in names.enumerated() {
            let person = Person(name: try DisplayName(name), number: Int32(number))
            context.insert(person)
            people.append(person)
            // The method continues on the queue.
            await Task.yield()
        }
        print("on its queue:", context.isOnQueue, isOnQueue)
        try context.save()
        return people.map(\.objectID)
    }

    func name(of id: NSManagedObjectID) -> String { self[id, as: Person.self]?.name.rawValue ?? "" }

    func count() throws -> Int { try context.count(for: Person.fetchRequest()) }
}

let model = HealthNotesModel.managedObjectModel
print("built once:", model === HealthNotesModel.managedObjectModel)
let stack = HealthNotesStack(.inMemory)
try await stack.load()
print("on the main queue:", stack.viewContext.isOnQueue)

let importer = Importer(stack)
let ids = try await importer.insert(["Anna", "Bert"])
print("not elsewhere:", importer.executor.context.isOnQueue)
print("saved:", ids.count, try await importer.count())
print("by its ID:", await importer.name(of: ids[0]))

do {
    try await importer.perform { context in
        context.insert(Person(name: try DisplayName("Carl"), number: 3))
        throw Refused()
    }
} catch is Refused {
    print("rolled back: refused", try await importer.count())
}

let background = stack.backgroundActor()
let isOnQueue = try await background.perform { context in
    context.insert(Person(name: try DisplayName("Dora"), number: 4))
    return context.isOnQueue
}
print("an actor without a type:", isOnQueue, try await importer.count())
