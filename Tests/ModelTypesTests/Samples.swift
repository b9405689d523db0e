import ModelTypes

/// A validated text, in the form that the generator writes.
struct Name: ValidatedValue {
    enum ValidationError: Error, Hashable, Sendable {
        case notSingleLine
        case tooShort(length: Int, lowerBound: Int)
        case tooLong(length: Int, upperBound: Int)
    }

    let rawValue: String

    init(_ rawValue: String) throws(ValidationError) {
        let value = TextRule.trimmed(rawValue)
        guard TextRule.isSingleLine(value) else { throw .notSingleLine }
        guard value.count >= 2 else { throw .tooShort(length: value.count, lowerBound: 2) }
        guard value.count <= 6 else { throw .tooLong(length: value.count, upperBound: 6) }
        self.rawValue = value
    }

    init(trust rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Options with names, including the sign bit.
struct Topics: BitmaskOptions {
    static let news = Topics(rawValue: 1 << 0)
    static let weather = Topics(rawValue: 1 << 10)
    static let last = Topics(rawValue: 1 << 63)

    static let options = [
        BitmaskOption(0, "news"),
        BitmaskOption(10, "weather"),
        BitmaskOption(63, "last"),
    ]

    let rawValue: Int64
}

/// Options without names.
struct OptionIDs: BitmaskOptions {
    static let options = (0...62).map { BitmaskOption($0) }

    let rawValue: Int64
}

/// Options in a narrow integer, all its bits in use.
struct Flags: BitmaskOptions {
    static let options = (0...15).map { BitmaskOption($0) }

    let rawValue: Int16
}

enum Mood: Int16, StoredValue, CaseIterable, Codable {
    case low = -1
    case high = 1
}
