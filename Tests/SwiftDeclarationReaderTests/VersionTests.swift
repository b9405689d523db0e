import ModelIR
import Testing

@Suite("Versions of a schema") struct VersionTests {
    private let text = """
        enum SchemaV1: VersionedSchema {
            static let versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var old: Int = 0 }
        }
        enum SchemaV2: VersionedSchema {
            static var versionIdentifier: Schema.Version { .init(1, 10, 0) }
        }
        extension SchemaV2 {
            @Model final class Item { var new: Mood }
            enum Mood: Int { case low }
        }
        @Model class Common { }
        typealias Item = SchemaV2.Item
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
        }
        """

    @Test("the highest version is read")
    func highest() throws {
        let model = try model(text)
        #expect(model.version == "SchemaV2")
        #expect(model.entities.map(\.name) == ["Item", "Common"])
        #expect(model.entities[0].attributes.map(\.name) == ["newRaw"])
        #expect(model.valueTypes.map(\.name) == ["Mood"])
    }

    @Test("or the one that is named")
    func named() throws {
        let model = try #require(Reading(text, version: "SchemaV1").model)
        #expect(model.entities[0].attributes.map(\.name) == ["old"])
        #expect(model.valueTypes.isEmpty)
    }

    @Test("a plan names the types of all versions, which don't become those of one")
    func typesInPlans() throws {
        let text = """
            enum SchemaV1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                @Model final class Item { var name = "" }
            }
            enum SchemaV2: VersionedSchema {
                static let versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                enum Level: String, Codable { case easy }
                @Model final class Item { var level = Level.easy }
            }
            enum SchemaV3: VersionedSchema {
                static let versionIdentifier = Schema.Version(3, 0, 0)
                static var models: [any PersistentModel.Type] { [Item.self] }
                enum Level: String, Codable { case easy, hard }
                @Model final class Item { var level = Level.easy }
            }
            enum Plan: SchemaMigrationPlan {
                static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
                static var levels: [String: SchemaV2.Level] = [:]
            }
            extension Plan {
                static let stage = MigrationStage.custom(
                    fromVersion: SchemaV2.self, toVersion: SchemaV3.self,
                    willMigrate: nil, didMigrate: { _ in let level: SchemaV3.Level = .hard }
                )
            }
            """
        for (version, cases) in [("SchemaV1", []), ("SchemaV2", [1]), ("SchemaV3", [2])] {
            let reading = Reading(text, version: version)
            #expect(reading.found.isEmpty)
            let types = try #require(reading.model).valueTypes
            let counts = types.compactMap { type in
                if case .enumeration(let type) = type.kind { type.cases.count } else { nil }
            }
            #expect(counts == cases, "\(version)")
        }
    }

    @Test("a name that no version has")
    func unknown() {
        let reading = Reading(text, version: "SchemaV3")
        #expect(reading.found == ["1:6 error swift.unknown-version"])
        #expect(Reading("", version: "V").found == ["1:1 error swift.unknown-version"])
    }

    @Test("two versions with the same numbers")
    func equal() {
        let same = text.replacing("1, 10, 0", with: "1, 0, 0")
        #expect(Reading(same).found == ["6:6 error swift.equal-versions"])
    }
}
