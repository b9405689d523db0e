import ModelStore

/// A value of a column before and after a migration, as SQL writes both.
struct ComparedValue {
    private let columns: ComparedColumns
    private let isRequired: Bool

    /// - Parameter isRequired: whether every row of the entity needs a value now.
    init(_ columns: ComparedColumns, isRequired: Bool) {
        self.columns = columns
        self.isRequired = isRequired
    }

    /// Whether the value is the same, as far as the types are: a number may be one of another type.
    func isKept(_ old: String, _ new: String) -> Bool {
        if old == new { return true }
        if old == "NULL" { return isRequired && isDefault(new) }
        let keys = columns.new.keysRenamed(since: columns.old)
        if !keys.isEmpty { return RenamedObject(old, keys).equals(new) }
        return columns.old.type != columns.new.type && isSameNumber(old, new)
    }

    /// Whether a row that had no value got the default; one that is computed may be any.
    private func isDefault(_ value: String) -> Bool {
        switch columns.new.defaultValue {
        case nil: value != "NULL"
        case .text(let text): value == literal(text)
        case .integer(let number): isSameNumber("\(number)", value)
        case .real(let number): isSameNumber("\(number)", value)
        }
    }

    private func isSameNumber(_ old: String, _ new: String) -> Bool {
        guard let old = number(old), let new = number(new) else { return false }
        return old == new
    }

    /// A decimal number is a text.
    private func number(_ value: String) -> Double? {
        Double(value.trimmingPrefix("'").prefix { $0 != "'" })
    }
}
