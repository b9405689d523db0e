#if PostgreSQL
    import ModelStore

    /// What a migration does to the references between tables.
    struct ChangedReferences {
        /// Removed before anything else.
        private(set) var removed: [SchemaReference] = []
        /// Those that stay, under another name.
        private(set) var renamed: [(old: SchemaReference, new: SchemaReference)] = []
        /// Added at the end, which looks at all rows.
        private(set) var added: [SchemaReference]

        init(_ migration: RemoteMigration) {
            let plan = migration.plan
            added = SchemaReference.all(of: migration.match.new)
            var tables: [String: String] = [:]
            var columns: [String: [String: String]] = [:]
            for table in plan.tables {
                switch table.kind {
                case .create, .rebuild: break
                case .keep: tables[table.table.name] = table.table.name
                case .alter(let old):
                    tables[old] = table.table.name
                    columns[old] = table.newColumns
                }
            }
            for join in plan.joins where join.isKept { tables[join.table.name] = join.table.name }
            for old in SchemaReference.all(of: migration.match.old) {
                var new = old
                let names = columns[old.table]
                guard !plan.needsCleaning, let table = tables[old.table],
                    let target = tables[old.target],
                    let column = names == nil ? old.column : names?[old.column]
                else {
                    removed.append(old)
                    continue
                }
                (new.table, new.target, new.column) = (table, target, column)
                if let keys = old.keys {
                    new.keys = SchemaReference.Keys(
                        own: columns[old.table]?[keys.own] ?? keys.own,
                        target: columns[old.target]?[keys.target] ?? keys.target
                    )
                }
                guard let place = added.firstIndex(of: new) else {
                    removed.append(old)
                    continue
                }
                added.remove(at: place)
                if old.name != new.name { renamed.append((old, new)) }
            }
        }
    }
#endif
