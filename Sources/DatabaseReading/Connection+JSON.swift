import CSQLite

extension Connection {
    /// Lets the schema call the functions for JSON, in addition to those that SQLite calls harmless.
    ///
    /// SQLite 3.40 and older don't call them harmless, so that a schema that isn't trusted can't use them.
    /// All others get the mark of functions that no schema may call.
    func trustOnlyJSON() throws(SQLiteProblem) {
        let functions = try rows("PRAGMA function_list")
        guard !functions.isEmpty else { return }
        for function in functions {
            guard let name = function[0], let count = function[4].flatMap({ Int32($0) }),
                let flags = function[5].flatMap({ Int32($0) }),
                flags & (SQLITE_INNOCUOUS | SQLITE_DIRECTONLY) == 0, !isForJSON(name)
            else { continue }
            let code = sqlite3_create_function_v2(
                handle,
                name,
                count,
                SQLITE_UTF8 | SQLITE_DIRECTONLY,
                nil,
                { context, _, _ in sqlite3_result_null(context) },
                nil,
                nil,
                nil
            )
            guard code == SQLITE_OK else { throw problem }
        }
        trustSchema(handle)
    }
}

/// For example: `json_extract` and `->>`.
private func isForJSON(_ function: String) -> Bool {
    function.hasPrefix("json") || function == "->" || function == "->>"
}
