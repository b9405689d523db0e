import CSQLite

/// Collations that a database uses and only another program has, such as GRDB's for Swift.
///
/// Without them, SQLite can't compile statements about their tables. The order of what is read doesn't
/// matter here, so that they compare bytes.
final class UnknownCollations {
    private(set) var names: Set<String> = []

    func add(to handle: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_collation_needed(handle, context) { context, handle, _, name in
            guard let context, let name else { return }
            let collations = Unmanaged<UnknownCollations>.fromOpaque(context).takeUnretainedValue()
            collations.names.insert(String(cString: name))
            sqlite3_create_collation_v2(handle, name, SQLITE_UTF8, nil, compareBytes, nil)
        }
    }
}

private func compareBytes(
    _ context: UnsafeMutableRawPointer?,
    _ leftCount: Int32,
    _ left: UnsafeRawPointer?,
    _ rightCount: Int32,
    _ right: UnsafeRawPointer?
) -> Int32 {
    let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
    let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
}
