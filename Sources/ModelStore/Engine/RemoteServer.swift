import Foundation

/// A database server that a configuration names.
package protocol RemoteServer: Sendable {
    /// The server and its database, without a password, for errors and descriptions.
    var place: String { get }
    /// How many connections a container has at most.
    var maximumConnections: Int { get }
    /// Adapts the database to the model, or throws and changes nothing.
    /// - Returns: What was changed; `nil` for a new database, and for one that fits.
    func open(_ opening: RemoteOpening) throws -> (store: any RemoteStore, migration: Migration?)
}

/// A server's database that fits the model.
package protocol RemoteStore: Sendable {
    /// A connection for one context.
    func connect() throws -> any RemoteDatabase
    /// Prepares to follow what others save.
    /// - Parameter receive: is told of it, on any thread.
    func watch(_ receive: @escaping @Sendable (RemoteChanges) -> Void) -> any RemoteWatch
}
