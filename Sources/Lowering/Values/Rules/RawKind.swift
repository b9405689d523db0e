import ModelIR

/// The wrapped value of a validated type, as far as rules distinguish it.
enum RawKind: Hashable {
    case text
    case data
    case date
    case decimal
    case real(isFloat: Bool)
    case integer(bits: Int)

    /// The kind of a type; `nil` for types that can't be wrapped.
    init?(_ type: AttributeType) {
        switch type {
        case .string: self = .text
        case .binary: self = .data
        case .date: self = .date
        case .decimal: self = .decimal
        case .float: self = .real(isFloat: true)
        case .double: self = .real(isFloat: false)
        case .integer16: self = .integer(bits: 16)
        case .integer32: self = .integer(bits: 32)
        case .integer64, .int: self = .integer(bits: 64)
        case .undefined, .boolean, .uuid, .uri, .transformable, .codable, .objectID, .composite:
            return nil
        }
    }

    /// The wrapped value in a sentence. For example: `a text`.
    var phrase: String {
        switch self {
        case .text: "a text"
        case .data: "data"
        case .date: "a date"
        case .decimal: "a decimal"
        case .real, .integer: "a number"
        }
    }

    func takes(_ rule: ValidationRule.Kind) -> Bool {
        switch rule {
        case .trimmed, .lowercased, .singleLine, .characters, .matches: self == .text
        case .nonEmpty, .length: self == .text || self == .data
        case .range: self != .text && self != .data
        case .ascending: false
        }
    }
}

extension ValidationRule.Kind {
    /// The rule as declarations spell it. For example: `.length`.
    var spelling: String {
        switch self {
        case .trimmed: ".trimmed"
        case .lowercased: ".lowercased"
        case .singleLine: ".singleLine"
        case .nonEmpty: ".nonEmpty"
        case .length: ".length"
        case .range: ".range"
        case .characters: ".characters"
        case .matches: ".matches"
        case .ascending: ".ascending"
        }
    }

    var isCleaning: Bool {
        switch self {
        case .trimmed, .lowercased: true
        case .singleLine, .nonEmpty, .length, .range, .characters, .matches, .ascending: false
        }
    }

    /// Whether a type can have several such rules.
    var isRepeatable: Bool {
        switch self {
        case .characters, .matches: true
        case .trimmed, .lowercased, .singleLine, .nonEmpty, .length, .range, .ascending: false
        }
    }
}
