/// The parameters of a list; a power of two of them, so that few statements serve all lists.
func parameters(for count: Int) -> String {
    String(repeating: "?, ", count: rounded(count) - 1) + "?"
}

/// Binds the keys, and the last one to the parameters that are left over.
func bind(_ keys: [Int64], to statement: Statement) {
    for position in 0..<rounded(keys.count) {
        statement.bind(position, keys[min(position, keys.count - 1)])
    }
}

/// How many parameters a list of keys has.
func rounded(_ count: Int) -> Int {
    var size = 1
    while size < count { size *= 2 }
    return size
}

/// A list of keys in a statement that reads rows.
struct KeyList {
    private let keys: [Int64]
    /// Whether the list is one parameter, an array.
    private let isArray: Bool

    init(_ keys: [Int64], _ context: ModelContext) {
        self.keys = keys
        isArray = context.sendsArrays
    }

    /// What follows `IN`, without its parentheses.
    var sql: String {
        isArray ? "SELECT unnest(?::bigint[])" : parameters(for: keys.count)
    }

    /// How many parameters the list has.
    var parameterCount: Int { isArray ? 1 : rounded(keys.count) }

    func bind(to statement: Statement) {
        guard isArray else { return ModelStore.bind(keys, to: statement) }
        statement.bind(0, "{\(keys.map(String.init).joined(separator: ","))}")
    }
}

extension ModelContext {
    /// Whether a list is one parameter of a statement, an array whose elements a server hashes.
    ///
    /// Comparing with each element of an array would take as long as the list is. Partitions, which may be
    /// on other servers, are found by a list of parameters.
    var sendsArrays: Bool { store.isRemote && !store.entities.isDistributed }

    /// How many objects are asked about at once: more on a server, where each statement takes a round trip.
    var batchSize: Int { sendsArrays ? 1024 : 256 }
}
