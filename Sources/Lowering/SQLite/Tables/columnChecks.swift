import ModelIR
import SharedLowering

/// The rule for the values of a column; `nil` if it may hold anything of its type.
func columnCheck(_ attribute: Attribute, _ valueType: ValueType?) -> ColumnCheck? {
    switch valueType?.kind {
    case .enumeration(let type): enumeration(type)
    case .validated(let type): rules(type)
    case .optionSet, .structure, .choice: nil
    case nil: attribute.code?.numberType.flatMap(range)
    }
}

/// The values of an integer type that no store has. For example: 0 to 255 for `UInt8`.
private func range(of numberType: String) -> ColumnCheck? {
    RawNumber(numberType).map { number in
        let upper = number.values.upperBound
        return .range(
            CheckBounds(
                lower: Int64(number.values.lowerBound),
                upper: upper == .max ? nil : Int64(upper)
            )
        )
    }
}

/// The rule for the attribute that tells the cases of a choice apart.
func discriminatorCheck(_ attribute: Attribute, names: [String], numbers: [Int]) -> ColumnCheck? {
    guard attribute.type != .string else { return names.isEmpty ? nil : .texts(names) }
    return numberCheck(numbers.map(Int64.init))
}

/// What every value of a type fulfills, written where no narrower rule is.
func impliedCheck(_ type: ColumnType) -> ColumnCheck? {
    switch type {
    case .bool: .range(CheckBounds(lower: 0, upper: 1))
    case .int16: .range(CheckBounds(lower: Int64(Int16.min), upper: Int64(Int16.max)))
    case .int32: .range(CheckBounds(lower: Int64(Int32.min), upper: Int64(Int32.max)))
    case .uuid: .byteCount(CheckBounds(lower: 16, upper: 16))
    default: nil
    }
}

private func enumeration(_ type: EnumerationType) -> ColumnCheck? {
    // Its own initializer says what it takes.
    if type.hasOwnInitializer == true { return nil }
    let numbers = type.cases.compactMap { one -> Int64? in
        if case .integer(let number) = one.rawValue { number } else { nil }
    }
    if numbers.count == type.cases.count { return numberCheck(numbers) }
    let texts = type.cases.compactMap { one -> String? in
        if case .string(let text) = one.rawValue { text } else { nil }
    }
    return texts.isEmpty ? nil : .texts(texts)
}

/// A single range if the numbers have no gaps.
private func numberCheck(_ numbers: [Int64]) -> ColumnCheck? {
    let sorted = Set(numbers).sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    // In `Double`, since the distance of two integers can be larger than any integer.
    if sorted.count > 1, Double(last) - Double(first) == Double(sorted.count - 1) {
        return .range(CheckBounds(lower: first, upper: last))
    }
    return .integers(sorted)
}

/// The rules that a database can check.
private func rules(_ type: ValidatedType) -> ColumnCheck? {
    func count(_ bounds: CheckBounds<Int64>) -> ColumnCheck {
        type.rawType == .binary ? .byteCount(bounds) : .characterCount(bounds)
    }
    let checks = type.rules.compactMap { rule -> ColumnCheck? in
        switch rule.kind {
        case .nonEmpty: count(CheckBounds(lower: 1))
        case .length(let bounds): wholeBounds(bounds).map(count)
        case .range(let bounds):
            if type.rawType.isInteger {
                wholeBounds(bounds).map(ColumnCheck.range)
            } else if type.rawType == .float || type.rawType == .double {
                realBounds(bounds).map(ColumnCheck.realRange)
            } else {
                nil
            }
        case .trimmed, .lowercased, .singleLine, .characters, .matches, .ascending: nil
        }
    }
    return checks.count > 1 ? .all(checks) : checks.first
}

private func realBounds(_ bounds: Bounds) -> CheckBounds<Double>? {
    let lower = bounds.lower.flatMap(number)
    let upper = bounds.upper.flatMap(number)
    if lower == nil, upper == nil { return nil }
    return CheckBounds(lower: lower, upper: upper, includesUpper: bounds.includesUpper)
}

/// Bounds for integers, both inclusive. For example: 3 and 19 for `3..<20`.
private func wholeBounds(_ bounds: Bounds) -> CheckBounds<Int64>? {
    let lower = bounds.lower.flatMap { wholeNumber($0, .up) }
    var upper = bounds.upper.flatMap { wholeNumber($0, bounds.includesUpper ? .down : .up) }
    if !bounds.includesUpper, let end = upper { upper = end == .min ? end : end - 1 }
    if lower == nil, upper == nil { return nil }
    return CheckBounds(lower: lower, upper: upper)
}

private func wholeNumber(_ text: String, _ rounding: FloatingPointRoundingRule) -> Int64? {
    Int64(digits(text)) ?? number(text).flatMap { Int64(exactly: $0.rounded(rounding)) }
}

/// A finite bound; `nil` for one that's an expression. For example: `1_000` is 1000.
private func number(_ text: String) -> Double? {
    Double(digits(text)).flatMap { $0.isFinite ? $0 : nil }
}

private func digits(_ text: String) -> String { text.filter { $0 != "_" && !$0.isWhitespace } }
