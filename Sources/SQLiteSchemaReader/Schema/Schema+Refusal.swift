extension Schema {
    /// Why SQLite refuses to save rows of a table with a foreign key, and to delete what it refers to, and
    /// what to do; `nil` if it doesn't, or if the other table isn't there.
    ///
    /// For example: `'code' of 'customer' isn't unique; …`. SQLite calls it a foreign key mismatch.
    func refusal(of key: ForeignKey) -> String? {
        guard let table = referredTable(key) else {
            let others = views.map(\.name) + unreadableViews.map(\.name) + virtualTables
            return others.contains { $0.lowercased() == key.table.lowercased() }
                ? "'\(key.table)' isn't a table with unique columns; refer to such a table" : nil
        }
        guard !key.referredColumns.isEmpty else {
            let count = table.primaryKey.count
            if count == key.columns.count { return nil }
            return count == 0
                ? "'\(table.name)' has no primary key; name a unique column that the key refers to"
                : "the primary key of '\(table.name)' has \(count) columns, and the foreign key"
                    + " \(key.columns.count); refer to all of them, or to a unique column"
        }
        if let missing = key.referredColumns.first(where: { table.column($0) == nil }) {
            return "'\(table.name)' has no column '\(missing)'; correct the foreign key"
        }
        if table.isReferable(key.referredColumns) { return nil }
        let names = key.referredColumns.map { "'\($0)'" }.joined(separator: ", ")
        let isOne = key.referredColumns.count == 1
        return "\(names) of '\(table.name)' \(isOne ? "isn't unique" : "aren't unique together");"
            + " create a unique index, as in CREATE UNIQUE INDEX … ON \(quotedName(table.name))"
            + " (\(key.referredColumns.map(quotedName).joined(separator: ", ")))"
    }
}

extension Table {
    /// Whether a foreign key may refer to columns: to the number of rows, or to what is unique by the
    /// columns' own collations.
    fileprivate func isReferable(_ names: [String]) -> Bool {
        let names = Set(names.map { $0.lowercased() })
        if names == Set([integerKey?.lowercased()].compactMap { $0 }), hasRowNumbers { return true }
        return indexes.contains { index in
            index.isUnique && !index.isPartial && index.columns.count == names.count
                && zip(index.columns, index.collations).allSatisfy { part, collation in
                    guard let name = part.name, let column = column(name) else { return false }
                    return names.contains(name.lowercased())
                        && collation.uppercased() == (column.collation ?? "BINARY").uppercased()
                }
        }
    }
}
