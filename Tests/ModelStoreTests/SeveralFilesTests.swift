import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A save that changes several files is in all of them, or in none.
struct SeveralFilesTests {
    private let folder: TemporaryFolder
    private let files: TwoFiles

    init() throws {
        folder = try TemporaryFolder()
        files = TwoFiles(folder.url)
    }

    @Test func bothFilesKeepASave() throws {
        try files.fill()
        let before = try files.contents()
        let context = try files.context()
        try files.change(context)
        try context.save()
        #expect(try files.count() == 2)
        #expect(try files.contents() != before)
        #expect(try files.leftovers() == 0)
        try context.checkIntegrity()
    }

    /// The second file is full: the first stays as it was, and saving again repeats nothing.
    @Test func aFullFileLeavesTheOtherAsItWas() throws {
        try files.fill()
        let context = try ModelContext(files.container { $1.maximumSize = 200_000 })
        context.insert(A())
        let tags = (0..<200).map { Tag(label: "\($0)" + String(repeating: "x", count: 3000)) }
        tags.forEach(context.insert)
        #expect {
            try context.save()
        } throws: {
            if case StoreError.diskFull = $0 { true } else { false }
        }
        #expect(try files.count() == 1)
        for tag in tags.dropFirst() { context.delete(tag) }
        try context.save()
        #expect(try files.count() == 2)
        #expect(try Database(files.second).integer("SELECT count(*) FROM Tag") == 2)
        #expect(try files.leftovers() == 0)
    }

    /// What only committing finds out is found before anything is committed.
    @Test func aDanglingReferenceLeavesTheOtherFileAsItWas() throws {
        try files.fill()
        let context = try files.context()
        let ann = try context.fetch(Person.self, where: Person.fields.weight < 1)[0]
        let photo = Photo(title: "new")
        context.insert(photo)
        photo.person = ann
        context.insert(A())
        try Database(files.second).execute("DELETE FROM Person WHERE weight < 1")
        let expected = StoreError.danglingReference(
            relationship: "Photo.person",
            object: "Photo, number 1 of the new objects"
        )
        #expect(throws: expected) { try context.save() }
        #expect(try files.count() == 1)
        #expect(try files.leftovers() == 0)
    }

    /// A save costs the files in which it changes nothing not even a lock.
    @Test func onlyChangedFilesTakePart() throws {
        try files.fill()
        let statements = Statements()
        let context = try ModelContext(
            files.container { one, _ in
                one.trace = TraceSettings { statements.append($0.sql) }
                one.busyTimeout = 0
            }
        )
        let database = try Database(files.first)
        try database.execute("BEGIN IMMEDIATE")
        statements.removeAll()
        context.insert(Tag(label: "alone"))
        try context.save()
        let tag = try context.fetch(Tag.self)[0]
        tag.label = "changed"
        tag.people.append(try context.fetch(Person.self)[0])
        try context.save()
        context.delete(tag)
        try context.save()
        #expect(statements.all == [])
        try database.execute("COMMIT")
        #expect(try Database(files.second).integer("SELECT count(*) FROM Tag") == 1)
    }

    @Test func aFileAndMemoryKeepASaveTogether() throws {
        var file = ModelConfiguration("one", for: [A.self, B.self, C.self], url: files.first)
        file.maximumSize = 100_000
        let container = try ModelContainer(
            for: Schema([A.self, Person.self]),
            configurations: [
                file, ModelConfiguration("memory", isStoredInMemoryOnly: true),
            ]
        )
        let context = ModelContext(container)
        context.insert(Tag(label: "x"))
        for _ in 0..<30_000 { context.insert(A()) }
        #expect(throws: StoreError.self) { try context.save() }
        #expect(try ModelContext(container).fetchCount(Tag.self) == 0)
        for object in context.insertedModelsArray where object is A { context.delete(object) }
        context.insert(A())
        try context.save()
        #expect(try ModelContext(container).fetchCount(Tag.self) == 1)
        #expect(try files.count() == 1)
    }
}
