import ModelIR
import SharedLowering
import SwiftNames

/// What must hold for the values of a column, as alternatives; empty where everything may.
///
/// For example: `"moodRaw" BETWEEN -1 AND 1`. No alternative is an `IN` list, which SQLite would
/// build again for every row.
func columnCheck(_ attribute: Attribute, _ valueType: ValueType?, column name: String) -> [String] {
    let column = quoted(name)
    return switch valueType?.kind {
    case .enumeration(let type): enumeration(type, column)
    case .validated(let type): rules(type, column)
    case .optionSet, .structure, .choice: []
    case nil: plain(attribute.type, column)
    }
}

/// What must hold for the attribute that tells the cases of a choice apart.
func discriminatorCheck(
    _ attribute: Attribute,
    column name: String,
    names: [String],
    numbers: [Int]
) -> [String] {
    let column = quoted(name)
    return attribute.type == .string
        ? names.map { "\(column) = \(literal($0))" } : numberCheck(numbers.map(Int64.init), column)
}

private func plain(_ type: AttributeType, _ column: String) -> [String] {
    switch type {
    case .boolean: ["\(column) BETWEEN 0 AND 1"]
    case .integer16: ["\(column) BETWEEN \(Int16.min) AND \(Int16.max)"]
    case .integer32: ["\(column) BETWEEN \(Int32.min) AND \(Int32.max)"]
    case .uuid: ["length(\(column)) = 16"]
    default: []
    }
}

private func enumeration(_ type: EnumerationType, _ column: String) -> [String] {
    let numbers = type.cases.compactMap { one -> Int64? in
        if case .integer(let number) = one.rawValue { number } else { nil }
    }
    if numbers.count == type.cases.count { return numberCheck(numbers, column) }
    return type.cases.compactMap { one in
        if case .string(let text) = one.rawValue { "\(column) = \(literal(text))" } else { nil }
    }
}

/// One range where the numbers have no gaps.
private func numberCheck(_ numbers: [Int64], _ column: String) -> [String] {
    let sorted = Set(numbers).sorted()
    guard let first = sorted.first, let last = sorted.last else { return [] }
    if sorted.count > 1, last - first == Int64(sorted.count - 1) {
        return ["\(column) BETWEEN \(first) AND \(last)"]
    }
    return sorted.map { "\(column) = \($0)" }
}

/// The rules that SQLite can check; more than one are joined.
private func rules(_ type: ValidatedType, _ column: String) -> [String] {
    let size = type.rawType == .binary ? "length(\(column))" : "character_count(\(column))"
    let checks = type.rules.compactMap { rule -> String? in
        switch rule.kind {
        case .nonEmpty: "\(size) > 0"
        case .length(let bounds): comparison(size, bounds, isWhole: true)
        case .range(let bounds):
            isNumber(type.rawType)
                ? comparison(column, bounds, isWhole: type.rawType.isInteger) : nil
        case .trimmed, .lowercased, .singleLine, .characters, .matches, .ascending: nil
        }
    }
    return checks.isEmpty ? [] : [checks.joined(separator: " AND ")]
}

private func isNumber(_ type: AttributeType) -> Bool {
    type.isInteger || type == .float || type == .double
}

private func comparison(_ value: String, _ bounds: Bounds, isWhole: Bool) -> String? {
    let lower = bounds.lower.flatMap(number)
    let upper = bounds.upper.flatMap(number)
    switch (lower, upper) {
    case (nil, nil): return nil
    case (let lower?, nil): return "\(value) >= \(lower)"
    case (nil, let upper?): return "\(value) \(bounds.includesUpper ? "<=" : "<") \(upper)"
    case (let lower?, let upper?):
        if bounds.includesUpper { return "\(value) BETWEEN \(lower) AND \(upper)" }
        if isWhole, let last = Int64(upper) { return "\(value) BETWEEN \(lower) AND \(last - 1)" }
        return "\(value) >= \(lower) AND \(value) < \(upper)"
    }
}

/// A bound as SQL spells it; nil for one that is an expression. For example: `1_000` is `1000`.
private func number(_ text: String) -> String? {
    let digits = text.filter { $0 != "_" && !$0.isWhitespace }
    return Double(digits) == nil ? nil : digits
}
