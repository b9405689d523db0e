import ModelIR

/// A rule for the values of a column.
///
/// For example: `.characterCount(CountBounds(lower: 3, upper: 19))`.
indirect enum ColumnCheck: Hashable, Sendable {
    case integers([Int64])
    case texts([String])
    case range(CheckBounds<Int64>)
    case realRange(CheckBounds<Double>)
    case characterCount(CheckBounds<Int64>)
    case byteCount(CheckBounds<Int64>)
    case all([ColumnCheck])
}

/// The bounds of a check, at least one of them.
struct CheckBounds<Value: Hashable & Sendable & Comparable>: Hashable, Sendable {
    var lower: Value?
    var upper: Value?
    /// False for `..<`.
    var includesUpper = true
}

extension ColumnCheck {
    /// Whether a listed number or text is needed, and a value is another one.
    func refuses(_ value: Literal) -> Bool {
        switch (self, value) {
        case (.integers(let numbers), .integer(let number)): !numbers.contains(number)
        case (.range(let bounds), .integer(let number)):
            number < bounds.lower ?? .min || number > bounds.upper ?? .max
        case (.texts(let texts), .string(let text)): !texts.contains(text)
        default: false
        }
    }

    /// The check as SQL: alternatives, one of which must hold.
    ///
    /// For example: `"moodRaw" BETWEEN -1 AND 1`. No alternative is an `IN` list, which SQLite would
    /// build again for every row.
    func alternatives(_ column: String) -> [String] {
        let name = quoted(column)
        return switch self {
        case .integers(let numbers): numbers.map { "\(name) = \($0)" }
        case .texts(let texts): texts.map { "\(name) = \(literal($0))" }
        case .range(let bounds): [Self.comparison(name, bounds)]
        case .realRange(let bounds): [Self.comparison(name, bounds)]
        case .characterCount(let bounds): [Self.comparison("character_count(\(name))", bounds)]
        case .byteCount(let bounds): [Self.comparison("length(\(name))", bounds)]
        case .all(let checks):
            [
                checks.map { check in
                    let tests = check.alternatives(column)
                    let text = tests.joined(separator: " OR ")
                    return tests.count > 1 ? "(\(text))" : text
                }.joined(separator: " AND ")
            ]
        }
    }

    /// For example: `length("data") BETWEEN 1 AND 64`.
    static func comparison<Value>(_ value: String, _ bounds: CheckBounds<Value>) -> String {
        switch (bounds.lower, bounds.upper) {
        case (nil, nil): "TRUE"
        case (let lower?, nil): "\(value) >= \(lower)"
        case (nil, let upper?): "\(value) \(bounds.includesUpper ? "<=" : "<") \(upper)"
        case (let lower?, let upper?):
            bounds.includesUpper
                ? lower == upper ? "\(value) = \(lower)" : "\(value) BETWEEN \(lower) AND \(upper)"
                : "\(value) >= \(lower) AND \(value) < \(upper)"
        }
    }
}
