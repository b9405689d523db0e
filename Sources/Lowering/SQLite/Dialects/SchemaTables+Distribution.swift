extension SchemaTables {
    /// The tables as a server has them that divides rows: those that belong together are in one partition.
    var distributed: SchemaTables {
        let keys = Dictionary(
            all.compactMap { table in
                table.distributionKey.flatMap { name in
                    table.columns.first { $0.name == name }.map { (table.name, $0) }
                }
            },
            uniquingKeysWith: { first, _ in first }
        )
        if keys.isEmpty { return self }
        return SchemaTables(
            families: families.map { $0.map { $0.distributed(by: keys) } },
            memberLimits: memberLimits
        )
    }
}

extension TableDefinition {
    /// - Parameter keys: the columns by which rows are divided, by the names of their tables.
    fileprivate func distributed(by keys: [String: TableColumn]) -> TableDefinition {
        var table = self
        let targets = columns.map { column -> TableColumn? in
            guard case .reference(let reference) = column.type, reference.onDelete != .noAction
            else { return nil }
            return keys[reference.table]
        }
        if isJoinTable, let key = targets[0], targets[1] != nil {
            table.distributionKey = "_key"
            table.columns.append(TableColumn(name: "_key", type: key.type))
        }
        guard table.distributionKey != nil else { return table }
        for (column, target) in zip(columns, targets) {
            if let target { table.sharedKeys[column.name] = target.name }
        }
        return table
    }

    /// The columns of the primary key.
    var primaryKey: [String] {
        (isJoinTable ? pairColumns : ["_pk"]) + [distributionKey].compactMap(\.self)
    }
}
