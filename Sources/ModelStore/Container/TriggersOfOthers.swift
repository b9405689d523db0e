/// The triggers in a database of another program.
struct TriggersOfOthers: Sendable {
    /// Whether triggers may change rows along with those that are saved.
    private(set) var exist = false
    /// The tables with triggers that may ignore a statement, in lowercase letters.
    private var ignoring: Set<String> = []

    init() {}

    init(_ connection: Connection) throws {
        let sql = """
            SELECT lower("tbl_name"), "sql" LIKE '%raise%ignore%' FROM sqlite_schema
            WHERE "type" = 'trigger'
            """
        let rows = try connection.texts(sql)
        exist = !rows.isEmpty
        ignoring = Set(rows.filter { $0[1] == "1" }.compactMap(\.[0]))
    }

    /// Whether a trigger may leave a row of a table as it is, without an error.
    func mayIgnore(_ table: String) -> Bool { exist && ignoring.contains(table.lowercased()) }
}
