import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Deleting by a condition: one statement where nothing in memory could notice.
struct BatchDeleteTests {
    fileprivate static func filled(_ statements: Statements? = nil) throws -> (
        ModelContainer, ModelContext
    ) {
        var configuration = try ModelConfiguration.testInMemory()
        if let statements {
            configuration.trace = TraceSettings { statements.append($0.sql) }
        }
        let container = try ModelContainer(
            for: Schema([A.self, Person.self, Garden.self]),
            configurations: [configuration]
        )
        let context = ModelContext(container)
        for number in 0..<4 {
            let person = Person(name: number < 2 ? .ann : .zoe)
            let (photo, tag) = (Photo(title: "\(number)"), Tag(label: "\(number)"))
            context.insert(person)
            context.insert(photo)
            context.insert(tag)
            person.photos.append(photo)
            person.tags.append(tag)
        }
        try context.save()
        return (container, ModelContext(container))
    }

    /// In a process where nobody has asked for the name of a notification: for those that listen, the
    /// objects are deleted one by one.
    @Test func oneStatementDeletesTheRows() async {
        await #expect(processExitsWith: .success) {
            let statements = Statements()
            let (container, context) = try BatchDeleteTests.filled(statements)
            let before = statements.all.count
            try context.delete(model: Photo.self, where: Photo.fields.title == "1")
            #expect(context.hasChanges)
            try context.save()
            #expect(!context.hasChanges)
            let made = statements.all[before...]
            // A server's record of the schema is asked for along with it.
            let reads = made.filter { $0.hasPrefix("SELECT") && $0.contains("FROM") }
            #expect(reads.allSatisfy { $0.contains("_ModelStore_schema") }, "\(reads)")
            #expect(made.count { $0.hasPrefix("DELETE FROM \"Photo\"") } == 1)
            #expect(try BatchDeleteTests.titles(container) == ["0", "2", "3"])
        }
    }

    @Test func whatIsReadBeforeTheSaveIsRight() throws {
        let (container, context) = try Self.filled()
        try context.delete(model: Photo.self, where: Photo.fields.title == "1")
        #expect(try context.fetchCount(Photo.self) == 3)
        #expect(try Self.titles(container).count == 4)
        context.rollback()
        #expect(try context.fetchCount(Photo.self) == 4)
        try context.save()
        #expect(try Self.titles(container).count == 4)
    }

    @Test func newObjectsStay() throws {
        let (container, context) = try Self.filled()
        try context.delete(model: Tag.self)
        context.insert(Tag(label: "1"))
        #expect(try context.fetch(Tag.self).map(\.label) == ["1"])
        try context.save()
        #expect(try ModelContext(container).fetch(Tag.self).map(\.label) == ["1"])
        let other = ModelContext(container)
        try other.delete(model: Tag.self)
        other.insert(Tag(label: "1"))
        try other.save()
        #expect(try ModelContext(container).fetch(Tag.self).map(\.label) == ["1"])
    }

    @Test(arguments: [false, true]) func theRulesAreKept(_ hasObjects: Bool) throws {
        let (container, context) = try Self.filled()
        let known = hasObjects ? try context.fetch(Photo.self) : []
        try context.delete(model: Person.self, where: Person.fields.name == .ann)
        try context.save()
        #expect(known.count { $0.isDeleted } == (hasObjects ? 2 : 0))
        #expect(try Self.titles(container) == ["2", "3"])
        let others = ModelContext(container)
        #expect(try others.fetchCount(Tag.self) == 4)
        #expect(try others.fetchCount(Tag.self, where: Tag.fields.people.isEmpty) == 2)
        if TestServer.address == nil { try others.checkIntegrity() }
    }

    @Test func aRuleThatDeniesIsKept() throws {
        let (container, context) = try Self.filled()
        let maker = ModelContext(container)
        let people = try maker.fetch(Person.self)
        people[1].parent = people[0]
        try maker.save()
        try context.delete(model: Person.self, where: Person.fields.name == .ann)
        try context.save()
        #expect(try ModelContext(container).fetchCount(Person.self) == 2)
        let last = try maker.fetch(Person.self)
        last[1].parent = last[0]
        try maker.save()
        let denied = ModelContext(container)
        let id = last[0].id
        try denied.delete(model: Person.self, where: Person.fields.id == id)
        #expect(throws: StoreError.denied(relationship: "Person.children", count: 1)) {
            try denied.save()
        }
    }

    @Test(arguments: [false, true]) func subclassesMayBeSpared(_ includesSubclasses: Bool) throws {
        for isKnown in [false, true] {
            let store = try Store()
            let maker = try store.context()
            maker.insert(Tree(name: "t"))
            maker.insert(AppleTree(name: "a"))
            try maker.save()
            let context = isKnown ? maker : try store.context()
            try context.delete(
                model: Tree.self,
                where: nil,
                includeSubclasses: includesSubclasses
            )
            try context.save()
            #expect(
                try store.integer("SELECT count(*) FROM Plant") == (includesSubclasses ? 0 : 1)
            )
        }
    }

    @Test func aMistakeIsAnErrorAtOnce() throws {
        let (_, context) = try Self.filled()
        let wrong = Field<Photo, String>("nothing") == "x"
        #expect(throws: StoreError.unknownName(entity: "Photo", name: "nothing")) {
            try context.delete(model: Photo.self, where: wrong)
        }
        #expect(!context.hasChanges)
    }

    fileprivate static func titles(_ container: ModelContainer) throws -> [String] {
        try ModelContext(container).fetch(
            Photo.self,
            sortBy: [Photo.fields.title.ascending]
        ).map(\.title)
    }
}
