import CSQLite

/// The collations of other programs that a file's tables name, and SQLite lacks.
///
/// SQLite refuses each statement that might compare by one, even if it doesn't: a view's columns, and a
/// function of such a column. So they're added with an order that's wrong, and a statement that has used
/// it fails.
final class UnknownCollations {
    /// The name of one that was used, until that's noticed. For example: `localizedCompare`.
    private(set) var used: String?
    /// Whether one was used.
    var isUsed: Bool { used != nil }
    private var collations: [Collation] = []

    private final class Collation {
        let name: String
        unowned let owner: UnknownCollations

        init(_ name: String, _ owner: UnknownCollations) {
            self.name = name
            self.owner = owner
        }

        func noteUse() {
            if !owner.isUsed { owner.used = name }
        }
    }

    /// - Returns: SQLite's result code.
    func register(on handle: OpaquePointer) -> Int32 {
        sqlite3_collation_needed(handle, callbackContext(self)) { context, handle, _, name in
            guard let name, let owner = context?.object(as: UnknownCollations.self) else { return }
            owner.add(String(cString: name), to: handle)
        }
    }

    private func add(_ name: String, to handle: OpaquePointer?) {
        let collation = Collation(name, self)
        collations.append(collation)
        let context = callbackContext(collation)
        _ = sqlite3_create_collation_v2(
            handle,
            name,
            SQLITE_UTF8,
            context,
            { context, _, _, _, _ in
                context?.object(as: Collation.self).noteUse()
                return 0
            },
            nil
        )
    }

    /// Forgets a use that didn't matter, as when a statement is only prepared.
    func forgetUse() { used = nil }

    /// The error of a statement that has used one: that of SQLite for a collation that it lacks.
    func failure(_ sql: String, path: String?) -> SQLFailure {
        defer { forgetUse() }
        return SQLFailure(
            code: SQLITE_ERROR | 1 << 8,
            message: "no such collation sequence: \(used ?? "")",
            sql: sql,
            arguments: [],
            path: path
        )
    }
}
