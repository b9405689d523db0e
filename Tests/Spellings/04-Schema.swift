// MARK: `init(_:)`, which doesn't throw
func make() -> Schema { Schema([Traveler.self]) }
_ = make()

// MARK: `init(_:version:)`
_ = Schema([Traveler.self], version: Schema.Version(1, 0, 0))

// MARK: `init(versionedSchema:)`
enum First: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Traveler.self] }
}
_ = Schema(versionedSchema: First.self)

// MARK: `Version`
_ = Schema.Version(1, 0, 0)

// MARK: `entities`
_ = container.schema.entities.first?.name

// MARK: `entity(for:)`
_ = container.schema.entity(for: Traveler.self)

// MARK: `entitiesByName`
_ = container.schema.entitiesByName["Traveler"]

// MARK: `Entity.attributes`, `properties`, `relationships`
let entity = container.schema.entities.first
_ = entity?.attributes
_ = entity?.properties
_ = entity?.relationships

// MARK: `version`
_ = container.schema.version

// MARK: `Codable`
_ = try JSONEncoder().encode(container.schema)
