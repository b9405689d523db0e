import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Objects by their identifiers, and what is pending, as SwiftData spells it.
struct LookupTests {
    @Test func aModelOfAnyClassIsFound() throws {
        let store = try Store()
        let (tag, person) = (Tag(label: "x"), Person(name: .ann))
        try store.context(saving: tag, person)
        let context = try store.context()
        #expect((context.model(for: tag.persistentModelID) as? Tag)?.label == "x")
        #expect((context.model(for: person.persistentModelID) as? Person)?.name == .ann)
        #expect(context.model(for: person.persistentModelID) as? Tag == nil)
    }

    @Test func aNewObjectIsFoundByItsTemporaryIdentifier() throws {
        let context = try Store().context()
        let tags = [Tag(label: "x"), Tag(label: "y")]
        tags.forEach(context.insert)
        let id = tags[1].persistentModelID
        #expect(context.model(for: id) as? Tag === tags[1])
        #expect(context.registeredModel(for: id, as: Tag.self) === tags[1])
        context.delete(tags[1])
        #expect(context.model(for: id) as? Tag == nil)
        #expect(context.registeredModel(for: id, as: Tag.self) == nil)
    }

    @Test func everyNewObjectHasAnIdentifierOfItsOwn() throws {
        let context = try Store().context()
        var identifiers: Set<PersistentIdentifier> = []
        for number in 0..<200 {
            let tag = Tag(label: "\(number)")
            let id = tag.persistentModelID
            #expect(id.isTemporary && id == tag.persistentModelID)
            #expect(identifiers.insert(id).inserted)
            if number < 100 { context.insert(tag) }
            #expect(tag.persistentModelID == id)
        }
        context.rollback()
        let new = Tag(label: "new")
        context.insert(new)
        for id in identifiers { #expect(context.model(for: id) as? Tag == nil) }
        #expect(!identifiers.contains(new.persistentModelID))
        try context.save()
        #expect(!new.persistentModelID.isTemporary)
    }

    @Test func aRowThatIsGoneGivesAnObjectOfNoClass() throws {
        let context = try Store().context()
        let id = PersistentIdentifier(Tag.self, key: 7)
        let missing = context.model(for: id)
        #expect(missing as? Tag == nil)
        #expect(missing.isDeleted)
        #expect(missing.persistentModelID == id)
        #expect(missing.modelContext == nil)
    }

    @Test func whatIsPendingIsOfAnyClass() throws {
        let store = try Store()
        let context = try store.context(saving: Tag(label: "x"), Tag(label: "y"))
        let tags = try context.fetch(Tag.self)
        context.insert(Person(name: .ann))
        tags[0].label = "z"
        context.delete(tags[1])
        let inserted: [any PersistentModel] = context.insertedModelsArray
        #expect(inserted.map { $0.persistentModelID.entityName } == ["Person"])
        #expect(context.changedModelsArray.first === tags[0])
        #expect(context.deletedModelsArray.first === tags[1])
        #expect(context.debugDescription == "ModelContext(1 inserted, 1 changed, 1 deleted)")
    }

    @Test func whatGoesAlongIsDeletedWhenChangesAreProcessed() throws {
        let store = try Store()
        let person = Person(name: .ann)
        let context = try store.context(saving: person)
        let photo = Photo(title: "p")
        context.insert(photo)
        person.photos.append(photo)
        try context.save()
        let other = try store.context()
        let read = try #require(try other.fetch(Person.self).first)
        other.delete(read)
        other.processPendingChanges()
        #expect(other.deletedModelsArray.count == 2)
    }

    @Test(.onlyInFiles("the file is removed"))
    func aContextWithoutAFileThrowsWhenItNeedsOne() throws {
        let store = try Store([Tag.self])
        let first = try store.context()
        #expect(try first.fetchCount(Tag.self) == 0)
        try FileManager.default.removeItem(at: store.file)
        let context = ModelContext(store.container)
        context.insert(Tag(label: "x"))
        #expect(throws: StoreError.self) { try context.fetch(Tag.self) }
        #expect(throws: StoreError.self) { try context.save() }
        #expect(context.hasChanges)
    }

    @Test func propertiesAreReadAndWrittenByKeyPath() {
        let tag = Tag(label: "x")
        tag.setValue(forKey: \.label, to: "y")
        #expect(tag.getValue(forKey: \.label) == "y")
    }

    @Test func identifiersAreOrderedAndMadeOfText() throws {
        let ids = [(2, "Tag"), (1, "Tag"), (3, "Person")].map { key, name in
            try? PersistentIdentifier.identifier(for: "", entityName: name, primaryKey: "\(key)")
        }
        #expect(
            ids.compactMap { $0 }.sorted().map(\.description) == ["Person/3", "Tag/1", "Tag/2"]
        )
        #expect(throws: SwiftDataError.self) {
            try PersistentIdentifier.identifier(for: "", entityName: "Tag", primaryKey: "x")
        }
    }
}
