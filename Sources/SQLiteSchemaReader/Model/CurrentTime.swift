import ModelIR

/// A default that is the time at which a row is inserted, as a column stores it. For example:
/// `CURRENT_TIMESTAMP`, `datetime('now')`, `unixepoch()`, `CAST(strftime('%s', 'now') AS INTEGER)`.
struct CurrentTime {
    private let value: TimeValue

    /// `nil` for another expression, and for one whose values a STRICT table refuses.
    init?(_ text: String, in affinity: Affinity, isStrict: Bool) {
        guard let value = TimeValue(sqlWords(text)[...])?.stored(in: affinity) else { return nil }
        if isStrict, let only = affinity.strictClass, only != value.storageClass { return nil }
        self.value = value
    }

    /// How the date is written, if that isn't as `2001-01-01 00:00:00`.
    var form: ExistingColumn.Form? { value.meaning.form }

    /// Whether it's a date that has no time of day.
    var isDay: Bool { value.meaning == .day }

    /// Whether it's the time itself, rather than another one such as `datetime('now', 'localtime')`.
    var isNow: Bool { value.isDate && !value.isModified }

    /// Whether it's a text that isn't a date. For example: `CURRENT_TIME`.
    var isOtherText: Bool { value.storageClass == .text && !value.isDate }

    /// The seconds or days that the column's type makes a text of; `nil` for other values.
    var numberInText: String? {
        guard value.storageClass == .text, case .number(let form) = value.meaning else {
            return nil
        }
        return form == .julianDay ? "Julian day" : "number of seconds"
    }

    /// The type of what the column holds.
    ///
    /// - Parameter declared: The type for the declared one.
    func valueType(_ declared: AttributeType) -> AttributeType {
        if value.isDate, isNow || declared == .date { return .date }
        switch value.storageClass {
        case .text: return .string
        case .real where declared == .date || declared == .integer64: return .double
        case _ where declared == .date: return .integer64
        default: return declared
        }
    }
}
