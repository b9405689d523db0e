/// What the files of one container keep about saves that write to several of them.
///
/// All of them write the save; the first file's commit decides it. Until it has, every other file
/// holds what undoes its part. For example: a process that ends between the two commits leaves the
/// second file's rows, and the steps that take them back when both files are opened again.
enum SharedSaveTables {
    /// One row: by which number the other files know this one, wherever it lies.
    static let file = """
        CREATE TABLE "_ModelStore_file" ("id" BLOB NOT NULL) STRICT
        """
    /// The saves that this file has decided, and those that it waits for another file to decide.
    static let saves = """
        CREATE TABLE "_ModelStore_saves" ("id" BLOB PRIMARY KEY, "decider" BLOB NOT NULL) STRICT, WITHOUT ROWID
        """
    /// The steps of undecided saves, to be undone from the last to the first.
    static let undo = """
        CREATE TABLE "_ModelStore_undo" ("step" INTEGER PRIMARY KEY, "save" BLOB NOT NULL, "table" TEXT NOT NULL, "change" INTEGER NOT NULL, "key" INTEGER NOT NULL, "other" INTEGER, "column" TEXT, "before" ANY, "after" ANY) STRICT
        """

    static let all = [
        ("_ModelStore_file", file), ("_ModelStore_saves", saves), ("_ModelStore_undo", undo),
    ]

    /// Gives the file its number, once.
    static let numberFile = """
        INSERT INTO "_ModelStore_file" SELECT randomblob(16) WHERE NOT EXISTS (SELECT 1 FROM "_ModelStore_file")
        """

    /// What a step did to a row.
    enum Change: Int {
        case insert
        case update
        case delete
    }
}

extension Connection {
    /// By which number other files know this one; nil if it never was one of several.
    func fileID() throws -> String? {
        let isThere = try texts(
            "SELECT 1 FROM sqlite_schema WHERE name = ?1",
            "_ModelStore_undo"
        )
        if isThere.isEmpty { return nil }
        return try texts("SELECT hex(\"id\") FROM \"_ModelStore_file\"").first?.first ?? nil
    }

    /// The columns that say which row of a table is meant. For example: `["_pk"]`.
    func keyColumns(of table: String) throws -> [String] {
        try texts("SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk", table)
            .compactMap { $0.first ?? nil }
    }
}
