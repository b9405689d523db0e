/// A store's file by plain SQL, for `ModelStoreTesting`.
///
/// For example: `try StoreFile(configuration).texts("SELECT count(*) FROM \"Note\"")`.
package struct StoreFile {
    private let connection: Connection

    package init(_ configuration: ModelConfiguration) throws {
        connection = try configuration.connect()
    }

    package func execute(_ sql: String) throws { try connection.execute(sql) }

    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try connection.transaction("BEGIN IMMEDIATE", body)
    }

    /// All rows, as text.
    package func texts(_ sql: String) throws -> [[String?]] { try connection.texts(sql) }
}
