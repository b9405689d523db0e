import ModelStore
import TestSupport
import Testing

@testable import ModelStoreTesting

/// Sample rows have every kind of value that a model allows, and the same ones for the same seed.
struct SampleFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func rows(_ name: String, seed: UInt64, _ columns: [String]) throws -> [[String]] {
        let configuration = ModelConfiguration(url: folder.url.appendingPathComponent(name))
        var sample = try SampleFile(OldVersion.models, seed: seed, configuration)
        try sample.write()
        let tables = try ModelDescription(OldVersion.models).tables
        let note = try #require(tables[entity: "Note"])
        return try StorePicture(tables, StoreFile(configuration)).rows(of: note, columns)
            .sorted { $0.key < $1.key }.map(\.value)
    }

    @Test func aSeedMakesTheSameRows() throws {
        let columns = ["text", "state", "stars", "owner"]
        let first = try rows("1", seed: 1, columns)
        #expect(try rows("2", seed: 1, columns) == first)
        #expect(try rows("3", seed: 2, columns) != first)
    }

    @Test func everyCaseOccurs() throws {
        let states = try rows("1", seed: 1, ["state"]).joined()
        #expect(Set(states) == ["'open'", "'done'", "'late'"])
    }

    @Test func bothBoundsAndNilOccur() throws {
        let stars = Set(try rows("1", seed: 1, ["stars"]).joined())
        #expect(stars.isSuperset(of: ["0", "5", "NULL"]))
        let lengths = Set(try rows("2", seed: 1, ["text"]).joined().map { $0.count - 2 })
        #expect(lengths.isSuperset(of: [1, 5]) && lengths.allSatisfy((1...5).contains))
    }

    @Test func ownersHaveSeveralMembersAndRowsHaveNone() throws {
        let owners = try rows("1", seed: 1, ["owner"]).joined()
        #expect(owners.contains("NULL"))
        #expect(
            Dictionary(grouping: owners.filter { $0 != "NULL" }, by: \.self).contains {
                $1.count > 1
            }
        )
    }
}
