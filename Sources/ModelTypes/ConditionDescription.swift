extension Condition: CustomStringConvertible {
    /// The condition as predicate text with its values, for logging.
    ///
    /// For example: `(weightRaw != nil AND weightRaw > 70.0)`.
    public var description: String { node.format().description }
}

extension FieldOrder: CustomStringConvertible {
    /// A description of the step for logging. For example: `weightRaw descending`.
    public var description: String { "\(name) \(isAscending ? "ascending" : "descending")" }
}

extension PredicateFormat: CustomStringConvertible {
    /// The text with all arguments inserted.
    package var description: String {
        // Percent signs occur only in `%K` and `%@`: the user's texts are arguments.
        var pieces = text.split(separator: "%", omittingEmptySubsequences: false)[...]
        var result = String(pieces.removeFirst())
        for (argument, piece) in zip(arguments, pieces) {
            result += argument.description + piece.dropFirst()
        }
        return result
    }
}

extension PredicateFormat.Argument: CustomStringConvertible {
    package var description: String {
        switch self {
        case .keyPath(let path): path
        case .value(let constant): constant.description
        }
    }
}

extension Constant: CustomStringConvertible {
    /// The value in readable form. For example: `"Ann"`, `70.0`, `nil`.
    package var description: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .double(let value): "\(value)"
        case .decimal(let value): "\(value)"
        case .string(let value): "\"\(value)\""
        case .date(let value): "\(value)"
        case .uuid(let value): "\(value)"
        case .url(let value): "\(value)"
        case .data(let value): "\(value.count) bytes"
        }
    }
}
