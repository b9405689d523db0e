import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Deleting objects deletes their pairs, also where the database doesn't.
struct DeletedPairTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(_ action: String, _ statements: Statements) throws -> ModelContext {
        try Database(file).execute(MagazineArticle.tables(action))
        var configuration = ModelConfiguration(url: file)
        configuration.trace = TraceSettings { statements.append($0.sql) }
        return try ModelContext(
            ModelContainer(
                for: Magazine.self,
                MagazineArticle.self,
                Topic.self,
                configurations: configuration
            )
        )
    }

    private func pairs() throws -> [[String]] {
        try Database(file).rows("SELECT article, topic FROM about")
    }

    @Test(arguments: ["", "ON DELETE RESTRICT", "ON DELETE CASCADE"])
    func byACondition(action: String) throws {
        let context = try open(action, Statements())
        try context.delete(model: MagazineArticle.self, where: MagazineArticle.fields.key == 1)
        try context.save()
        #expect(try pairs() == [["2", "1"]])
        #expect(try Database(file).texts("SELECT id FROM article") == ["2"])
    }

    @Test(arguments: ["", "ON DELETE CASCADE"])
    func allTopics(action: String) throws {
        let context = try open(action, Statements())
        try context.delete(model: Topic.self)
        try context.save()
        #expect(try pairs().isEmpty)
    }

    /// The database deletes the articles along with the magazine, and their pairs are left.
    @Test(arguments: ["", "ON DELETE CASCADE"], [false, true])
    func alongWithAnOwner(action: String, isObject: Bool) throws {
        let context = try open(action, Statements())
        if isObject {
            context.delete(
                try context.fetch(Magazine.self, where: Magazine.fields.key == 1)[0]
            )
        } else {
            try context.delete(model: Magazine.self, where: Magazine.fields.key == 1)
        }
        try context.save()
        #expect(try pairs() == [["2", "1"]])
        #expect(try Database(file).texts("SELECT id FROM article") == ["2"])
    }

    @Test func theDatabaseIsLeftToDoWhatItDoes() throws {
        let statements = Statements()
        let context = try open("ON DELETE CASCADE", statements)
        try context.delete(model: Magazine.self)
        try context.save()
        #expect(try pairs().isEmpty)
        #expect(!statements.all.contains { $0.contains("FROM \"article\"") })
    }
}
