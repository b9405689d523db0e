import Foundation
import ModelStore
import ModelTypes
import TestSupport

/// Two files of one container: the first decides saves, the second has people and their photos.
struct TwoFiles {
    let first: URL
    let second: URL

    init(_ folder: URL) {
        first = folder.appendingPathComponent("one.sqlite")
        second = folder.appendingPathComponent("two.sqlite")
    }

    func container(
        _ change: (inout ModelConfiguration, inout ModelConfiguration) -> Void = { _, _ in }
    ) throws -> ModelContainer {
        var one = ModelConfiguration("one", for: [A.self, B.self, C.self], url: first)
        var two = ModelConfiguration("two", url: second)
        change(&one, &two)
        return try ModelContainer(
            for: Schema([A.self, Person.self]),
            configurations: [two, one]
        )
    }

    func context() throws -> ModelContext { try ModelContext(container()) }

    /// How many saves the first file has.
    func count() throws -> Int { try Int(Database(first).integer("SELECT count(*) FROM A")) }

    /// What is kept about saves that no file has decided, or that all have.
    func leftovers() throws -> Int64 {
        let tables = ["_ModelStore_saves", "_ModelStore_undo"]
        return try [first, second].map { try Database($0) }.reduce(0) { count, database in
            try tables.reduce(count) { try $0 + database.integer("SELECT count(*) FROM \($1)") }
        }
    }

    /// Every value of the second file, to the last byte, except for the keys that were used.
    func contents() throws -> [String] {
        let database = try Database(second)
        let tables = try database.texts(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '@_Model%' ESCAPE '@'"
        )
        return try tables.sorted().flatMap { table in
            let columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
            let values = columns.map { "typeof(\"\($0)\") || hex(CAST(\"\($0)\" AS BLOB))" }
            let row = values.joined(separator: " || ',' || ")
            return try database.texts("SELECT '\(table): ' || \(row) FROM \"\(table)\" ORDER BY 1")
        }
    }

    /// People with everything that a file can hold.
    func fill() throws {
        let context = try context()
        let ann = Person(name: .ann, weight: 0.1 + 0.2)
        let zoe = Person(name: .zoe, weight: 1e300)
        let tag = Tag(label: "tag")
        let (album, photo) = (
            Album(title: "a\0b"), Photo(title: "it's", thumbnail: Data([0, 255]))
        )
        let objects: [any PersistentModel] = [ann, zoe, tag, album, photo]
        for object in objects { context.insert(object) }
        zoe.parent = ann
        zoe.tags.append(tag)
        zoe.photos.append(photo)
        album.photos.append(photo)
        context.insert(A())
        try context.save()
    }

    /// Inserts, changes and deletes, cascades included, in both files; saves nothing.
    func change(_ context: ModelContext) throws {
        let people = try context.fetch(Person.self, sortBy: [Person.fields.weight.ascending])
        people[0].weight = 1 / 3
        people[0].mood = .high
        // Her photo and its place in the album go, and her tag stays.
        context.delete(people[1])
        let (new, photo) = (Person(name: .zoe), Photo(title: "new"))
        context.insert(new)
        context.insert(photo)
        new.photos.append(photo)
        new.parent = people[0]
        let tag = try context.fetch(Tag.self)[0]
        tag.label = "renamed"
        tag.people.append(new)
        context.insert(A())
    }
}
