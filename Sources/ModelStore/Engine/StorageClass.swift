import ModelTypes

/// The kinds of values that SQLite stores, with its numbers for them.
package enum StorageClass: Int32 {
    case integer = 1
    case real = 2
    case text = 3
    case blob = 4
    case null = 5

    init(_ value: Constant) {
        self =
            switch value {
            case .null: .null
            case .bool, .integer: .integer
            case .double, .date: .real
            case .decimal, .string, .url: .text
            case .uuid, .data: .blob
            }
    }
}
