import ModelStore
import ModelStoreTesting
import Testing

/// A migration that keeps everything passes; what another one loses is named.
struct ExpectMigrationTests {
    @Test(arguments: 1...5) func keepingEverythingPasses(_ seed: UInt64) throws {
        try expectMigration(from: OldVersion.self, to: NewVersion.self, seed: seed)
    }

    @Test func aLostValueIsNamed() throws {
        let error = try #require(
            #expect(throws: MigrationDifferences.self) {
                try expectMigration(from: OldVersion.self, through: LosingPlan.self)
            }
        )
        #expect(!error.differences.isEmpty)
        #expect(
            error.differences.allSatisfy {
                $0.entity == "Note" && $0.key != nil && $0.property == "stars" && $0.before == "5"
                    && $0.after == "NULL"
            }
        )
        let key = try #require(error.differences.first?.key)
        #expect(error.description.contains("Note/\(key).stars: 5 became NULL"))
    }

    @Test func aValueThatAStageMayChangePasses() throws {
        try expectMigration(
            from: OldVersion.self,
            through: LosingPlan.self,
            changing: ["Note.stars"]
        )
    }

    @Test func aLostRowIsNamed() throws {
        let error = try #require(
            #expect(throws: MigrationDifferences.self) {
                try expectMigration(from: OldVersion.self, through: DeletingPlan.self)
            }
        )
        let rows = error.differences.filter { $0.entity == "Note" && $0.property == nil }
        #expect(rows.map { $0.key == nil } == [true, false])
        #expect(rows.last?.after == "none")
    }
}
