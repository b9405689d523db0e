import ModelStoreTesting
import Testing

/// A migration that keeps everything passes; what another one loses is named.
struct ExpectMigrationTests {
    @Test(arguments: 1...5) func keepingEverythingPasses(_ seed: UInt64) throws {
        try expectMigration(
            from: Version1.self,
            to: Version2.self,
            samples: .sources,
            seed: seed
        )
    }

    @Test func aLostValueIsNamed() throws {
        let error = try error(ForgettingPlan.self)
        let differences = error.differences
        #expect(
            differences.allSatisfy {
                ["Painting", "Sculpture", "Work"].contains($0.entity) && $0.key != nil
                    && $0.property == "floorRaw" && $0.before == "1" && $0.after == "NULL"
            }
        )
        let key = try #require(differences.first { $0.entity == "Work" }?.key)
        #expect("\(error)".contains("Work/\(key).floorRaw: 1 became NULL"))
    }

    @Test func aValueThatAStageMayChangePasses() throws {
        try expectMigration(
            from: Version1.self,
            through: ForgettingPlan.self,
            changing: ["Work.floor", "Painting.floor", "Sculpture.floor"],
            samples: .sources
        )
    }

    @Test func aLostRowIsNamed() throws {
        let rows = try error(DeletingPlan.self).differences.filter {
            $0.entity == "Sculpture" && $0.property == nil
        }
        #expect(rows.map { $0.key == nil } == [true, false])
        #expect(rows.last?.after == "none")
    }

    @Test func aLostMemberIsNamedAtBothEnds() throws {
        let differences = try error(UntaggingPlan.self).differences
        #expect(Set(differences.compactMap(\.property)) == ["tags", "works"])
        #expect(differences.count == 2)
    }

    @Test func anEmptyPlanIsAnError() {
        #expect(throws: MigrationTestError.emptyPlan) {
            try expectMigration(from: Version1.self, through: EmptyPlan.self, samples: .sources)
        }
    }

    @Test func anUnknownNameIsAnError() {
        #expect(throws: MigrationTestError.unknownName("Work.flor")) {
            try expectMigration(from: Version1.self, to: Version2.self, changing: ["Work.flor"])
        }
        #expect(throws: MigrationTestError.unknownName("Work.sources")) {
            try expectMigration(
                from: Version1.self,
                to: Version2.self,
                samples: ["Work.sources": ["1"]]
            )
        }
    }

    @Test func aTypeWithoutSampleValuesIsAnError() {
        let error = MigrationTestError.noSamples(entity: "Work", column: "source")
        #expect(throws: error) { try expectMigration(from: Version1.self, to: Version2.self) }
        #expect(error.description.contains(#"samples: ["Work.source": ["…"]]"#))
    }

    private func error(_ plan: any WorkPlan.Type) throws -> MigrationDifferences {
        let error = try #require(
            #expect(throws: MigrationDifferences.self) {
                try expectMigration(from: Version1.self, through: plan, samples: .sources)
            }
        )
        #expect(!error.differences.isEmpty)
        return error
    }
}

extension [String: [String]] {
    /// JSON of an enum with values, which no decoder can guess.
    static var sources: Self {
        ["Work.source": [#"{"found":{}}"#, #"{"bought":{"price":3,"shops":["a"]}}"#]]
    }
}
