import Foundation
import ModelStore
import TestSupport
import Testing

/// Keys of codable values that had other names in the file.
struct RenamedKeyTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let configuration: ModelConfiguration

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("places.sqlite")
        configuration = try .test(file)
    }

    private func context(_ type: any PersistentModel.Type) throws -> ModelContext {
        try ModelContext(ModelContainer(for: type, configurations: configuration))
    }

    private func store(_ values: OldAddress?...) throws {
        let context = try context(OldPlace.self)
        for value in values { context.insert(OldPlace(value)) }
        try context.save()
    }

    @Test func valuesHaveTheNewNames() throws {
        try store(
            OldAddress(
                street: "Elm \u{e9}\"",
                town: "Bern",
                fee: Decimal(string: "12345678901234567.25")
            ),
            OldAddress(),
            nil
        )
        let context = try context(NewPlace.self)
        let places = try context.fetch(FetchDescriptor<NewPlace>())
        #expect(places.map(\.home?.road) == ["Elm \u{e9}\"", nil, nil])
        #expect(places[0].home?.inner.city == "Bern")
        #expect(places[0].home?.fee == Decimal(string: "12345678901234567.25"))
        #expect(places.map { $0.home == nil } == [false, false, true])
        #expect(
            context.container.migration?.changes.first
                == "Place.home: renamed road from street, inner.city from town"
        )
    }

    /// Conditions compare JSON as text.
    @Test func valuesAreEqualToNewOnes() throws {
        let old = OldAddress(street: "Elm", town: "Bern", fee: 1)
        try store(old)
        let context = try context(NewPlace.self)
        let new = NewPlace(NewAddress(road: "Elm", inner: .init(city: "Bern"), fee: 1))
        context.insert(new)
        try context.save()
        #expect(try Database(file).integer("SELECT count(DISTINCT home) FROM Place") == 1)
    }

    @Test func aNameThatWasFollowedIsNotFollowedAgain() throws {
        try store(OldAddress(street: "Elm"))
        _ = try context(NewPlace.self)
        let context = try context(NewerPlace.self)
        #expect(try context.fetch(FetchDescriptor<NewerPlace>()).map(\.home?.lane) == ["Elm"])
        #expect(
            context.container.migration?.changes.first == "Place.home: renamed lane from road"
        )
        #expect(try self.context(NewerPlace.self).container.migration == nil)
    }

    @Test func namesMayBeExchanged() throws {
        try store(OldAddress(street: "Elm", town: "Bern", district: "East"))
        let context = try context(ExchangedPlace.self)
        let home = try #require(try context.fetch(FetchDescriptor<ExchangedPlace>()).first?.home)
        #expect(home.street == "Elm")
        #expect(home.inner == ExchangedAddress.Inner(town: "East", district: "Bern"))
    }

    /// What another program wrote under the new name stays where no value has the former one.
    @Test func aNewNameStaysUnlessThereIsAFormerOne() throws {
        try store(OldAddress(street: "Elm"), OldAddress())
        try Database(file).execute(
            #"UPDATE "Place" SET home = '{"inner":{},"road":"Oak"}' WHERE "_pk" = 2"#
        )
        let context = try context(NewPlace.self)
        let places = try context.fetch(FetchDescriptor<NewPlace>())
        #expect(places.map(\.home?.road) == ["Elm", "Oak"])
    }

    @Test func otherProgramsMayWriteNulls() throws {
        try store(OldAddress(), OldAddress())
        try Database(file).execute(
            #"""
            UPDATE "Place" SET home = CASE "_pk"
            WHEN 1 THEN '{"fee":null,"inner":{"district":null,"town":"Bern"},"street":"Elm"}'
            ELSE '{"inner":{},"street":null}' END
            """#
        )
        let context = try context(NewPlace.self)
        let places = try context.fetch(FetchDescriptor<NewPlace>())
        #expect(places.map(\.home?.road) == ["Elm", nil])
        #expect(places.map(\.home?.inner.city) == ["Bern", nil])
    }
}

private struct OldAddress: Codable, Equatable {
    struct Inner: Codable, Equatable {
        var town: String?
        var district: String?
    }

    var street: String?
    var inner: Inner
    var fee: Decimal?

    init(
        street: String? = nil,
        town: String? = nil,
        district: String? = nil,
        fee: Decimal? = nil
    ) {
        self.street = street
        self.fee = fee
        inner = Inner(town: town, district: district)
    }
}

private struct NewAddress: Codable, Equatable {
    struct Inner: Codable, Equatable {
        var city: String?
        var district: String?
    }

    var road: String?
    var inner = Inner()
    var fee: Decimal?
}

private struct NewerAddress: Codable, Equatable {
    var lane: String?
    var inner = NewAddress.Inner()
    var fee: Decimal?
}

private struct ExchangedAddress: Codable, Equatable {
    struct Inner: Codable, Equatable {
        var town: String?
        var district: String?
    }

    var street: String?
    var inner = Inner()
    var fee: Decimal?
}

private class PlaceBase<Home: StoredAsJSON>: ModelObject {
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

private final class OldPlace: PlaceBase<OldAddress>, PersistentModel {
    override class var entity: Entity { entity() }
}

private final class NewPlace: PlaceBase<NewAddress>, PersistentModel {
    override class var entity: Entity { entity(["road": "street", "inner.city": "town"]) }
}

private final class NewerPlace: PlaceBase<NewerAddress>, PersistentModel {
    override class var entity: Entity { entity(["lane": "street", "inner.city": "town"]) }
}

private final class ExchangedPlace: PlaceBase<ExchangedAddress>, PersistentModel {
    override class var entity: Entity {
        entity(["inner.town": "district", "inner.district": "town"])
    }
}
