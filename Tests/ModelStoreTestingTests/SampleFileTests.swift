import Foundation
import ModelStore
import TestSupport
import Testing

@testable import ModelStoreTesting

/// Sample rows have every kind of value and relationship that a model allows.
struct SampleFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The file of a seed.
    private func file(seed: UInt64 = 1) throws -> StoreFile {
        let url = folder.url.appendingPathComponent("\(seed).sqlite")
        let configuration = ModelConfiguration(url: url)
        var sample = try SampleFile(
            Version1.models,
            seed: seed,
            samples: .sources,
            in: configuration
        )
        try sample.write()
        return try StoreFile(configuration)
    }

    private func values(_ sql: String) throws -> [String] {
        try file().texts(sql).map { $0[0] ?? "NULL" }
    }

    @Test func aSeedMakesTheSameRows() throws {
        let sql = "SELECT \"titleRaw\", \"stateRaw\", \"artist\", \"loan_kind\" FROM \"Work\""
        let first = try file().texts(sql)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("1.sqlite"))
        #expect(try file().texts(sql) == first)
        #expect(try file(seed: 2).texts(sql) != first)
    }

    @Test(arguments: ["Work", "Painting", "Sculpture"])
    func everyCaseOccursInEveryClass(_ type: String) throws {
        let end = "FROM \"Work\" WHERE \"_type\" = '\(type)'"
        let states = try values("SELECT DISTINCT \"stateRaw\" \(end) ORDER BY 1")
        #expect(states == ["archived", "draft", "shown"])
        let floors = try values("SELECT DISTINCT \"floorRaw\" \(end) ORDER BY 1")
        #expect(floors == ["NULL", "-1", "0", "1"])
        let loans = try values("SELECT DISTINCT \"loan_kind\" \(end) ORDER BY 1")
        #expect(loans == ["kept", "lent", "shared"])
    }

    @Test func bothBoundsOccur() throws {
        let lengths = try values("SELECT DISTINCT length(\"titleRaw\") FROM \"Work\"")
        #expect(Set(lengths).isSuperset(of: ["1", "40"]))
        let seats = try values("SELECT min(\"seats\") || ' ' || max(\"seats\") FROM \"Bench\"")
        #expect(seats == ["-32768 32767"])
    }

    @Test func optionsOccurAloneAndNoOthersDo() throws {
        let options = try values("SELECT DISTINCT \"materialsRaw\" FROM \"Work\"").compactMap(
            Int.init
        )
        #expect(Set(options).isSuperset(of: [0, 1, 2, 3, 1024]))
        #expect(options.allSatisfy { $0 & ~0b100_0000_0011 == 0 })
    }

    @Test func rulesOfTypesAreKept() throws {
        let start = "\"loan_span_start\""
        #expect(
            try values("SELECT count(*) FROM \"Work\" WHERE \(start) > \"loan_span_end\"") == ["0"]
        )
        #expect(try values("SELECT count(*) > 0 FROM \"Work\" WHERE \(start) NOT NULL") == ["1"])
        #expect(try values("SELECT count(*) FROM \"Work\" WHERE \"titleRaw\" LIKE '%\n%'") == ["0"])
    }

    @Test func givenSamplesAreTheOnlyValues() throws {
        let url = folder.url.appendingPathComponent("given.sqlite")
        var sample = try SampleFile(
            Version1.models,
            seed: 1,
            samples: [String: [String]].sources.merging(["Work.title": ["A", "B"]]) { $1 },
            in: ModelConfiguration(url: url)
        )
        try sample.write()
        let titles = try StoreFile(ModelConfiguration(url: url))
            .texts("SELECT DISTINCT \"titleRaw\" FROM \"Work\" ORDER BY 1")
        #expect(titles == [["A"], ["B"]])
    }

    @Test func codableValuesAndFilesOccur() throws {
        let sizes = try values("SELECT DISTINCT \"size\" FROM \"Work\" ORDER BY 1")
        #expect(sizes.contains("NULL") && sizes.contains { $0.contains("\"unit\":\"inch\"") })
        #expect(sizes.contains { $0 != "NULL" && !$0.contains("unit") })
        #expect(try values("SELECT max(length(\"image\")) FROM \"Work\"") == ["100000"])
    }

    @Test func ownersHaveAllNumbersOfMembers() throws {
        let count = "(SELECT count(*) FROM \"Bench\" b WHERE b.\"room\" = r.\"_pk\")"
        #expect(
            try values("SELECT DISTINCT \(count) FROM \"Room\" r ORDER BY 1") == ["2", "3"]
        )
        #expect(try values("SELECT count(*) > 0 FROM \"Bench\" WHERE \"room\" IS NULL") == ["1"])
    }

    @Test func relationshipsOfEveryKindOccur() throws {
        let artists = "(SELECT count(*) FROM \"Work\" w WHERE w.\"artist\" = a.\"_pk\")"
        let counts = try values("SELECT DISTINCT \(artists) FROM \"Artist\" a ORDER BY 1")
        #expect(Set(counts).isSuperset(of: ["0", "1", "3"]))
        #expect(try values("SELECT count(*) = count(\"artist\") FROM \"Contract\"") == ["1"])
        #expect(try values("SELECT count(*) > 0 FROM \"Tag_works\"") == ["1"])
        let pupils = "\"teacher\" NOT NULL AND \"_pk\" IN (SELECT \"teacher\" FROM \"Artist\")"
        #expect(try values("SELECT count(\"teacher\") > 0 FROM \"Artist\"") == ["1"])
        #expect(try values("SELECT count(*) FROM \"Artist\" WHERE \(pupils)") == ["0"])
    }

    @Test func theFileIsSound() throws {
        #expect(try values("PRAGMA foreign_key_check") == [])
        #expect(try values("PRAGMA integrity_check") == ["ok"])
    }
}
