import Foundation
import ModelStore
import TestSupport
import Testing

/// What contexts post when they save.
@Suite(.serialized)
struct NotificationTests {
    /// The notifications of one context.
    private final class Listener: @unchecked Sendable {
        // Sendable, because saving posts on the thread that saves.
        private(set) var identifiers: [ModelContext.NotificationKey: [PersistentIdentifier]] = [:]
        private(set) var isEqualByText = true
        private(set) var names: [Notification.Name] = []
        private var tokens: [any NSObjectProtocol] = []

        init(_ context: ModelContext) {
            tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
                NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
                    [weak self] notification in
                    self?.note(notification)
                }
            }
        }

        deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

        private func note(_ notification: Notification) {
            names.append(notification.name)
            for key in ModelContext.NotificationKey.allCases {
                let byKey = notification.userInfo?[key] as? [PersistentIdentifier]
                let byText = notification.userInfo?[key.rawValue] as? [PersistentIdentifier]
                isEqualByText = isEqualByText && byKey == byText
                identifiers[key] = byKey
            }
        }
    }

    @Test func theIdentifiersAreThoseThatWereWritten() throws {
        let store = try Store()
        let context = try store.context(saving: Tag(label: "x"), Tag(label: "y"))
        let listener = Listener(context)
        let tags = try context.fetch(Tag.self)
        let new = Tag(label: "new")
        context.insert(new)
        tags[0].label = "z"
        let gone = tags[1].persistentModelID
        context.delete(tags[1])
        try context.save()
        #expect(listener.names == [ModelContext.willSave, ModelContext.didSave])
        #expect(listener.identifiers[.insertedIdentifiers] == [new.persistentModelID])
        #expect(listener.identifiers[.updatedIdentifiers] == [tags[0].persistentModelID])
        #expect(listener.identifiers[.deletedIdentifiers] == [gone])
        #expect(listener.isEqualByText)
        #expect(new.persistentModelID.isTemporary == false)
    }

    @Test func rowsThatGoAlongAreNamed() throws {
        let store = try Store()
        let person = Person(name: .ann)
        let maker = try store.context(saving: person)
        let photo = Photo(title: "p")
        maker.insert(photo)
        person.photos.append(photo)
        try maker.save()
        let context = try store.context()
        let listener = Listener(context)
        try context.delete(model: Person.self)
        try context.save()
        #expect(
            Set(listener.identifiers[.deletedIdentifiers] ?? [])
                == [person.persistentModelID, photo.persistentModelID]
        )
    }

    @Test func aSaveThatFailsIsNotPosted() throws {
        let context = try Store().context()
        let listener = Listener(context)
        context.insert(Person(name: .ann, weight: .nan))
        #expect(throws: StoreError.self) { try context.save() }
        #expect(listener.names == [ModelContext.willSave])
    }

    @Test func writingPostsOnce() throws {
        let context = try Store().context()
        let listener = Listener(context)
        try context.write {
            context.insert(Tag(label: "x"))
            try context.save()
        }
        #expect(listener.names == [ModelContext.willSave, ModelContext.didSave])
        try context.save()
        #expect(listener.names.count == 2)
    }
}
