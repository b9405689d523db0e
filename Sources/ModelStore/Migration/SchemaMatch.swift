/// Which parts of two schemas are the same, under whatever name.
package struct SchemaMatch {
    package let old: StoreSchema
    package let new: StoreSchema
    let hints: SchemaHints
    /// The name of the old entity, by the name of the new one.
    let oldEntities: [String: String]
    private let newEntities: [String: String]
    /// The new entities that inherit from one without another between them, by its name.
    private let children: [String: [EntitySchema]]
    /// The removed entities whose rows an entity adopts, by its name.
    private var adopted: [String: [EntitySchema]] = [:]

    init(_ old: StoreSchema, _ new: StoreSchema, _ hints: SchemaHints) {
        self.old = old
        self.new = new
        self.hints = hints
        oldEntities =
            NameMatch(
                new.entities.map { ($0.name, $0.renamedFrom) },
                Dictionary(
                    old.entities.map { ($0.name, $0.renamedFrom) },
                    uniquingKeysWith: { first, _ in first }
                )
            ).oldNames
        newEntities = Dictionary(
            oldEntities.map { ($1, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        children = Dictionary(grouping: new.entities.filter { $0.parent != nil }) {
            $0.parent ?? ""
        }
        for entity in old.entities {
            if let heir = heir(of: entity) { adopted[heir.name, default: []].append(entity) }
        }
    }

    /// The old form of an entity.
    package func old(_ entity: EntitySchema) -> EntitySchema? {
        oldEntities[entity.name].flatMap { old[entity: $0] }
    }

    /// The new form of an entity of the file.
    func new(_ entity: EntitySchema) -> EntitySchema? {
        newEntities[entity.name].flatMap { new[entity: $0] }
    }

    /// The entity that adopts the rows of a removed one: its nearest ancestor that can have rows.
    ///
    /// For example: `Note` for a removed `Memo`, which inherited from it.
    func heir(of entity: EntitySchema) -> EntitySchema? {
        guard newEntities[entity.name] == nil, !entity.isAbstract else { return nil }
        return old.lineage(of: entity).dropFirst().lazy.compactMap(new).first { !$0.isAbstract }
    }

    /// The removed entities whose rows an entity adopts.
    package func orphans(of entity: EntitySchema) -> [EntitySchema] { adopted[entity.name] ?? [] }
}

// MARK: - Columns

extension SchemaMatch {
    /// The columns of the old schema that hold the properties of a new entity and its ancestors, by
    /// the new columns' names.
    ///
    /// - Parameter oldEntity: the entity that the rows were of.
    package func oldColumns(
        of entity: EntitySchema,
        _ oldEntity: EntitySchema,
        _ oldTable: TableSchema
    ) -> [String: String] {
        let line = new.lineage(of: entity)
        var columns = oldAttributes(line, oldEntity, oldTable)
        for declarer in line {
            for relationship in declarer.relationships {
                guard case .column(let key, let place) = relationship.storage,
                    let old = oldRelationship(relationship, of: entity, oldEntity),
                    case .column(let oldKey, let oldPlace) = old.storage
                else { continue }
                columns[key] = oldKey
                if let place { columns[place] = oldPlace }
            }
        }
        return columns
    }

    private func oldAttributes(
        _ line: [EntitySchema],
        _ oldEntity: EntitySchema,
        _ oldTable: TableSchema
    ) -> [String: String] {
        let oldLine = old.lineage(of: oldEntity)
        let references = oldLine.flatMap(\.relationships)
        let names = oldLine.flatMap(\.columns).filter { column in
            !references.contains { $0.holds(column) }
        }
        let known = Dictionary(
            names.map { ($0, earlierNames(oldTable[$0]?.renamedFrom ?? [], oldEntity)) },
            uniquingKeysWith: { first, _ in first }
        )
        var wanted: [(name: String, renamedFrom: [String])] = []
        for declarer in line {
            for column in declarer.columns
            where !declarer.relationships.contains(where: { $0.holds(column) }) {
                let hint = hints.columns[declarer.name]?[column]
                let earlier = hint.map { namesToFollow(of: $0, oldTable) } ?? []
                // The property may have had a value type before, whose storage has another name.
                let raw = earlier.map { $0 + "Raw" }.filter { known[$0] != nil }
                wanted.append((column, earlierNames(earlier + raw, oldEntity)))
            }
        }
        var found = NameMatch(wanted, known).oldNames
        let taken = Set(found.values)
        for (column, earlier) in wanted where found[column] == nil && earlier.isEmpty {
            // The storage of a property that got a value type, or lost it.
            let plain = column.hasSuffix("Raw") ? String(column.dropLast(3)) : column + "Raw"
            // Of two names that differ in case alone, the later one follows that of its entity.
            let prefix = line.map { "\($0.name)_" }.first(where: column.hasPrefix) ?? ""
            let own = String(column.dropFirst(prefix.count))
            found[column] = [plain, "\(oldEntity.name)_\(column)", own].first {
                known[$0] != nil && !taken.contains($0)
            }
        }
        return found
    }
}

extension SchemaMatch {
    /// The earlier names that a column says, with a look at what had them.
    ///
    /// The column of an enum `status` is `statusRaw`, or `statusRawValue` if `statusRaw` is another property,
    /// such as a copy for predicates. When that comes or goes, only the values that the columns allow tell
    /// whose `statusRaw` was.
    private func namesToFollow(of column: Entity.Column, _ oldTable: TableSchema) -> [String] {
        let name = column.schema.name
        guard column.schema.listsValues else { return column.renamedFrom }
        if name.hasSuffix("RawValue") {
            let copy = String(name.dropLast("Value".count))
            let isCopy = oldTable[copy].map { !$0.listsValues } ?? false
            return isCopy ? column.renamedFrom.filter { $0 != copy } : column.renamedFrom
        }
        guard column.renamedFrom.isEmpty, let copy = oldTable[name], !copy.listsValues,
            let typed = oldTable[name + "Value"], typed.renamedFrom.contains(name)
        else { return column.renamedFrom }
        return [typed.name]
    }
}

extension ColumnSchema {
    /// Whether the column is that of an enum's values.
    fileprivate var listsValues: Bool {
        switch check {
        case .integers, .texts: true
        default: false
        }
    }
}

// MARK: - Relationships

extension SchemaMatch {
    /// A column of a hierarchy may have its entity's name before its own.
    private func earlierNames(_ names: [String], _ entity: EntitySchema) -> [String] {
        names + names.map { "\(entity.name)_\($0)" }
    }

    /// The old form of a relationship of an entity or of its ancestors.
    package func oldRelationship(_ relationship: RelationshipSchema, of entity: EntitySchema)
        -> RelationshipSchema?
    {
        old(entity).flatMap { oldRelationship(relationship, of: entity, $0) }
    }

    /// The old forms of a relationship, each with an old entity that had it.
    ///
    /// A relationship that has moved to a superclass had one in each class that had it before.
    func oldForms(of relationship: RelationshipSchema, _ entity: EntitySchema) -> [OldRelationship]
    {
        var known: Set<String> = []
        return line(from: entity).flatMap { one in
            ([old(one)].compactMap(\.self) + orphans(of: one)).compactMap { oldEntity in
                guard let found = oldRelationship(relationship, of: one, oldEntity),
                    known.insert(qualifiedName(of: found, oldEntity)).inserted
                else { return nil }
                return OldRelationship(entity: oldEntity, relationship: found)
            }
        }
    }

    /// A new entity and those that inherit from it, itself first.
    private func line(from entity: EntitySchema) -> [EntitySchema] {
        var line = [entity]
        var next = 0
        // A damaged description may have a cycle.
        while next < line.count, line.count <= new.entities.count {
            line += children[line[next].name] ?? []
            next += 1
        }
        return line
    }

    /// The name of an old relationship with that of the entity that declares it. For example: `Note.tags`.
    func qualifiedName(of relationship: RelationshipSchema, _ entity: EntitySchema) -> String {
        let declarer = old.lineage(of: entity).first { $0.relationships.contains(relationship) }
        return "\(declarer?.name ?? entity.name).\(relationship.name)"
    }

    private func oldRelationship(
        _ relationship: RelationshipSchema,
        of entity: EntitySchema,
        _ oldEntity: EntitySchema
    ) -> RelationshipSchema? {
        let known = old.lineage(of: oldEntity).flatMap(\.relationships)
        let match = NameMatch(
            new.lineage(of: entity).flatMap(\.relationships).map { ($0.name, $0.renamedFrom) },
            Dictionary(
                known.map { ($0.name, $0.renamedFrom) },
                uniquingKeysWith: { first, _ in first }
            )
        )
        return match.oldNames[relationship.name].flatMap { name in
            known.first { $0.name == name }
        }
    }
}

/// A relationship of an old entity, which may have inherited it.
struct OldRelationship {
    let entity: EntitySchema
    let relationship: RelationshipSchema
}

extension RelationshipSchema {
    /// Whether a column of the entity's table is the relationship's key or place.
    func holds(_ column: String) -> Bool {
        guard case .column(let key, let position) = storage else { return false }
        return column == key || column == position
    }
}
