import ModelIR

/// A default that is the time at which a row is inserted. For example: `CURRENT_TIMESTAMP`,
/// `datetime('now')`, `unixepoch()`, `CAST(strftime('%s', 'now') AS INTEGER)`.
struct CurrentTime {
    /// How it's written, if that isn't as `2001-01-01 00:00:00`.
    let form: ExistingColumn.Form?
    /// Whether it has no time of day.
    let isDay: Bool

    /// `nil` for another expression.
    init?(_ text: String) {
        var words = sqlWords(text)[...]
        if words.first?.lowercased() == "cast", words.dropFirst().first == "(",
            let end = words.lastIndex(where: { $0.lowercased() == "as" })
        {
            words = words[..<end].dropFirst(2)
        }
        guard let name = words.popFirst()?.lowercased() else { return nil }
        isDay = name == "current_date" || name == "date"
        if ["current_date", "current_timestamp"].contains(name) {
            guard words.isEmpty else { return nil }
            form = nil
            return
        }
        guard words.popFirst() == "(", words.popLast() == ")" else { return nil }
        let arguments = words.map { $0.lowercased() }
        let isNow = arguments.isEmpty || arguments == ["'now'"]
        switch name {
        case "date" where isNow, "datetime" where isNow: form = nil
        case "julianday" where isNow: form = .julianDay
        case "unixepoch" where isNow: form = .wholeSeconds
        case "strftime" where arguments.count == 3 && arguments[2] == "'now'":
            let format = unquotedText(words.first ?? "")
            guard let written = Self.form(ofFormat: format) else { return nil }
            form = written
        default: return nil
        }
    }

    /// The form of what `strftime` writes. For example: `2001-01-01T00:00:00.000Z` for
    /// `%Y-%m-%dT%H:%M:%fZ`.
    private static func form(ofFormat format: String) -> ExistingColumn.Form? {
        if format == "%s" { return .wholeSeconds }
        if format == "%J" { return .julianDay }
        let parts = [
            ("%F", "0000-00-00"), ("%T", "00:00:00"), ("%R", "00:00"), ("%f", "00.000"),
            ("%Y", "0000"), ("%m", "00"), ("%d", "00"), ("%H", "00"), ("%M", "00"), ("%S", "00"),
        ]
        let shape = parts.reduce(format) { $0.replacing($1.0, with: $1.1) }
        return DateShape(shape).map { .text($0.example) }
    }
}
