/// The way from the values of a column to those of its type in another model.
enum ColumnConversion: Equatable {
    /// Both are stored alike.
    case same
    /// Every value becomes another one of SQLite's types. For example: an integer becomes a number.
    case cast(String)
    /// As `cast`, for values that pass a test. For example: a number without a fraction becomes an
    /// integer.
    case checkedCast(String, test: String)
    /// As `same`, for values that pass a test. For example: a number that a `Float` can hold.
    case checked(test: String)
    /// A text that has to be a value of the new type: JSON, or a URL.
    case decoding

    /// - Returns: `nil` if there is no way that serves every model.
    init?(from old: ColumnType, to new: ColumnType) {
        switch (old, new) {
        case (.json, .json): self = old == new ? .same : .decoding
        case (.string, .json), (.string, .url): self = .decoding
        case (.reference, .reference), (.position, .position): self = .same
        case (let old, let new) where old == new: self = .same
        case (let old, let new) where old.isInteger && new.isInteger: self = .same
        case (.float, .double): self = .same
        case (.double, .float):
            self = .checked(test: "abs(%@) <= \(Double(Float.greatestFiniteMagnitude))")
        case (.url, .string): self = .same
        case (.data, .uuid), (.uuid, .data): self = .same
        // Larger integers, which may be identifiers, would become others without a word.
        case (.int32, .float), (.int64, .float):
            self = .checkedCast("REAL", test: "%@ BETWEEN -16777216 AND 16777216")
        case (.int64, .double):
            self = .checkedCast("REAL", test: "%@ BETWEEN -9007199254740992 AND 9007199254740992")
        case (let old, .float) where old.isInteger, (let old, .double) where old.isInteger:
            self = .cast("REAL")
        case (let old, .decimal) where old.isInteger: self = .cast("TEXT")
        case (.float, let new) where new.isInteger, (.double, let new) where new.isInteger:
            self = .checkedCast("INTEGER", test: "CAST(CAST(%@ AS INTEGER) AS REAL) = %@")
        // A decimal is stored as a text, without zeros at its end.
        case (.decimal, let new) where new.isInteger:
            self = .checkedCast("INTEGER", test: "CAST(CAST(%@ AS INTEGER) AS TEXT) = %@")
        default: return nil
        }
    }

    /// The converted value. For example: `CAST("size" AS REAL)`.
    func applied(to value: String) -> String {
        switch self {
        case .same, .checked, .decoding: value
        case .cast(let type), .checkedCast(let type, _): "CAST(\(value) AS \(type))"
        }
    }

    /// What a value has to pass; `nil` if every value can be converted.
    func test(of value: String) -> String? {
        guard let test else { return nil }
        return test.split(separator: "%@", omittingEmptySubsequences: false).joined(
            separator: value
        )
    }

    private var test: String? {
        switch self {
        case .checkedCast(_, let test), .checked(let test): test
        case .same, .cast, .decoding: nil
        }
    }
}

extension ColumnType {
    /// Whether it's one of the integers that a rule alone tells apart.
    fileprivate var isInteger: Bool {
        switch self {
        case .bool, .int16, .int32, .int64: true
        default: false
        }
    }
}
