/// Follows what others save on a server.
package protocol RemoteWatch: AnyObject, Sendable {
    /// Begins to follow.
    ///
    /// If it can't, it goes on trying. What was saved before it could counts as unknown.
    /// - Parameter waits: whether to return only after the first attempt. If that succeeds, what is read
    ///   from now on and what is told leave no gap.
    func begin(waits: Bool)
    /// Ends it; nothing is waited for.
    func end()
}

/// What a save of another program has changed.
package struct RemoteChanges: Equatable, Sendable {
    /// The names of the entities' tables. For example: `Person`.
    package var tables: Set<String> = []
    /// Whether any row may have changed.
    package var isUnknown = false

    /// Any row of any table.
    package static let unknown = RemoteChanges(isUnknown: true)

    package init(tables: Set<String> = [], isUnknown: Bool = false) {
        (self.tables, self.isUnknown) = (tables, isUnknown)
    }

    package mutating func add(_ later: RemoteChanges) {
        tables.formUnion(later.tables)
        isUnknown = isUnknown || later.isUnknown
    }
}
