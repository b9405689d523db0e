/// How far the schema of a file is from that of a version: which version a file has.
///
/// Versions have the same shape if they have the same entities, properties and types, in whatever
/// order. What else differs, such as a default, a rule or an index, only decides between versions of the
/// same shape: Core Data tells versions apart by much the same.
struct SchemaDistance {
    /// The number of details that differ; `nil` if the shapes do.
    private(set) var count: Int? = 0

    init(_ file: StoreSchema, _ version: StoreSchema) {
        compare(file.entities, version.entities, by: \.name) { distance, old, new in
            distance.require(old.parent == new.parent && old.isAbstract == new.isAbstract)
            distance.require(old.table == new.table && Set(old.columns) == Set(new.columns))
            distance.note(old.renamedFrom != new.renamedFrom)
            distance.compare(old.relationships, new.relationships, by: \.name) {
                $0.require($1.destination == $2.destination && $1.isToMany == $2.isToMany)
                $0.require($1.storage == $2.storage)
                $0.note($1.inverse != $2.inverse)
                $0.note($1.renamedFrom != $2.renamedFrom)
            }
        }
        compare(file.tables, version.tables, by: \.name) { distance, old, new in
            distance.require(Set(old.types) == Set(new.types))
            distance.note(Set(old.unique.map(Set.init)) != Set(new.unique.map(Set.init)))
            distance.note(Set(old.indexes) != Set(new.indexes))
            distance.compare(old.columns, new.columns, by: \.name) { $0.compare($1, $2) }
        }
    }

    private mutating func compare(_ old: ColumnSchema, _ new: ColumnSchema) {
        switch (old.withShortTypeName.type, new.withShortTypeName.type) {
        case (.json, .json): note(old.withShortTypeName.type != new.withShortTypeName.type)
        case (.reference(let table, let rule), .reference(let other, let otherRule)):
            require(table == other)
            note(rule != otherRule)
        case (let old, let new): require(old == new)
        }
        note(old.isOptional != new.isOptional)
        note(Set(old.requiredFor) != Set(new.requiredFor))
        note(old.isUnique != new.isUnique)
        note(old.defaultValue != new.defaultValue)
        note(old.check?.inOrder != new.check?.inOrder)
        note(old.renamedFrom != new.renamedFrom)
        note(old.renamedKeys != new.renamedKeys)
    }

    private mutating func compare<Part>(
        _ old: [Part],
        _ new: [Part],
        by name: (Part) -> String,
        _ body: (inout SchemaDistance, Part, Part) -> Void
    ) {
        let known = Dictionary(old.map { (name($0), $0) }) { first, _ in first }
        require(old.count == new.count && new.allSatisfy { known[name($0)] != nil })
        for part in new {
            if let other = known[name(part)] { body(&self, other, part) }
        }
    }

    private mutating func require(_ isAlike: Bool) { if !isAlike { count = nil } }

    private mutating func note(_ isDifferent: Bool) {
        if isDifferent { count = count.map { $0 + 1 } }
    }
}

extension CheckRule {
    /// The same rule, with values in the order of their size.
    fileprivate var inOrder: CheckRule {
        switch self {
        case .integers(let values): .integers(values.sorted())
        case .texts(let values): .texts(values.sorted())
        case .all(let rules): .all(rules.map(\.inOrder))
        case .range, .realRange, .characterCount, .byteCount: self
        }
    }
}
