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
