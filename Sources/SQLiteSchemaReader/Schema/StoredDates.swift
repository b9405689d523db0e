import DatabaseReading
import ModelIR

/// The values of a column for dates, by their forms.
struct StoredDates {
    /// The forms of the texts, by the texts with 0 for each digit.
    private var texts: [String: DateShape] = [:]
    /// The kinds of the numbers, and how many there are.
    private var numbers: [NumberKind: Int] = [:]
    private var hasOffsets = false
    /// Whether some numbers aren't integers.
    private var hasReals = false
    /// Whether some texts aren't dates. For example: `0000-00-00`.
    private(set) var hasOtherTexts = false
    /// Whether some values are data.
    private(set) var hasData = false

    fileprivate enum NumberKind {
        /// Numbers like 2024 and 20240102, and those that are too large.
        case years, days, large
        /// 1970 in any form.
        case zero
        /// Numbers like -1, which may be seconds and milliseconds.
        case small
        case seconds, milliseconds, julianDays
    }

    mutating func add(_ value: StoredValue) {
        switch value.storageClass {
        case .null: return
        case .blob: hasData = true
        case .text: value.withText { add(text: $0) }
        case .integer: add(number: value.real, isInteger: true)
        case .real: add(number: value.real, isInteger: false)
        }
    }

    private mutating func add(text: UnsafeBufferPointer<UInt8>) {
        // One text that isn't a date decides: the others don't matter.
        guard !hasOtherTexts else { return }
        guard text.count <= DateShape.maximumCount, let shape = shape(of: text),
            !isOutOfRange(text)
        else {
            hasOtherTexts = true
            return
        }
        hasOffsets = hasOffsets || shape.hasOffset && hasOffset(text)
    }

    /// The shape of a text; `nil` if it isn't a date's.
    private mutating func shape(of text: UnsafeBufferPointer<UInt8>) -> DateShape? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let form = String(
            decoding: text.lazy.map { digits.contains($0) ? digits.lowerBound : $0 },
            as: UTF8.self
        )
        if let known = texts[form] { return known }
        let shape = DateShape(form)
        if let shape { texts[form] = shape }
        return shape
    }

    private mutating func add(number: Double, isInteger: Bool) {
        hasReals = hasReals || !isInteger
        numbers[kind(of: number, isInteger: isInteger), default: 0] += 1
    }

    /// Whether numbers aren't dates: at least half are too large, or all look like `2024` or `20240102`.
    var hasOtherNumbers: Bool {
        let all = numbers.filter { $0.key != .zero }.values.reduce(0, +)
        let count = { numbers[$0, default: 0] }
        return all > 0
            && (count(.large) * 2 >= all || count(.years) == all || count(.days) == all)
    }

    /// How the dates are written; `nil` without any.
    var form: ExistingColumn.Form? {
        // The longest has all that any of them has.
        let longest = Set(texts.values).max {
            ($0.example.utf8.count, $0.example) < ($1.example.utf8.count, $1.example)
        }
        guard let longest else { return numberForm }
        let isMixed =
            Set(texts.values).count > 1 || !numbers.isEmpty || hasOffsets || !longest.isOrdered
        return isMixed ? .mixedText(longest.example) : .text(longest.example)
    }

    private var numberForm: ExistingColumn.Form? {
        if numbers.isEmpty { return nil }
        let isMixed =
            numbers.keys.filter { [.seconds, .milliseconds, .julianDays].contains($0) }
            .count > 1
        if numbers[.milliseconds] != nil { return isMixed ? .mixedMilliseconds : .milliseconds }
        if numbers[.julianDays] != nil {
            return isMixed || numbers[.small] != nil ? .mixedJulianDays : .julianDay
        }
        return hasReals ? .seconds : .wholeSeconds
    }
}

/// What a number is as a date: milliseconds up to the year 9999, Julian days from the year 1000 to 3000.
private func kind(of number: Double, isInteger: Bool) -> StoredDates.NumberKind {
    switch number {
    case 0: return .zero
    case _ where !(number.magnitude <= 260_000_000_000_000): return .large
    case _ where number.magnitude > 100_000_000_000: return .milliseconds
    case 2_086_000...2_817_000 where !isInteger: return .julianDays
    case 1000...3000 where isInteger: return .years
    case 19_000_000...21_999_999 where isInteger:
        let (month, day) = (Int(number) / 100 % 100, Int(number) % 100)
        return 1...12 ~= month && 1...31 ~= day ? .days : .small
    // Seconds until 1973; later than 2286, they are milliseconds rather.
    case _ where number.magnitude < 100_000_000 || number.magnitude > 10_000_000_000: return .small
    default: return .seconds
    }
}

/// Whether a part of a text with the shape of a date can't be one. For example: the month in `0000-00-00`.
private func isOutOfRange(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    /// The number that two digits write; `nil` after the end.
    func number(at index: Int) -> Int? {
        guard index + 1 < text.count else { return nil }
        let zero = Int(UInt8(ascii: "0"))
        return (Int(text[index]) - zero) * 10 + Int(text[index + 1]) - zero
    }
    guard let month = number(at: 5), let day = number(at: 8), 1...12 ~= month, 1...31 ~= day else {
        return true
    }
    guard let hour = number(at: 11), let minute = number(at: 14) else { return false }
    let hasSeconds = text.count > 18 && text[16] == UInt8(ascii: ":")
    return hour > 24 || minute > 59 || hasSeconds && number(at: 17) ?? 0 > 60
}

/// Whether the zone of a text, which is a number, isn't UTC.
private func hasOffset(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = text.lastIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let start else { return false }
    return text[start...].contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
}
