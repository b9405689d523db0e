/// The way from the values of a column to those of its type in another model.
///
/// For example: an integer becomes a number. How a database says it is up to a ``MigrationDialect``.
package struct ColumnConversion: Equatable, Sendable {
    package let old: ColumnType
    package let new: ColumnType
    package let kind: Kind

    package enum Kind: Equatable, Sendable {
        /// A file stores both alike.
        case same
        /// Every integer has its number. For example: 3 becomes 3.0.
        case number
        /// Integers up to a limit have their number; larger ones, which may be identifiers, would become
        /// others without a word.
        case exactNumber(limit: Int64)
        /// A number without a fraction becomes an integer.
        case integer
        /// A number with at most 15 digits is a decimal, and a decimal with so few is a number. For example: 19.99.
        case fraction
        /// A number that a `Float` can hold stays.
        case narrowed
        /// A text has to be a value of the new type: JSON, or a URL.
        case decoding
    }

    /// - Returns: `nil` if there is no way that serves every model.
    package init?(from old: ColumnType, to new: ColumnType) {
        guard let kind = Kind(from: old, to: new) else { return nil }
        (self.old, self.new, self.kind) = (old, new, kind)
    }
}

extension ColumnConversion.Kind {
    fileprivate init?(from old: ColumnType, to new: ColumnType) {
        switch (old, new) {
        case (.json, .json): self = old == new ? .same : .decoding
        case (.string, .json), (.string, .url): self = .decoding
        case (.reference, .reference), (.position, .position): self = .same
        case (let old, let new) where old == new: self = .same
        case (let old, let new) where old.isInteger && new.isInteger: self = .same
        case (.float, .double): self = .same
        case (.double, .float): self = .narrowed
        case (.url, .string): self = .same
        case (.data, .uuid), (.uuid, .data): self = .same
        case (.int32, .float), (.int64, .float): self = .exactNumber(limit: 1 << 24)
        case (.int64, .double): self = .exactNumber(limit: 1 << 53)
        case (let old, .float) where old.isInteger, (let old, .double) where old.isInteger,
            (let old, .decimal) where old.isInteger:
            self = .number
        case (.float, let new) where new.isInteger, (.double, let new) where new.isInteger,
            (.decimal, let new) where new.isInteger:
            self = .integer
        case (.double, .decimal), (.decimal, .double): self = .fraction
        default: return nil
        }
    }

    /// Whether a file stores another value.
    var changesValues: Bool {
        switch self {
        case .same, .narrowed, .decoding: false
        case .number, .exactNumber, .integer, .fraction: true
        }
    }
}

extension ColumnType {
    /// Whether it's one of the integers that a rule alone tells apart.
    package var isInteger: Bool {
        switch self {
        case .bool, .int16, .int32, .int64: true
        default: false
        }
    }
}
