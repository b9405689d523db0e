import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A value that SQLite doesn't take is an error, never NULL; what errors say of values.
struct LimitTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func context(_ change: (inout ModelConfiguration) -> Void) throws -> ModelContext {
        var configuration = ModelConfiguration(url: folder.url.appendingPathComponent("x.sqlite"))
        change(&configuration)
        return try ModelContext(ModelContainer(for: Person.self, configurations: configuration))
    }

    @Test func aValueThatIsTooLongIsAnError() throws {
        let context = try context { $0.maximumValueSize = 10_000 }
        let photo = Photo(title: "large", thumbnail: Data(count: 10_001))
        context.insert(photo)
        let new = StoreError.notStorable(
            property: "Photo.thumbnail",
            object: "Photo, number 1 of the new objects"
        )
        #expect(throws: new) { try context.save() }
        photo.thumbnail = Data(count: 5000)
        try context.save()
        photo.title = String(repeating: "ü", count: 6000)
        let title = StoreError.notStorable(property: "Photo.title", object: "Photo/1")
        #expect(throws: title) { try context.save() }
        photo.title = String(repeating: "x", count: 10_001)
        #expect(throws: title) { try context.save() }
        // Each of them fits, the row doesn't.
        photo.title = String(repeating: "x", count: 4000)
        photo.thumbnail = Data(count: 9000)
        let row = StoreError.notStorable(property: "Photo.thumbnail", object: "Photo/1")
        #expect(throws: row) { try context.save() }
        photo.thumbnail = nil
        try context.save()
    }

    @Test func oneOfManyThatIsTooLongIsNamed() throws {
        let context = try context { $0.maximumValueSize = 10_000 }
        let photos = (0..<100).map { Photo(title: "\($0)") }
        photos.forEach(context.insert)
        photos[70].thumbnail = Data(count: 10_001)
        let expected = StoreError.notStorable(
            property: "Photo.thumbnail",
            object: "Photo, number 71 of the new objects"
        )
        #expect(throws: expected) { try context.save() }
        #expect(try context.fetchCount(FetchDescriptor<Photo>()) == 100)
        photos[70].thumbnail = nil
        try context.save()
    }

    @Test func aUniqueValueThatIsTooLongIsAnError() throws {
        let context = try context { $0.maximumValueSize = 10_000 }
        context.insert(Tag(label: String(repeating: "x", count: 10_001)))
        let expected = StoreError.notStorable(
            property: "Tag.label",
            object: "Tag, number 1 of the new objects"
        )
        #expect(throws: expected) { try context.save() }
    }

    @Test func aConditionWithATooLongValueIsAnError() throws {
        let context = try context { $0.maximumValueSize = 10_000 }
        let text = String(repeating: "x", count: 10_001)
        #expect {
            _ = try context.fetch(Tag.self, where: Tag.fields.label == text)
        } throws: {
            if case StoreError.sql(let failure) = $0 { failure.code == 18 } else { false }
        }
    }

    @Test func whatIsNoNumberIsNamed() throws {
        let context = try context { _ in }
        context.insert(Person(name: .ann, weight: .nan))
        let expected = StoreError.notStorable(
            property: "Person.weight",
            object: "Person, number 1 of the new objects"
        )
        #expect(throws: expected) { try context.save() }
    }

    // MARK: Values in errors

    private func fullFailure(_ context: ModelContext) throws -> SQLFailure {
        for number in 0..<200 {
            context.insert(Tag(label: "\(number)" + String(repeating: "s", count: 2000)))
        }
        let error = #expect(throws: StoreError.self) { try context.save() }
        return try #require(error?.failure)
    }

    @Test func errorsHoldNoValues() throws {
        let context = try context { $0.maximumSize = 120_000 }
        let failure = try fullFailure(context)
        #expect(failure.arguments == [])
        #expect(!"\(StoreError.diskFull(failure))".contains("sss"))
    }

    @Test func errorsHoldValuesWhereAskedCutToALength() throws {
        let context = try context { configuration in
            configuration.maximumSize = 120_000
            configuration.includesValuesInErrors = true
        }
        let failure = try fullFailure(context)
        #expect(failure.arguments.contains { $0.contains("sss") })
        #expect(failure.arguments.allSatisfy { $0.count <= 200 })
    }

    @Test func anErrorOfAReferenceNamesIt() throws {
        let context = try context { _ in }
        let (ann, photo) = (Person(name: .ann), Photo(title: "x"))
        context.insert(ann)
        context.insert(photo)
        try context.save()
        let file = folder.url.appendingPathComponent("x.sqlite")
        try Database(file).execute("DELETE FROM Person")
        photo.person = ann
        let expected = StoreError.danglingReference(
            relationship: "Photo.person",
            object: "Photo/1"
        )
        #expect(throws: expected) { try context.save() }
        photo.person = nil
        try context.save()
    }

    @Test func anErrorOfALinkNamesItsRelationship() throws {
        let context = try context { _ in }
        let (ann, tag) = (Person(name: .ann), Tag(label: "x"))
        context.insert(ann)
        context.insert(tag)
        try context.save()
        let file = folder.url.appendingPathComponent("x.sqlite")
        try Database(file).execute("DELETE FROM Tag")
        ann.tags.append(tag)
        let expected = StoreError.danglingReference(
            relationship: "Person.tags",
            object: "Person_tags"
        )
        #expect(throws: expected) { try context.save() }
    }

    @Test func aMissingValueIsNamed() throws {
        let context = try ModelContext(
            ModelContainer(
                for: Gap.self,
                configurations: ModelConfiguration(isStoredInMemoryOnly: true)
            )
        )
        context.insert(Gap())
        let expected = StoreError.missingValue(
            property: "Gap.text",
            object: "Gap, number 1 of the new objects"
        )
        #expect(throws: expected) { try context.save() }
    }
}

/// Binds nothing for a column that must not be empty.
private final class Gap: ModelObject, PersistentModel {
    override class var entity: Entity {
        Entity("Gap", columns: [.string("text")])
    }
}
