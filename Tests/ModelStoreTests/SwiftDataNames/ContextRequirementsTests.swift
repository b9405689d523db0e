import Foundation
import ModelStore
import ModelTypes
import Testing

/// What an app asks of its storage, so that tests can pass another one.
private protocol Storage {
    func insert<T: PersistentModel>(_ model: T)
    func delete<T: PersistentModel>(_ model: T)
    func delete<T>(model: T.Type, where predicate: Predicate<T>?, includeSubclasses: Bool) throws
    where T: PersistentModel
    func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
    func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T]
    func save() throws
    var hasChanges: Bool { get }
}

/// The same for one class.
private protocol TagStorage {
    func insert(_ tag: Tag)
    func delete(_ tag: Tag)
}

extension ModelContext: Storage, TagStorage {}

/// Contexts conform to protocols of apps, and take types that only the running program knows.
struct ContextRequirementsTests {
    @Test func aContextIsTheStorageOfAnApp() throws {
        let storage: any Storage = try Store().context()
        let tag = Tag(label: "a")
        storage.insert(tag)
        try storage.save()
        let known: Tag? = storage.registeredModel(for: tag.persistentModelID)
        #expect(known === tag)
        storage.delete(tag)
        try storage.save()
        #expect(try storage.fetch(FetchDescriptor<Tag>()).isEmpty)
        #expect(!storage.hasChanges)
    }

    @Test func aContextIsTheStorageOfOneClass() throws {
        let context = try Store().context()
        let storage: any TagStorage = context
        let tag = Tag(label: "a")
        storage.insert(tag)
        try context.save()
        storage.delete(tag)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 0)
    }

    @Test func everyClassOfAListIsEmptied() throws {
        let context = try Store().context()
        context.insert(Tag(label: "a"))
        context.insert(Album(title: "b"))
        try context.save()
        let types: [any PersistentModel.Type] = [Tag.self, Album.self]
        for type in types { try context.delete(model: type) }
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 0)
        #expect(try context.fetchCount(FetchDescriptor<Album>()) == 0)
    }

    @Test func identifiersAndClassesHaveNames() throws {
        #expect(Schema.entityName(for: Tag.self) == "Tag")
        let context = try Store().context()
        let tag = Tag(label: "a")
        context.insert(tag)
        #expect(tag.persistentModelID.id == tag.persistentModelID)
    }

    @Test func aPlanKeepsItsVersions() {
        enum First: VersionedSchema {
            static let models: [any PersistentModel.Type] = [Tag.self]
            static let versionIdentifier = Schema.Version(1, 0, 0)
        }
        enum Plan: SchemaMigrationPlan {
            static let schemas: [any VersionedSchema.Type] = [First.self]
            static let stages: [MigrationStage] = []
        }
        #expect(Plan.schemas.count == 1)
    }
}
