/// A store's file by plain SQL, for `ModelStoreTesting`.
///
/// For example: `try StoreFile(configuration).texts("SELECT count(*) FROM \"Note\"")`.
package struct StoreFile {
    private let connection: Connection

    package init(_ configuration: ModelConfiguration) throws {
        connection = try StoreLocation(configuration)
            .connect(.create, ConnectionSettings(configuration))
    }

    package func execute(_ sql: String) throws { try connection.execute(sql) }

    /// All rows, as text.
    package func texts(_ sql: String) throws -> [[String?]] { try connection.texts(sql) }
}
