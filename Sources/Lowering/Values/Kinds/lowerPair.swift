import ModelIR
import SwiftNames
import TextLayout

extension ValueScope {
    /// Lowers a struct of two parts in ascending order; returns `nil` if the rules don't apply to
    /// the parts.
    mutating func lowerPair(
        _ structure: StructureType,
        of type: ValueType,
        name: String
    ) -> OrderedPairView? {
        guard hasOnlyAscending(structure, type), isOrdered(structure.parts, type),
            let parts = parts(structure, of: type, keyword: "let")
        else { return nil }
        let errorName = SwiftIdentifier.escaped(structure.errorName ?? "ValidationError")
        let (lower, upper) = (structure.parts[0], structure.parts[1])
        let labels = structure.parts.map { SwiftIdentifier.argumentLabel($0.label) }
        let declarations = zip(labels, parts).map { "\($0): \($1.type)" }
        return OrderedPairView(
            name: name,
            error: error(lower, upper, parts[0].type).view(
                name: errorName,
                path: "\(name).\(errorName)"
            ),
            parts: parts,
            parameters: Breakable.list(declarations),
            check: CheckView(
                "\(parts[0].name) <= \(parts[1].name)",
                throwing: ".notAscending",
                zip(labels, parts).map { "\($0): \($1.name)" }
            ),
            values: Breakable.list(parts.map(\.name)),
            stored: Breakable.list(declarations)
        )
    }

    private func error(_ lower: Part, _ upper: Part, _ type: String) -> ErrorPlan {
        var plan = ErrorPlan()
        plan.add(
            "notAscending",
            { "\\(\($0[0])) comes after \\(\($0[1]))." },
            [(lower.label, type), (upper.label, type)]
        )
        return plan
    }

    private mutating func hasOnlyAscending(_ structure: StructureType, _ type: ValueType) -> Bool {
        let others = structure.rules.filter { $0.kind != .ascending }
        for rule in others {
            report(
                "rule.not-applicable",
                rule.origin,
                "'\(rule.kind.spelling)' says nothing about a structure; only '.ascending' does"
            )
        }
        for rule in structure.rules.dropFirst() where rule.kind == .ascending && others.isEmpty {
            report("rule.repeated", rule.origin, "'.ascending' stands here twice; remove one")
        }
        return others.isEmpty
    }

    private mutating func isOrdered(_ parts: [Part], _ type: ValueType) -> Bool {
        let isPair =
            parts.count == 2 && parts[0].type == parts[1].type
            && !parts.contains(where: \.isOptional)
        guard isPair, hasOrder(parts[0].type) else {
            report(
                "rule.not-applicable",
                type.origin,
                "'.ascending' needs two parts of one type that has an order, none of them"
                    + " optional; '\(type.name)' has others"
            )
            return false
        }
        return true
    }

    private func hasOrder(_ type: Part.PartType) -> Bool {
        switch type {
        case .stored(.integer16), .stored(.integer32), .stored(.integer64), .stored(.int),
            .stored(.float), .stored(.double), .stored(.decimal), .stored(.string), .stored(.date):
            return true
        case .stored: return false
        case .value(let name):
            guard let type = valueType(name), !type.isExternal else { return true }
            guard case .validated(let validated) = type.kind else { return false }
            return validated.rawType != .binary
        }
    }
}
