import ModelStore

/// The entities, properties and relationships that a migration may change.
///
/// For example: `Note`, `Note.state`.
struct ChangingNames {
    private let names: Set<String>

    /// - Throws: ``MigrationTestError`` for a name that the model hasn't.
    init(_ names: Set<String>, _ tables: StoreSchema) throws {
        self.names = names
        for name in names.sorted() where !Self.isKnown(name, tables) {
            throw MigrationTestError.unknownName(name)
        }
    }

    func has(_ entity: EntitySchema) -> Bool { names.contains(entity.name) }

    /// - Parameter property: a column or a relationship.
    func has(_ entity: EntitySchema, _ property: String) -> Bool {
        names.contains { Self.means(Substring($0), entity, property) }
    }

    private static func isKnown(_ name: String, _ tables: StoreSchema) -> Bool {
        tables.entities.contains { entity in
            let line = tables.lineage(of: entity)
            let properties = line.flatMap(\.columns) + line.flatMap(\.relationships).map(\.name)
            return name == entity.name
                || properties.contains { means(Substring(name), entity, $0) }
        }
    }

    /// A property with a value type has a column `stateRaw`, or several as `state_kind`.
    private static func means(_ name: Substring, _ entity: EntitySchema, _ property: String) -> Bool
    {
        guard name.hasPrefix(entity.name + ".") else { return false }
        let name = name.dropFirst(entity.name.count + 1)
        return property.holds(String(name)) || property.hasPrefix(name + "_")
    }
}
