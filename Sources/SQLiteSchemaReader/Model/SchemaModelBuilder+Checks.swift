import Diagnostics
import ModelIR
import SwiftNames

extension SchemaModelBuilder {
    /// Makes simple constraints bounds or types of attributes, and reports the others.
    ///
    /// - Parameter attributes: The names of the attributes, by lowercase name of the column.
    mutating func addChecks(
        _ table: Table,
        _ attributes: [String: String],
        to entity: inout Entity,
        _ diagnostics: inout DiagnosticSink
    ) {
        for check in checkConstraints(table.sql) {
            let parts = CheckParts(check).parts
            for part in parts where !add(part, table, attributes, to: &entity) {
                let words = parts.count == 1 ? check : part.joined(separator: " ")
                leaveOut("the constraint CHECK (\(words)) of '\(table.name)'", table, &diagnostics)
            }
        }
    }

    /// Returns whether an attribute expresses a part of a constraint.
    private mutating func add(
        _ part: [String],
        _ table: Table,
        _ attributes: [String: String],
        to entity: inout Entity
    ) -> Bool {
        func index(_ column: String) -> Int? {
            let name = attributes[column.lowercased()]
            return entity.attributes.firstIndex { $0.name == name }
        }
        if let bounds = CheckBounds(part), let index = index(bounds.column),
            canHold(bounds, entity.attributes[index].type)
        {
            // Of several constraints, each holds.
            let old = entity.attributes[index].validation
            entity.attributes[index].validation.minimum = stricter(bounds.minimum, old.minimum, >)
            entity.attributes[index].validation.maximum = stricter(bounds.maximum, old.maximum, <)
            return true
        }
        // A truth value has no others.
        if let list = CheckList(part), let index = index(list.column),
            entity.attributes[index].type == .boolean,
            Set(list.values) == [.integer(0), .integer(1)]
        {
            return true
        }
        if let list = CheckList(part), !comparesCases(list, table), let index = index(list.column),
            canHold(list, entity.attributes[index])
        {
            restrict(&entity.attributes[index], of: entity.name, to: list)
            return true
        }
        return false
    }

    private func canHold(_ bounds: CheckBounds, _ type: AttributeType) -> Bool {
        switch type {
        case .string: bounds.isLength
        case .integer64:
            !bounds.isLength
                && [bounds.minimum, bounds.maximum].compactMap(\.self).allSatisfy {
                    Int64($0) != nil
                }
        case .double, .decimal: !bounds.isLength && !bounds.isNext
        default: false
        }
    }
}

/// The bound that excludes more numbers.
private func stricter(
    _ bound: String?,
    _ other: String?,
    _ excludesMore: (Double, Double) -> Bool
) -> String? {
    guard let bound, let other, let number = Double(bound), let old = Double(other) else {
        return bound ?? other
    }
    return excludesMore(number, old) ? bound : other
}

// MARK: - Lists

extension SchemaModelBuilder {
    private func canHold(_ list: CheckList, _ attribute: Attribute) -> Bool {
        guard attribute.valueType == nil else { return false }
        return switch (attribute.type, list.values[0]) {
        case (.string, .string), (.integer64, .integer): isCase(attribute.defaultValue, list)
        default: false
        }
    }

    /// Whether the table may hold a listed text in other letters, too.
    private func comparesCases(_ list: CheckList, _ table: Table) -> Bool {
        guard case .string = list.values[0] else { return false }
        return definition(of: list.column, table).contains("NOCASE")
    }

    /// The words of a column's definition, in uppercase letters.
    private func definition(of column: String, _ table: Table) -> [String] {
        let words = sqlWords(table.sql)
        let start = words.indices.first { index in
            unquotedName(words[index]).lowercased() == column.lowercased()
                && index > 0 && ["(", ","].contains(words[index - 1])
        }
        guard let start else { return words.map { $0.uppercased() } }
        var depth = 0
        return words[start...].prefix { word in
            depth += word == "(" ? 1 : word == ")" ? -1 : 0
            return depth >= 0 && !(depth == 0 && word == ",")
        }.map { $0.uppercased() }
    }

    /// Whether new objects have a listed value.
    private func isCase(_ value: DefaultValue?, _ list: CheckList) -> Bool {
        guard let value else { return true }
        return list.values.contains { value == .literal($0) }
    }

    /// Neighboring integers are bounds; other values are the cases of an enum.
    private mutating func restrict(
        _ attribute: inout Attribute,
        of entity: String,
        to list: CheckList
    ) {
        let numbers = list.values.compactMap {
            if case .integer(let value) = $0 { value } else { nil }
        }
        if let least = numbers.min(), let greatest = numbers.max(),
            greatest.subtractingReportingOverflow(least).partialValue == numbers.count - 1
        {
            attribute.validation.minimum = String(least)
            attribute.validation.maximum = String(greatest)
            return
        }
        let name = uniqueName(entity + SwiftIdentifier.capitalized(attribute.name), &typeNames)
        var taken: Set<String> = []
        let cases = list.values.map { value in
            EnumerationType.Case(
                name: uniqueName(caseName(value), &taken),
                rawValue: value,
                origin: attribute.origin
            )
        }
        let type = EnumerationType(rawType: attribute.type, cases: cases)
        model.valueTypes.append(
            ValueType(name: name, kind: .enumeration(type), origin: attribute.origin)
        )
        attribute.changeCode { $0.valueType = name }
    }
}

/// The name of the case for a value. For example: `inProgress` for `in progress`, `value3` for 3.
private func caseName(_ value: Literal) -> String {
    switch value {
    case .string(""): "empty"
    case .string(let text):
        switch text.contains(where: { $0.isLetter || $0.isNumber }) ? propertyName(text) : "value" {
        // Every enum has it.
        case "allCases": "allCasesValue"
        case let name: name
        }
    case .integer(let number): number < 0 ? "minus\(number.magnitude)" : "value\(number)"
    default: "value"
    }
}
