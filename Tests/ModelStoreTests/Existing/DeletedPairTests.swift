import Foundation
import ModelTypes
import TestSupport
import Testing

@testable import ModelStore

/// Deleting objects deletes their pairs, also where the database doesn't.
struct DeletedPairTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("file.sqlite")
    }

    private func open(_ action: String) throws -> ModelContext {
        try Database(file).execute(MagazineArticle.tables(action))
        return try ModelContext(
            ModelContainer(
                for: Magazine.self,
                MagazineArticle.self,
                Topic.self,
                configurations: ModelConfiguration(url: file)
            )
        )
    }

    private func pairs() throws -> [[String]] {
        try Database(file).rows("SELECT article, topic FROM about")
    }

    @Test(arguments: ["", "ON DELETE RESTRICT", "ON DELETE CASCADE"])
    func byACondition(action: String) throws {
        let context = try open(action)
        try context.delete(model: MagazineArticle.self, where: MagazineArticle.fields.key == 1)
        try context.save()
        #expect(try pairs() == [["2", "1"]])
        #expect(try Database(file).texts("SELECT id FROM article") == ["2"])
    }

    @Test(arguments: ["", "ON DELETE CASCADE"])
    func allTopics(action: String) throws {
        let context = try open(action)
        try context.delete(model: Topic.self)
        try context.save()
        #expect(try pairs().isEmpty)
    }

    /// The database deletes the articles along with the magazine, and their pairs are left.
    @Test(arguments: ["", "ON DELETE CASCADE"], [false, true])
    func alongWithAnOwner(action: String, isObject: Bool) throws {
        let context = try open(action)
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

    @Test(arguments: ["", "ON DELETE CASCADE"])
    func theDatabaseIsLeftToDoWhatItDoes(action: String) throws {
        let context = try open(action)
        let magazines = try #require(context.entities.first { $0.info.name == "Magazine" })
        #expect(context.mayLeaveRows(of: magazines) == !action.isEmpty)
        try context.delete(model: Magazine.self)
        try context.save()
        #expect(try pairs().isEmpty)
    }
}
