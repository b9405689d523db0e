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
    /// Prepares to run a plan's stages.
    func stages(_ settings: ConnectionSettings) throws -> any RemoteStages
}

/// A connection on which the stages of a plan run.
package protocol RemoteStages {
    var database: any RemoteDatabase { get }
    /// Runs a body in one transaction of the database, beside which nobody writes, and which is undone if
    /// it throws.
    /// - Parameter body: gets a server whose containers take part in the transaction, until it ends.
    func inOneTransaction<Result>(_ body: (any RemoteServer) throws -> Result) throws -> Result
}

/// A server's database that fits the model.
package protocol RemoteStore: Sendable {
    /// Whether contexts that only read may read elsewhere.
    var hasReplicas: Bool { get }
    /// A connection for one context.
    /// - Parameter isReading: whether the context only reads.
    func connect(isReading: Bool) throws -> any RemoteDatabase
    /// Prepares to follow what others save.
    /// - Parameter receive: is told of it, on any thread.
    func watch(_ receive: @escaping @Sendable (RemoteChanges) -> Void) -> any RemoteWatch
}
