import DatabaseReading
import ModelIR

/// What an expression for the current time is. For example: a text with a day for `date('now')`.
struct TimeValue {
    private(set) var storageClass: StorageClass
    private(set) var meaning: Meaning
    /// Whether it's another time than now. For example: of `datetime('now', 'localtime')`.
    private(set) var isModified = false

    enum Meaning: Equatable {
        /// A text with the day, or with the day and the time.
        case day
        case moment(ExistingColumn.Form?)
        /// Seconds or a Julian day, as a number or as a text of digits.
        case number(ExistingColumn.Form)
        /// Another number, or the digits of one. For example: a year.
        case otherNumber(isWhole: Bool)
        case otherText

        /// How the date is written, if that isn't as `2001-01-01 00:00:00`.
        var form: ExistingColumn.Form? {
            switch self {
            case .moment(let form): form
            case .number(let form): form
            case .day, .otherNumber, .otherText: nil
            }
        }
    }

    /// Whether it's a text or a number that the store reads as a date.
    var isDate: Bool {
        switch meaning {
        case .day, .moment: storageClass == .text
        case .number: storageClass != .text
        case .otherNumber, .otherText: false
        }
    }

    /// - Parameter words: The words of an expression.
    init?(_ words: ArraySlice<String>) {
        var words = words
        while words.first == "(", words.last == ")" { words = words.dropFirst().dropLast() }
        guard let name = words.popFirst()?.lowercased() else { return nil }
        switch name {
        case "current_date" where words.isEmpty: self.init(.text, .day)
        case "current_time" where words.isEmpty: self.init(.text, .otherText)
        case "current_timestamp" where words.isEmpty: self.init(.text, .moment(nil))
        case _ where words.popFirst() != "(" || words.popLast() != ")": return nil
        case "cast": self.init(cast: words)
        default: self.init(name, words.filter { $0 != "," })
        }
    }

    private init(_ storageClass: StorageClass, _ meaning: Meaning) {
        self.storageClass = storageClass
        self.meaning = meaning
    }

    /// The result of a function.
    private init?(_ name: String, _ arguments: [String]) {
        var arguments = arguments[...]
        let format = name == "strftime" ? arguments.popFirst().map(unquotedText) : nil
        let texts = arguments.map { $0.lowercased() }
        // Without a time, the functions take the current one.
        let isPrecise = texts.last == "'subsec'" || texts.last == "'subsecond'"
        guard texts.isEmpty || texts.first == "'now'" || texts.count == 1 && isPrecise else {
            return nil
        }
        switch name {
        case "date": self.init(.text, .day)
        case "time": self.init(.text, .otherText)
        case "datetime":
            self.init(.text, .moment(isPrecise ? .text("2001-01-01 00:00:00.000") : nil))
        case "julianday": self.init(.real, .number(.julianDay))
        case "unixepoch":
            self.init(isPrecise ? .real : .integer, .number(isPrecise ? .seconds : .wholeSeconds))
        case "strftime":
            guard let format else { return nil }
            self.init(.text, Self.meaning(ofFormat: format))
        default: return nil
        }
        isModified = texts.filter { $0 != "'now'" }.count > (isPrecise ? 1 : 0)
    }

    /// - Parameter words: Those inside the parentheses: an expression, `AS` and a type.
    private init?(cast words: ArraySlice<String>) {
        guard let end = words.lastIndex(where: { $0.lowercased() == "as" }),
            let value = TimeValue(words[..<end])
        else { return nil }
        let affinity = Affinity(words[(end + 1)...].joined(separator: " "))
        if affinity == .blob { return nil }
        self = value.stored(in: affinity)
        switch meaning {
        case .number(.julianDay) where affinity == .integer: meaning = .otherNumber(isWhole: true)
        case .day, .moment, .otherText:
            // What precedes the first character that isn't a digit.
            guard affinity.isForNumbers else { return }
            meaning = .otherNumber(isWhole: true)
            storageClass = affinity == .real ? .real : .integer
        default: break
        }
        if affinity == .integer { storageClass = .integer }
    }

    /// The value as a column stores it.
    func stored(in affinity: Affinity) -> TimeValue {
        var value = self
        let isWhole: Bool
        switch meaning {
        case .number(let form): isWhole = form == .wholeSeconds && storageClass != .real
        case .otherNumber(let isInteger): isWhole = isInteger
        case .day, .moment, .otherText: return value
        }
        switch affinity {
        case .text: value.storageClass = .text
        case .real: value.storageClass = .real
        case .integer, .numeric: value.storageClass = isWhole ? .integer : .real
        case .blob: break
        }
        return value
    }

    /// What `strftime` writes. For example: `2001-01-01T00:00:00.000Z` for `%Y-%m-%dT%H:%M:%fZ`.
    private static func meaning(ofFormat format: String) -> Meaning {
        if format == "%s" { return .number(.wholeSeconds) }
        if format == "%J" { return .number(.julianDay) }
        let parts = [
            ("%F", "0000-00-00"), ("%T", "00:00:00"), ("%R", "00:00"), ("%f", "00.000"),
            ("%Y", "0000"), ("%m", "00"), ("%d", "00"), ("%H", "00"), ("%M", "00"), ("%S", "00"),
            ("%s", "0"), ("%j", "000"), ("%W", "00"), ("%w", "0"), ("%u", "0"),
        ]
        let shape = parts.reduce(format) { $0.replacing($1.0, with: $1.1) }
        if let date = DateShape(shape) {
            return shape.utf8.count > 10 ? .moment(.text(date.example)) : .day
        }
        if Int64(shape) != nil { return .otherNumber(isWhole: true) }
        return Double(shape) == nil ? .otherText : .otherNumber(isWhole: false)
    }
}
