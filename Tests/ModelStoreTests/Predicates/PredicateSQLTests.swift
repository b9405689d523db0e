import Foundation
import ModelStore
import ModelTypes
import Testing

/// A predicate and the same condition of fields run the same statement.
struct PredicateSQLTests {
    private func expectSame<Model: PersistentModel>(
        _ predicate: Predicate<Model>,
        _ condition: Condition<Model>,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let rows = try LibraryRows()
        try rows.context.save()
        let statements = Statements()
        let context = try rows.store.context(tracing: statements, includesPlan: true)
        _ = try context.fetch(FetchDescriptor(condition))
        let expected = statements.all
        statements.removeAll()
        _ = try context.fetch(FetchDescriptor(predicate: predicate))
        #expect(statements.all == expected, sourceLocation: location)
    }

    private let fields = Author.fields

    @Test func values() throws {
        let (name, names, genre) = ("Ann", ["Ann", "bob"], Genre.novel)
        try expectSame(#Predicate { $0.name == name }, fields.name == "Ann")
        try expectSame(#Predicate { $0.name != name }, fields.name != "Ann")
        try expectSame(#Predicate { $0.nickname == nil }, fields.nickname == nil)
        try expectSame(#Predicate { $0.age > 19 }, fields.age > 19)
        try expectSame(#Predicate { (1...19).contains($0.age) }, fields.age.isIn(1...19))
        try expectSame(#Predicate { names.contains($0.name) }, fields.name.isIn(["Ann", "bob"]))
        try expectSame(#Predicate { $0.genre == genre }, fields.genre == .novel)
        try expectSame(#Predicate { $0.isActive }, fields.isActive == true)
    }

    @Test func texts() throws {
        let standard: TextOptions = [.caseInsensitive, .diacriticInsensitive]
        try expectSame(#Predicate { $0.name.contains("n") }, fields.name.contains("n"))
        try expectSame(#Predicate { $0.name.starts(with: "n") }, fields.name.hasPrefix("n"))
        try expectSame(
            #Predicate { $0.name.localizedStandardContains("n") },
            fields.name.contains("n", options: standard)
        )
    }

    @Test func optionals() throws {
        try expectSame(
            #Predicate { $0.nickname?.contains("n") ?? false },
            fields.nickname.contains("n")
        )
        try expectSame(#Predicate { $0.rating ?? 0 > 1 }, fields.rating > 1)
        try expectSame(
            #Predicate { $0.nickname ?? "" == "" },
            fields.nickname == "" || fields.nickname == nil
        )
        try expectSame(
            #Predicate { if let rating = $0.rating { rating > 1 } else { false } },
            fields.rating > 1
        )
    }

    @Test func joined() throws {
        let showsAll = false
        try expectSame(
            #Predicate { $0.name == "Ann" && $0.age > 1 || !($0.age < 5) },
            fields.name == "Ann" && fields.age > 1 || !(fields.age < 5)
        )
        try expectSame(
            #Predicate { (showsAll || $0.isActive) && $0.age > 1 },
            fields.isActive == true && fields.age > 1
        )
    }

    @Test func relationships() throws {
        let works = Work.fields
        try expectSame(
            #Predicate { $0.author?.name == "Ann" },
            works.author.matches(fields.name == "Ann")
        )
        try expectSame(#Predicate { $0.author == nil }, !works.author.exists)
        try expectSame(
            #Predicate { $0.author?.mentor?.name == "Ann" },
            works.author.matches(fields.mentor.matches(fields.name == "Ann"))
        )
        try expectSame(
            #Predicate {
                if let author = $0.author { author.age > 1 && author.isActive } else { false }
            },
            works.author.matches(fields.age > 1 && fields.isActive == true)
        )
        try expectSame(
            #Predicate { $0.works.contains { $0.words > 10 && $0.published != nil } },
            fields.works.any(works.words > 10 && works.published != nil)
        )
        try expectSame(
            #Predicate { $0.works.allSatisfy { $0.words > 10 } },
            fields.works.all(works.words > 10)
        )
        try expectSame(#Predicate { $0.works.isEmpty }, fields.works.isEmpty)
        try expectSame(#Predicate { $0.works.count > 2 }, fields.works.count > 2)
        try expectSame(
            #Predicate { $0.works.contains { $0.subjects.contains { $0.name == "art" } } },
            fields.works.any(works.subjects.any(Subject.fields.name == "art"))
        )
    }

    @Test(.onlyInFiles("the plan is SQLite's"))
    func anIndexServesARelationshipsIdentifier() throws {
        let rows = try LibraryRows()
        try rows.context.save()
        let id = rows.authors[0].persistentModelID
        let statements = Statements()
        let context = try rows.store.context(tracing: statements, includesPlan: true)
        let predicate = #Predicate<Work> { $0.author?.persistentModelID == id }
        _ = try context.fetch(FetchDescriptor(predicate: predicate))
        #expect(statements.all.contains { $0.contains("USING INDEX Work_author") })
    }
}
