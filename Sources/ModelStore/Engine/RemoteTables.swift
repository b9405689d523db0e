/// The tables of a server's database, as opening a container changes them.
package protocol RemoteTables {
    /// The server and its database, for errors.
    var place: String { get }
    /// Has a transaction open beside which nobody writes.
    var database: any RemoteDatabase { get }
    var dialect: any MigrationDialect { get }
    /// Creates the tables of a schema, and the library's own.
    func create(_ schema: StoreSchema) throws
    /// Carries out a migration.
    ///
    /// - Returns: The number of rows that were written.
    /// - Throws: `StoreError`, and `MigrationProblem` for rows that don't fit.
    func change(_ migration: RemoteMigration) throws -> Int
}
