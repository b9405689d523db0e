import ModelStore
import ModelStoreTesting
import Testing

/// Values with JSON whose keys have other names in the newer version.
struct RenamedElementTests {
    @Test(arguments: 1...3) func renamedKeysAreNoDifference(_ seed: UInt64) throws {
        try expectMigration(from: OldVersion.self, to: RenamedVersion.self, seed: seed)
    }

    @Test func exchangedKeysAreNoDifference() throws {
        try expectMigration(from: OldVersion.self, to: ExchangedVersion.self)
    }

    @Test func aLostElementIsNamed() throws {
        let error = #expect(throws: MigrationDifferences.self) {
            try expectMigration(from: OldVersion.self, to: LossyVersion.self)
        }
        let properties = Set(error?.differences.map(\.property) ?? [])
        #expect(properties == ["home"])
    }
}

private struct OldHome: Codable {
    struct Inner: Codable {
        var town: String
        var code: String
    }

    var street: String
    var inner: Inner
    var count: Int
}

private struct RenamedHome: Codable {
    struct Inner: Codable {
        var city: String
        var code: String
    }

    var road: String
    var place: Inner
    var count: Int
}

private struct LossyHome: Codable {
    var road: String
    var count: Int
}

private class Base<Home: Codable & SendableMetatype>: ModelObject {
    var home: Home? { didSet { didChange(1) } }

    init(_ home: Home?) {
        self.home = home
        super.init()
    }

    required init(row: Row) throws {
        home = row.optional(encoded: 1)
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { home = row.optional(encoded: 1) }

    override func bind(to statement: Statement) { statement.bind(1, encoded: home) }

    class func entity(_ renamed: KeyValuePairs<String, String> = [:]) -> Entity {
        Entity(
            "Place",
            columns: [.json("home", Home.self, isOptional: true, renamedKeys: renamed)]
        )
    }
}

private final class OldPlace: Base<OldHome>, PersistentModel {
    override class var entity: Entity { entity() }
}

private final class RenamedPlace: Base<RenamedHome>, PersistentModel {
    override class var entity: Entity {
        entity(["road": "street", "place": "inner", "place.city": "town"])
    }
}

private final class ExchangedPlace: Base<OldHome>, PersistentModel {
    override class var entity: Entity { entity(["inner.town": "code", "inner.code": "town"]) }
}

private final class LossyPlace: Base<LossyHome>, PersistentModel {
    override class var entity: Entity { entity(["road": "street"]) }
}

private enum OldVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [OldPlace.self] }
}

private enum RenamedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [RenamedPlace.self] }
}

private enum ExchangedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [ExchangedPlace.self] }
}

private enum LossyVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [LossyPlace.self] }
}
