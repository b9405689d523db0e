import ModelIR

/// The text of a default value, which model files spell in several ways.
struct DefaultText {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The value that the text has for a type.
    enum Reading {
        /// A value in Xcode's current spelling.
        case usual(Literal)
        /// A value in another spelling. The text is Xcode's spelling, for a message.
        case lenient(Literal, String)
        case outOfRange(ClosedRange<Int64>)
        case unreadable
    }

    func literal(for type: AttributeType) -> Reading {
        switch type {
        case .boolean: boolean
        case .integer16: integer(Int64(Int16.min)...Int64(Int16.max))
        case .integer32: integer(Int64(Int32.min)...Int64(Int32.max))
        case .integer64, .int: integer(Int64.min...Int64.max)
        case .float, .double: realLiteral
        case .decimal: decimal
        case .string, .uri, .undefined: .usual(.string(text))
        case .uuid: text.isUUID ? .usual(.string(text)) : .unreadable
        case .date, .binary, .transformable, .codable, .objectID, .composite: .unreadable
        }
    }

    /// Returns the value for a type, in any accepted spelling; `nil` if the text has none.
    func value(of type: AttributeType) -> Literal? {
        switch literal(for: type) {
        case .usual(let literal), .lenient(let literal, _): literal
        case .outOfRange, .unreadable: nil
        }
    }

    /// The number, if the entire text is a decimal number.
    var real: Double? {
        guard isDecimal, let value = Double(text), value.isFinite else { return nil }
        return value
    }

    private var boolean: Reading {
        guard let value = lenientBoolean(text) else { return .unreadable }
        let usual = value ? "YES" : "NO"
        return text == usual ? .usual(.boolean(value)) : .lenient(.boolean(value), usual)
    }

    private func integer(_ range: ClosedRange<Int64>) -> Reading {
        let truth = lenientBoolean(text).map { Int64($0 ? 1 : 0) }
        guard let value = Int64(text) ?? truth ?? wholeDigits.flatMap({ Int64($0) }) else {
            return wholeDigits == nil ? .unreadable : .outOfRange(range)
        }
        guard range.contains(value) else { return .outOfRange(range) }
        let usual = String(value)
        return text == usual ? .usual(.integer(value)) : .lenient(.integer(value), usual)
    }

    private var realLiteral: Reading {
        if let real { return .usual(.real(real)) }
        guard let value = lenientBoolean(text) else { return .unreadable }
        return .lenient(.real(value ? 1 : 0), value ? "1.0" : "0.0")
    }

    private var decimal: Reading {
        if isDecimal { return .usual(.decimal(text)) }
        guard let value = lenientBoolean(text) else { return .unreadable }
        return .lenient(.decimal(value ? "1" : "0"), value ? "1" : "0")
    }
}

extension DefaultText {
    /// The integer part of a number whose fraction is zero, such as `5` or `5.0`.
    private var wholeDigits: Substring? {
        let parts = text.split(separator: ".", maxSplits: 1)
        let fraction = parts.dropFirst().first ?? ""
        let isWhole = fraction.utf8.allSatisfy { $0 == UInt8(ascii: "0") }
        let hasExponent = text.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
        return isDecimal && isWhole && !hasExponent ? parts.first : nil
    }

    /// Whether the text is a sign, digits, at most one point, and an exponent. For example:
    /// `-0.25e3`.
    private var isDecimal: Bool {
        var rest = text.utf8[...]
        rest.skipSign()
        let whole = rest.skipDigits()
        let fraction = rest.skip("." as Unicode.Scalar) ? rest.skipDigits() : 0
        guard whole + fraction > 0 else { return false }
        guard rest.skip("e") || rest.skip("E") else { return rest.isEmpty }
        rest.skipSign()
        return rest.skipDigits() > 0 && rest.isEmpty
    }
}

extension Substring.UTF8View {
    fileprivate mutating func skip(_ letter: Unicode.Scalar) -> Bool {
        guard first == UInt8(ascii: letter) else { return false }
        removeFirst()
        return true
    }

    fileprivate mutating func skipSign() {
        _ = skip("-") || skip("+")
    }

    /// Skips digits and returns their number.
    fileprivate mutating func skipDigits() -> Int {
        let before = count
        self = drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return before - count
    }
}
