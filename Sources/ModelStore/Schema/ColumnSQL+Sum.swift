import CSQLite

extension ColumnSQL {
    private static let textIsNoNumber = "a row has a text or data instead of a number"
    private static let sumIsTooLarge = "a sum beyond the integers of 64 bits"
    private static let sumIsNoNumber = "the difference of two infinite numbers"

    /// The reasons for which SQLite can't store a sum, which begin its messages.
    static let unstorableSums = [textIsNoNumber, sumIsTooLarge, sumIsNoNumber]

    /// An expression for the value plus or minus a number.
    ///
    /// In a table that another program made, nothing else refuses a sum that the property can't have: the
    /// errors are those of this library's tables. A missing value stays missing. For example:
    /// `"visits" + ?3`.
    /// - Parameter sign: `+` or `-`.
    func sum(_ sign: String, _ parameter: String) -> String {
        let sum = "\(name) \(sign) \(parameter)"
        guard let schema else { return sum }
        let value = "(\(sum))"
        var cases = [otherValue(than: schema, value)]
        if let rule = schema.rule {
            let text = SQLiteDialect.condition(rule, name)
            cases.append(
                "WHEN NOT (\(SQLiteDialect.condition(rule, value))) THEN "
                    + refused(.check, "CHECK constraint failed: \(text)")
            )
        }
        return "CASE \(cases.joined(separator: " ")) ELSE \(sum) END"
    }

    /// A sum beyond what SQLite has integers for, of infinite numbers, or of what isn't a number.
    private func otherValue(than schema: ColumnSchema, _ sum: String) -> String {
        func notStorable(_ reason: String) -> String {
            refused(.dataType, "\(reason): \(name)")
        }
        let isText =
            "WHEN typeof(\(name)) IN ('text', 'blob') THEN \(notStorable(Self.textIsNoNumber))"
        guard schema.type.storage == .real else {
            return isText
                + " WHEN typeof(\(sum)) <> typeof(\(name)) THEN \(notStorable(Self.sumIsTooLarge))"
        }
        let isMissing =
            schema.isOptional
            ? notStorable(Self.sumIsNoNumber)
            : refused(.notNull, "NOT NULL constraint failed: \(name)")
        return isText
            + " WHEN \(name) IS NOT NULL AND \(sum) IS NULL THEN \(isMissing)"
    }

    private func refused(_ constraint: FailedConstraint, _ message: String) -> String {
        "refused(\(name), \(SQLITE_CONSTRAINT | constraint.rawValue << 8), \(literal(message)))"
    }
}
