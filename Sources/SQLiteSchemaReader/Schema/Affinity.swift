import DatabaseReading

/// What SQLite makes of the values in a column, by its declared type.
enum Affinity {
    case blob, integer, numeric, real, text

    /// - Parameter isStrict: Whether the table is STRICT, where `ANY` leaves values as they are.
    init(_ declared: String, isStrict: Bool = false) {
        let type = declared.uppercased()
        func has(_ parts: String...) -> Bool { parts.contains(where: type.contains) }
        self =
            if has("INT") {
                .integer
            } else if has("CHAR", "CLOB", "TEXT") {
                .text
            } else if type.isEmpty || has("BLOB") || isStrict && type == "ANY" {
                .blob
            } else if has("REAL", "FLOA", "DOUB") {
                .real
            } else {
                .numeric
            }
    }

    /// Whether SQLite makes numbers of texts, where it can. For example: for `STRING`, `TIME`.
    var isForNumbers: Bool { self != .blob && self != .text }

    /// The only storage class of a column in a STRICT table; `nil` for any.
    var strictClass: StorageClass? {
        switch self {
        case .integer: .integer
        case .real: .real
        case .text: .text
        case .blob, .numeric: nil
        }
    }
}
