/// What a server divides the rows of a table by: a column of it, or a copy of the column of its owner.
///
/// For example: the column `accountID` of `Task`. Rows with equal values are in one partition.
package struct Distribution: Hashable, Sendable, Codable {
    /// The column; ``joinColumn`` in a join table.
    package var column: String
    package let type: ColumnType

    /// The column that the pairs of distributed rows have on a server, in addition.
    package static let joinColumn = "_key"
}

extension TableSchema {
    /// A join table, which is divided as the tables of both its sides are.
    func distributed(as distributions: [String: Distribution]) -> TableSchema {
        let sides = columns.prefix(2).map { column -> Distribution? in
            guard case .reference(let table, _) = column.type else { return nil }
            return distributions[table]
        }
        guard sides.count == 2, let first = sides[0], sides[1] != nil else { return self }
        var table = self
        table.distribution = Distribution(column: Distribution.joinColumn, type: first.type)
        return table
    }

    /// Whether a reference is a foreign key of the table.
    func isForeignKey(_ column: String) -> Bool {
        self[column]?.type.foreignKey != nil
    }

    /// The column of the key that only a join table on a server has.
    package var distributionColumn: ColumnSchema? {
        guard isJoinTable, let distribution else { return nil }
        return ColumnSchema(distribution.column, distribution.type, isOptional: false)
    }
}

extension StoreSchema {
    /// Whether a server may divide a table among partitions.
    package var isDistributed: Bool { tables.contains { $0.distribution != nil } }

    /// The same schema, whose tables aren't divided.
    var undistributed: StoreSchema {
        var schema = self
        for place in tables.indices { schema.tables[place].distribution = nil }
        return schema
    }

    /// What both tables of a reference are divided by, the other one's column second; `nil` if one of them
    /// isn't divided, or if nothing ensures that the values are the same.
    package func distributions(of column: ColumnSchema, in table: TableSchema)
        -> (own: Distribution, other: Distribution)?
    {
        guard let key = column.type.foreignKey, let own = table.distribution,
            let other = self[table: key.table]?.distribution
        else { return nil }
        return (own, other)
    }
}
