import CSQLite

/// Whose members change in a transaction, by the rules that have to look.
///
/// A connection to a model without such rules has none of this.
final class MemberChanges {
    /// The SQL function that the triggers call with a rule's number and an owner's key.
    static let function = "member_change"

    let rules: [MemberRule]
    private var owners: [[Int64]]

    init(_ rules: [MemberRule]) {
        self.rules = rules
        owners = rules.map { _ in [] }
    }

    /// The keys of the owners to look at, each once.
    func owners(_ rule: Int) -> [Int64] { Set(owners[rule]).sorted() }

    func forget() {
        for rule in owners.indices where !owners[rule].isEmpty { owners[rule] = [] }
    }

    private func note(_ rule: Int, _ key: Int64) {
        // The members of one owner mostly come one after the other.
        if owners.indices.contains(rule), owners[rule].last != key { owners[rule].append(key) }
    }

    /// Has a connection note changes; it keeps this for as long as it lives.
    fileprivate func attach(to connection: Connection) throws {
        let code = sqlite3_create_function_v2(
            connection.handle,
            Self.function,
            2,
            SQLITE_UTF8,
            callbackContext(self),
            { context, _, arguments in
                guard let data = sqlite3_user_data(context), let arguments else { return }
                data.object(as: MemberChanges.self).note(
                    Int(sqlite3_value_int64(arguments[0])),
                    sqlite3_value_int64(arguments[1])
                )
            },
            nil,
            nil,
            nil
        )
        guard code == SQLITE_OK else { throw connection.error(code, Self.function) }
        for (number, rule) in rules.enumerated() {
            for trigger in rule.triggers(number) { try connection.execute(trigger) }
        }
    }
}

extension Connection {
    /// Notes from now on whose members change.
    func watch(_ rules: [MemberRule]) throws {
        guard memberChanges == nil, !rules.isEmpty else { return }
        let changes = MemberChanges(rules)
        try changes.attach(to: self)
        memberChanges = changes
    }
}
