/// Which parts of two schemas are the same, under whatever name.
struct SchemaMatch {
    let old: StoreSchema
    let new: StoreSchema
    let hints: SchemaHints
    /// The name of the old entity, by the name of the new one.
    private(set) var oldEntities: [String: String] = [:]
    private var newEntities: [String: String] = [:]

    init(_ old: StoreSchema, _ new: StoreSchema, _ hints: SchemaHints) {
        self.old = old
        self.new = new
        self.hints = hints
        // Names come first if nothing says that they are another's earlier name.
        let claimed = Set(
            new.entities.flatMap { entity in
                hints.entities[entity.name, default: []].filter { $0 != entity.name }
            }
        )
        for entity in new.entities {
            let isRenamed = !hints.entities[entity.name, default: []].isEmpty
            if old[entity: entity.name] != nil, !claimed.contains(entity.name) || !isRenamed {
                match(entity.name, entity.name)
            }
        }
        for entity in new.entities where oldEntities[entity.name] == nil {
            let names = hints.entities[entity.name, default: []]
            guard let name = names.first(where: { old[entity: $0] != nil }) else { continue }
            if newEntities[name] == nil { match(entity.name, name) }
        }
    }

    private mutating func match(_ new: String, _ old: String) {
        oldEntities[new] = old
        newEntities[old] = new
    }

    /// The old form of an entity.
    func old(_ entity: EntitySchema) -> EntitySchema? {
        oldEntities[entity.name].flatMap { old[entity: $0] }
    }

    /// The new form of an entity of the file.
    func new(_ entity: EntitySchema) -> EntitySchema? {
        newEntities[entity.name].flatMap { new[entity: $0] }
    }
}

// MARK: - Columns

extension SchemaMatch {
    /// The column of the old schema that holds a property of a new entity.
    ///
    /// - Parameters:
    ///   - column: a column that `declarer` declares.
    ///   - entity: an old entity, of which or of whose ancestors the property was.
    func oldColumn(_ column: String, of declarer: EntitySchema, in entity: EntitySchema) -> String? {
        if let relationship = declarer.relationships.first(where: { $0.holds(column) }) {
            return oldColumn(column, of: relationship, declarer, in: entity)
        }
        let known = attributes(of: entity)
        let hint = hints.columns[declarer.name]?[column]
        let earlier = hint?.renamedFrom ?? []
        if known.contains(column), !isClaimed(column, by: column, declarer) { return column }
        for name in earlier {
            for candidate in [name, "\(entity.name)_\(name)"] where known.contains(candidate) {
                return candidate
            }
        }
        guard earlier.isEmpty else { return nil }
        // The storage of a property that got a value type, or lost it.
        let plain = column.hasSuffix("Raw") ? String(column.dropLast(3)) : column + "Raw"
        let candidates = [plain, "\(entity.name)_\(column)"]
        return candidates.first {
            known.contains($0) && new[table: declarer.table]?[$0] == nil
        }
    }

    /// Whether another column says that this was its name.
    private func isClaimed(_ name: String, by column: String, _ entity: EntitySchema) -> Bool {
        guard hints.columns[entity.name]?[column]?.renamedFrom.isEmpty == false else {
            return false
        }
        return new.lineage(of: entity).contains { one in
            hints.columns[one.name, default: [:]].contains {
                $0.key != column && $0.value.renamedFrom.contains(name)
            }
        }
    }

    /// The columns of an old entity and its ancestors that hold attributes.
    private func attributes(of entity: EntitySchema) -> Set<String> {
        let line = old.lineage(of: entity)
        let references = line.flatMap(\.relationships)
        return Set(line.flatMap(\.columns).filter { column in
            !references.contains { $0.holds(column) }
        })
    }

    private func oldColumn(
        _ column: String,
        of relationship: RelationshipSchema,
        _ declarer: EntitySchema,
        in entity: EntitySchema
    ) -> String? {
        guard let old = oldRelationship(relationship, of: declarer, in: entity),
            case .column(let key, let position) = old.storage,
            case .column(let newKey, _) = relationship.storage
        else { return nil }
        return column == newKey ? key : position
    }
}

// MARK: - Relationships

extension SchemaMatch {
    /// The old form of a relationship: in the old entity, or in one of its ancestors.
    func oldRelationship(
        _ relationship: RelationshipSchema,
        of declarer: EntitySchema,
        in entity: EntitySchema
    ) -> RelationshipSchema? {
        let known = old.lineage(of: entity).flatMap(\.relationships)
        let earlier = hints.relationships[declarer.name]?[relationship.name] ?? []
        let names = earlier + [relationship.name]
        let isTaken = { (name: String) in
            name == relationship.name && !earlier.isEmpty
                && hints.relationships[declarer.name, default: [:]].contains {
                    $0.key != name && $0.value.contains(name)
                }
        }
        return names.lazy.filter { !isTaken($0) }
            .compactMap { name in known.first { $0.name == name } }.first
    }
}

extension RelationshipSchema {
    /// Whether a column of the entity's table is the relationship's key or place.
    func holds(_ column: String) -> Bool {
        guard case .column(let key, let position) = storage else { return false }
        return column == key || column == position
    }
}
