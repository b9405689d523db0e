import Diagnostics
import ModelIR

/// Short ways to write value types down. Each element is on a line of its own.
enum Sample {
    static let source: OriginFile = "Values.swift"

    static func origin(_ line: Int = 1) -> Origin {
        Origin(file: source, position: Origin.Position(line: line, column: 1))
    }

    static func model(_ types: [ValueType]) -> Model {
        var model = Model(name: "Notes", sources: [source], origin: origin())
        model.valueTypes = types
        return model
    }

    static func type(
        _ name: String,
        _ kind: ValueType.Kind,
        _ documentation: String...
    ) -> ValueType {
        var type = ValueType(name: name, kind: kind, origin: origin())
        type.documentation = documentation
        return type
    }

    /// A validated type whose rules stand on lines 11, 12 and so on.
    static func validated(
        _ name: String,
        _ rawType: AttributeType,
        _ rules: ValidationRule.Kind...,
        error: String? = nil
    ) -> ValueType {
        let placed = rules.enumerated().map { ValidationRule($1, origin: origin(11 + $0)) }
        let type = ValidatedType(rawType: rawType, rules: placed, errorName: error)
        return Self.type(name, .validated(type))
    }

    /// Options on lines 11, 12 and so on.
    static func optionSet(
        _ name: String,
        _ options: KeyValuePairs<String, Int>,
        rawType: AttributeType = .integer64
    ) -> ValueType {
        let placed = options.enumerated().map { index, option in
            OptionSetType.Option(name: option.key, bit: option.value, origin: origin(11 + index))
        }
        return type(name, .optionSet(OptionSetType(rawType: rawType, options: placed)))
    }

    static func ids(
        _ name: String,
        _ range: ClosedRange<Int>,
        rawType: AttributeType = .integer64
    ) -> ValueType {
        let ids = OptionSetType.IDs(first: range.lowerBound, last: range.upperBound)
        return type(name, .optionSet(OptionSetType(rawType: rawType, ids: ids)))
    }

    /// Cases on lines 11, 12 and so on.
    static func enumeration(
        _ name: String,
        _ cases: KeyValuePairs<String, Literal>,
        rawType: AttributeType
    ) -> ValueType {
        let placed = cases.enumerated().map { index, one in
            EnumerationType.Case(name: one.key, rawValue: one.value, origin: origin(11 + index))
        }
        return type(name, .enumeration(EnumerationType(rawType: rawType, cases: placed)))
    }

    static func part(_ label: String, _ type: AttributeType, isOptional: Bool = false) -> Part {
        Part(label: label, type: .stored(type), isOptional: isOptional, origin: origin(21))
    }

    static func part(_ label: String, value name: String, isOptional: Bool = false) -> Part {
        Part(label: label, type: .value(name), isOptional: isOptional, origin: origin(21))
    }

    static func structure(_ name: String, _ parts: Part...) -> ValueType {
        type(name, .structure(StructureType(parts: parts)))
    }

    static func ascending(_ name: String, _ parts: Part...) -> ValueType {
        let rule = ValidationRule(.ascending, origin: origin(11))
        return type(name, .structure(StructureType(parts: parts, rules: [rule])))
    }

    /// Cases on lines 11, 12 and so on.
    static func choice(
        _ name: String,
        _ cases: KeyValuePairs<String, [Part]>,
        numbers: [Int] = []
    ) -> ValueType {
        let placed = cases.enumerated().map { index, one in
            var result = ChoiceType.Case(
                name: one.key,
                parts: one.value,
                origin: origin(11 + index)
            )
            result.number = numbers.indices.contains(index) ? numbers[index] : nil
            return result
        }
        return type(name, .choice(ChoiceType(cases: placed)))
    }
}
