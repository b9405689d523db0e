import ModelIR
import SharedLowering
import SwiftNames

/// Decides how the value of a composite property is read from what is stored.
struct CompositeReading {
    private let owner: CompositeLowering
    private let names: PropertyNames
    /// The members that read optional structures inside the value.
    private(set) var helpers: [StoredCompositeView] = []
    private var helperNames: [String: String] = [:]

    init(_ owner: CompositeLowering, _ names: PropertyNames) {
        self.owner = owner
        self.names = names
    }

    private var property: String { owner.property.name }

    mutating func view(_ structure: StructurePlan, named name: String) -> StoredCompositeView {
        let value = value(structure.parts, at: "") { arguments in
            Self.call(structure, arguments)
        }
        return StoredCompositeView(
            documentation: ["Nil where a value is missing."],
            name: name,
            type: structure.name,
            content: .structure(view(value, indentation: 8))
        )
    }

    mutating func view(_ choice: ChoicePlan, named name: String) -> StoredCompositeView {
        let kind = kindName(choice)
        let stored = SwiftIdentifier.escaped(choice.discriminator.name)
        let cases = choice.cases.map { one in
            let value = value(one.parts, at: "") { arguments in
                let name = one.member(of: choice.name)
                return arguments.isEmpty ? .text(name) : .call(name, arguments)
            }
            return StoredCaseView(
                name: SwiftIdentifier.member(one.name),
                value: view(value, indentation: 12)
            )
        }
        return StoredCompositeView(
            documentation: [
                "Nil where the stored values do not fit `\(choice.discriminator.name)`."
            ],
            name: name,
            type: choice.name,
            content: .choice(
                StoredChoiceView(
                    kind: kind,
                    condition: GuardView(
                        ["let \(stored)", "let \(kind) = " + decodedKind(choice, stored)],
                        indentation: 8
                    ),
                    cases: cases,
                    store: store(choice, kind)
                )
            )
        )
    }

    /// The arguments that say what a value is made of. For example: `from: startDate`, `endDate`.
    static func from(_ attributes: [Attribute]) -> [String] {
        attributes.enumerated().map { index, attribute in
            (index == 0 ? "from: " : "") + SwiftIdentifier.escaped(attribute.name)
        }
    }
}

// MARK: - Values

extension CompositeReading {
    /// A value with what must hold before it can be made.
    private struct Value {
        var conditions: [String]
        var expression: SwiftExpression
    }

    private func view(_ value: Value, indentation: Int) -> StoredValueView {
        StoredValueView(
            condition: value.conditions.isEmpty
                ? nil : GuardView(value.conditions, indentation: indentation),
            lines: value.expression.lines(start: "return ", indentation: indentation)
        )
    }

    private mutating func value(
        _ parts: [PartPlan],
        at path: String,
        _ make: ([SwiftExpression.Argument]) -> SwiftExpression
    ) -> Value {
        var conditions: [String] = []
        var arguments: [SwiftExpression.Argument] = []
        for part in parts {
            let value = value(part, at: path)
            conditions += value.conditions
            arguments.append(.init(SwiftIdentifier.argumentLabel(part.label), value.expression))
        }
        return Value(conditions: conditions, expression: make(arguments))
    }

    private mutating func value(_ part: PartPlan, at path: String) -> Value {
        switch part.content {
        case .column(let column):
            let stored = StoredPart(column, owner.types)
            return part.isOptional
                ? Value(conditions: [], expression: stored.optional(property))
                : Value(conditions: [stored.condition], expression: stored.required)
        case .structure(let structure):
            let path = path + SwiftIdentifier.capitalized(part.label)
            guard part.isOptional else {
                return value(structure.parts, at: path) { Self.call(structure, $0) }
            }
            let arguments =
                [helper(structure, path), SwiftLiteral.string(property)]
                + Self.from(part.columns.map(\.attribute))
            return Value(
                conditions: [],
                expression: .call("decoded", arguments.map { .init(nil, .text($0)) })
            )
        }
    }

    /// The name of the member that reads an optional structure.
    private mutating func helper(_ structure: StructurePlan, _ path: String) -> String {
        let key = "\(path): \(structure.name)"
        if let name = helperNames[key] { return name }
        var name = names.free(owner.reader + path)
        while helperNames.values.contains(name) { name += "_" }
        helperNames[key] = name
        let view = view(structure, named: name)
        helpers.append(view)
        return name
    }

    private static func call(
        _ structure: StructurePlan,
        _ arguments: [SwiftExpression.Argument]
    ) -> SwiftExpression {
        guard structure.isChecked else { return .call(structure.name, arguments) }
        // What was stored is trusted, as one tuple.
        let values = SwiftExpression.call("", arguments.map { .init(nil, $0.value) })
        return .call(structure.name, [.init("trust", values)])
    }
}

// MARK: - Cases

extension CompositeReading {
    /// A name that no attribute behind the property has.
    private func kindName(_ choice: ChoicePlan) -> String {
        let taken = Set(owner.plan.attributes.map(\.name))
        var name = "kind"
        while taken.contains(name) { name += "_" }
        return name
    }

    /// A stored number that is too great for the type of raw values is no case's.
    private func decodedKind(_ choice: ChoicePlan, _ stored: String) -> String {
        let type = "\(choice.name).Kind"
        return switch choice.discriminator.type {
        case .integer32: "Int16(exactly: \(stored).int32Value).flatMap(\(type).init(rawValue:))"
        case .integer64: "Int16(exactly: \(stored).int64Value).flatMap(\(type).init(rawValue:))"
        case .integer16: "\(type)(rawValue: \(stored).int16Value)"
        default: "\(type)(rawValue: \(stored))"
        }
    }

    private func store(_ choice: ChoicePlan, _ kind: String) -> StoreView {
        let isOptional = owner.property.isOptional
        let discriminator = StoredPart(
            CompositeColumn(attribute: choice.discriminator, valueType: nil),
            owner.types
        )
        let parts = owner.plan.columns.map { StoredPart($0, owner.types) }
        let first = "_ \(kind): \(choice.name).Kind" + (isOptional ? "?" : "")
        let raw = discriminator.stored(
            isOptional ? "\(kind)?.rawValue" : "\(kind).rawValue",
            isOptional: isOptional
        )
        return StoreView(
            name: owner.store,
            property: property,
            parameters: [first] + parts.map { "\($0.name): \($0.type.swift)? = nil" },
            assignments: raw.lines(
                start: "self.\(SwiftIdentifier.member(choice.discriminator.name)) = ",
                indentation: 8
            )
                + parts.flatMap { part in
                    part.stored(part.name, isOptional: true)
                        .lines(start: "self.\(part.member) = ", indentation: 8)
                }
        )
    }
}
