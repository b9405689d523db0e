import Foundation
import ModelStore
import ModelTypes
import TestSupport

/// A database in a folder that goes with the test.
final class Store {
    private let folder: TemporaryFolder
    let container: ModelContainer
    let file: URL

    init(_ models: [any PersistentModel.Type] = [A.self, Person.self, Garden.self]) throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
        container = try ModelContainer(
            for: Schema(models),
            configurations: [.test(file)]
        )
    }

    func context() throws -> ModelContext { ModelContext(container) }

    /// Another container for the file, with connections of its own.
    func reopened() throws -> ModelContainer {
        try ModelContainer(
            for: container.schema,
            configurations: [.test(file, allowsSave: false)]
        )
    }

    /// A context with objects that are saved.
    @discardableResult
    func context(saving objects: any PersistentModel...) throws -> ModelContext {
        let context = try context()
        for object in objects { context.insert(object) }
        try context.save()
        return context
    }

    /// Asks the file itself, past the store.
    func integer(_ sql: String) throws -> Int64 { try Database(file).integer(sql) }

    /// SQLite's own check of the whole file, by a connection that has the store's functions.
    func checkIntegrity() throws {
        // A server has tools of its own for it.
        if TestServer.address == nil { try context().checkIntegrity() }
    }
}

extension ValidatedName {
    static let ann = ValidatedName(trust: "Ann")
    static let zoe = ValidatedName(trust: "Zoe")
}
