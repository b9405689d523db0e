import ModelIR
import SharedLowering
import SwiftNames

/// Decides how the value of a composite property is made of the columns of a row.
struct CompositeReading {
    private let owner: CompositeLowering
    /// The members that read optional structures inside the value.
    private(set) var helpers: [RowCompositeView] = []
    private var helperNames: [String: String] = [:]

    init(_ owner: CompositeLowering) {
        self.owner = owner
    }

    private var property: String { owner.plan.property.name }
    private var place: String { SwiftLiteral.string(property) }

    mutating func view(
        _ structure: StructurePlan,
        named name: String
    ) -> RowCompositeView {
        let columns = structure.parts.flatMap(\.columns)
        let value = value(structure.parts, at: "") { Self.call(structure, $0) }
        let positions = columns.map { "\(owner.positions[$0.attribute])" }
        let failure = "row.undecodable(\(place), in: \(positions.joined(separator: ", ")))"
        let isNothing = value.conditions.isEmpty
        let conditions =
            isNothing
            ? ["row.holdsValue(in: \(positions.joined(separator: ", ")))"] : value.conditions
        return RowCompositeView(
            documentation: ["Nil where a value is missing."],
            name: name,
            type: structure.name,
            content: .structure(
                RowValueView(
                    condition: GuardView(
                        conditions,
                        failure: isNothing ? "nil" : failure,
                        indentation: 8
                    ),
                    lines: value.expression.lines(start: "return ", indentation: 8)
                )
            )
        )
    }

    mutating func view(_ choice: ChoicePlan, named name: String) -> RowCompositeView {
        let cases = choice.cases.map { one in
            let value = value(one.parts, at: "") { arguments in
                let name = one.member(of: choice.name)
                return arguments.isEmpty ? .text(name) : .call(name, arguments)
            }
            return RowCaseView(
                name: SwiftIdentifier.member(one.name),
                value: RowValueView(
                    condition: value.conditions.isEmpty
                        ? nil
                        : GuardView(
                            value.conditions,
                            failure: "row.undecodable(\(place))",
                            indentation: 12
                        ),
                    lines: value.expression.lines(start: "return ", indentation: 12)
                )
            )
        }
        let position = owner.positions[choice.discriminator]
        let kind = "let kind = row.optional(\(position), \(choice.name).Kind.init(rawValue:))"
        return RowCompositeView(
            documentation: [
                "Nil where the stored values do not fit `\(choice.discriminator.name)`."
            ],
            name: name,
            type: choice.name,
            content: .choice(
                RowChoiceView(
                    condition: GuardView([kind], failure: "nil", indentation: 8),
                    cases: cases,
                    binder: binder(choice, position)
                )
            )
        )
    }
}

// MARK: - Values

extension CompositeReading {
    /// A value with what must hold before it can be made.
    private struct Value {
        var conditions: [String]
        var expression: SwiftExpression
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
        let local = path.isEmpty ? part.label : path + SwiftIdentifier.capitalized(part.label)
        switch part.content {
        case .column(let column):
            let stored = owner.stored(column)
            guard !part.isOptional else {
                return Value(conditions: [], expression: stored.optional)
            }
            // `row` and `kind` are taken in the reader.
            let name = SwiftIdentifier.escaped(
                ["row", "kind"].contains(local) ? local + "_" : local
            )
            return Value(conditions: [stored.condition(name)], expression: stored.bound(name))
        case .structure(let structure):
            guard part.isOptional else {
                return value(structure.parts, at: local) { Self.call(structure, $0) }
            }
            let name = helper(structure, local)
            return Value(
                conditions: [],
                expression: .call(name, [.init("in", .text("row"))])
            )
        }
    }

    /// The name of the member that reads an optional structure.
    private mutating func helper(_ structure: StructurePlan, _ path: String) -> String {
        let key = "\(path): \(structure.name)"
        if let name = helperNames[key] { return name }
        var name = owner.reader + SwiftIdentifier.capitalized(path)
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

// MARK: - Binding

extension CompositeReading {
    private func binder(_ choice: ChoicePlan, _ position: Int) -> BinderView {
        let name = SwiftIdentifier.escaped(property)
        return BinderView(
            name: owner.binder,
            property: name,
            isOptional: owner.plan.property.isOptional,
            kind: "statement.bind(\(position), \(name).kind.rawValue)",
            branches: choice.cases.map { one in
                let names = one.parts.map { SwiftIdentifier.escaped($0.label) }
                let member = "." + SwiftIdentifier.member(one.name)
                let pattern: SwiftExpression =
                    names.isEmpty
                    ? .text(member)
                    : .call(member, names.map { .init(nil, .text("let \($0)")) })
                let lines = one.parts.flatMap { part in
                    leaves(
                        part,
                        PartAccess(SwiftIdentifier.escaped(part.label), isOptional: part.isOptional)
                    )
                }.flatMap { owner.stored($0.0).bind($0.1).lines(indentation: 12) }
                return BinderBranchView(
                    pattern: pattern.lines(start: "case ", end: ":", indentation: 8),
                    lines: lines.isEmpty ? ["break"] : lines
                )
            }
        )
    }
}
