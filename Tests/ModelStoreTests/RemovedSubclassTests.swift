import Foundation
import ModelStore
import TestSupport
import Testing

/// A policy that keeps all values, if the parent adopts the rows of a removed class.
struct RemovedSubclassTests {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("papers.sqlite")
        _ = try open([
            Entity("Paper", children: [Slot1.self, Slot2.self], columns: [.string("text")]),
            Entity("Letter", parent: Slot0.self, columns: [.string("address")]),
            Entity("Draft", parent: Slot0.self, columns: []),
        ])
    }

    private func open(_ entities: [Entity]) throws -> Migration? {
        var configuration = ModelConfiguration(url: file)
        configuration.migration = .keepingData
        return try EvolvingObject.$entities.withValue(entities) {
            try ModelContainer(for: Slot0.self, configurations: configuration).migration
        }
    }

    private func insert(_ values: String) throws {
        try Database(file).execute(
            "INSERT INTO \"Paper\" (\"_type\", \"text\", \"address\") VALUES (\(values))"
        )
    }

    @Test func valuesOfTheSubclassAreNotRemoved() throws {
        try insert("'Letter', 'a', 'b'")
        let error = #expect(throws: StoreError.self) {
            _ = try open([Entity("Paper", columns: [.string("text")])])
        }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.wouldRemove])
        #expect(problems.map(\.entity) == ["Letter"])
        #expect(problems.map(\.property) == ["address"])
    }

    @Test func rowsWithoutSuchValuesAreKept() throws {
        try insert("'Draft', 'a', NULL")
        let migration = try open([Entity("Paper", columns: [.string("text")])])
        #expect(
            migration?.changes.contains("Draft: removed, its rows become those of Paper") == true
        )
        #expect(try Database(file).rows("SELECT * FROM \"Paper\"") == [["1", "a"]])
    }

    @Test func aFileWithOtherEntitiesIsNotTakenOver() throws {
        let other = [Entity("Feed", columns: [.string("url")])]
        func openOther() throws -> Migration? {
            try EvolvingObject.$entities.withValue(other) {
                try ModelContainer(for: Slot0.self, configurations: ModelConfiguration(url: file))
                    .migration
            }
        }
        try insert("'Draft', 'a', NULL")
        try insert("'Letter', 'b', 'c'")
        let error = #expect(throws: StoreError.self) { _ = try openOther() }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.otherModel])
        #expect(problems.map(\.rowCount) == [2])
        // Without rows, there's nothing to lose.
        try Database(file).execute("DELETE FROM \"Paper\"")
        #expect(try openOther()?.changes.contains("Feed: added") == true)
    }
}
