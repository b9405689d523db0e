import DatabaseReading

extension Connection {
    /// Finds what the columns' first values are, and whether any part of a primary key is NULL.
    ///
    /// - Parameter isScript: Whether other databases have other rows.
    func findContents(
        _ columns: inout [Column],
        of table: String,
        isScript: Bool
    ) throws(SQLiteProblem) {
        let stored = columns.filter { !$0.isGenerated }
        var samples = try samples(of: stored, in: table)[...]
        for index in columns.indices {
            guard columns[index].isGenerated else {
                columns[index].describe(samples.removeFirst(), isScript: isScript)
                continue
            }
            // An expression may call functions that SQLite lacks, or take long.
            do throws(SQLiteProblem) {
                let column = columns[index]
                let sample = try limited { () throws(SQLiteProblem) in
                    try self.samples(of: [column], in: table)[0]
                }
                columns[index].describe(sample, isScript: isScript)
            } catch {
                columns[index].isComputable = false
            }
        }
    }

    /// Samples of columns: the storage classes of the first 10,000 values, and the first 100,000 values if
    /// they matter.
    private func samples(
        of columns: [Column],
        in table: String
    ) throws(SQLiteProblem) -> [ColumnSample] {
        var samples = columns.map(ColumnSample.init)
        let count = try add(10_000, after: 0, of: columns, in: table, to: &samples)
        guard count == 10_000 else { return samples }
        let chosen = columns.indices.filter { samples[$0].needsValues }
        var others = chosen.map { samples[$0] }
        try add(90_000, after: count, of: chosen.map { columns[$0] }, in: table, to: &others)
        for (index, sample) in zip(chosen, others) { samples[index] = sample }
        for (index, column) in columns.enumerated() where column.mayLackKey {
            let condition = "\(quotedName(column.name)) IS NULL"
            let missing = try rows("SELECT 1 FROM \(quotedName(table)) WHERE \(condition) LIMIT 1")
            if !missing.isEmpty { samples[index].insert(.null) }
        }
        return samples
    }

    /// Adds rows to the samples of their columns.
    ///
    /// - Returns: How many were there.
    @discardableResult
    private func add(
        _ limit: Int,
        after offset: Int,
        of columns: [Column],
        in table: String,
        to samples: inout [ColumnSample]
    ) throws(SQLiteProblem) -> Int {
        if columns.isEmpty { return 0 }
        let names = columns.map { quotedName($0.name) }.joined(separator: ", ")
        var count = 0
        try forEachRow(
            of: "SELECT \(names) FROM \(quotedName(table)) LIMIT \(limit) OFFSET \(offset)"
        ) { row in
            count += 1
            for index in samples.indices { samples[index].add(row[index]) }
        }
        return count
    }
}
