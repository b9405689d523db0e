#if PostgreSQL
    import ModelStore
    import ModelTypes

    /// A type of the store's columns, with PostgreSQL's number for it.
    enum ServerType: UInt32 {
        case bool = 16
        case bytes = 17
        case int64 = 20
        case int16 = 21
        case int32 = 23
        case text = 25
        case float = 700
        case double = 701
        case numeric = 1700
        case uuid = 2950

        init(_ type: ColumnType) {
            self =
                switch type {
                case .bool: .bool
                case .int16: .int16
                case .int32: .int32
                case .int64, .position, .reference: .int64
                case .float: .float
                case .double, .date: .double
                case .decimal: .numeric
                case .string, .url, .json: .text
                case .data: .bytes
                case .uuid: .uuid
                }
        }

        /// The type of a column that has a value; `nil` for NULL.
        init?(_ value: Constant) {
            switch value {
            case .null: return nil
            case .bool: self = .bool
            case .integer: self = .int64
            case .double, .date: self = .double
            case .decimal: self = .numeric
            case .string, .url: self = .text
            case .data: self = .bytes
            case .uuid: self = .uuid
            }
        }

        /// The name in SQL. For example: `bigint`.
        var name: String {
            switch self {
            case .bool: "boolean"
            case .bytes: "bytea"
            case .int64: "bigint"
            case .int16: "smallint"
            case .int32: "integer"
            case .text: "text"
            case .float: "real"
            case .double: "double precision"
            case .numeric: "numeric"
            case .uuid: "uuid"
            }
        }
    }
#endif
