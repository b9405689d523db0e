import DatabaseReading

extension Schema {
    /// The collations of columns and indexes that SQLite lacks, sorted.
    ///
    /// SQLite itself only misses those of statements that compare values.
    func unknownCollations(_ connection: Connection) -> [String] {
        var names = connection.unknownCollations
        var known = Set(["binary", "nocase", "rtrim"] + names.map { $0.lowercased() })
        for name in declaredCollations where known.insert(name.lowercased()).inserted {
            names.append(name)
        }
        return names.sorted()
    }

    private var declaredCollations: [String] {
        tables.flatMap { $0.columns.compactMap(\.collation) + $0.indexes.flatMap(\.collations) }
    }
}
