import CoreData
import ModelTypes

final class Tag: NSManagedObject, Queryable {
    static let entityName = "Tag"
}

actor Reader: ManagedObjectActor {
    nonisolated let executor: ManagedObjectExecutor

    init(_ container: NSPersistentContainer) {
        executor = ManagedObjectExecutor(container.newBackgroundContext())
    }

    func first() throws -> Tag? {
        try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first
    }

    func tag(_ id: NSManagedObjectID) -> Tag? { self[id, as: Tag.self] }

    func count() throws -> Int {
        try context.count(for: NSFetchRequest<Tag>(entityName: "Tag"))
    }
}

func use(_ reader: Reader, _ id: NSManagedObjectID) async throws {
    let tag = try await reader.first()  // mistake: a managed object leaves its queue
    let other = await reader.tag(id)  // mistake: a managed object leaves its queue
    let count = try await reader.count()
    let object = try await reader.perform { try $0.existingObject(with: id).objectID }
    print(tag as Any, other as Any, count, object)
}
