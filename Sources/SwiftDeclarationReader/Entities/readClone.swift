import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads `@Clone(.exclude)`, `@Clone(.rebuild(.uuid))`, `@Clone(.followParent("id",
    /// withoutParent: .keep))`.
    func readClone(_ property: DeclaredProperty) {
        let annotations = property.annotations.filter { $0.name == "Clone" }
        guard let annotation = annotations.first else { return }
        for second in annotations.dropFirst() {
            error(
                "swift.wrong-argument",
                second.node,
                "'\(property.name)' has a rule for copies already; keep one of the two"
            )
        }
        guard annotation.arguments.count == 1, annotation.arguments[0].label == nil,
            let choice = Choice(annotation.arguments[0].expression)
        else {
            return error(
                "swift.wrong-argument",
                annotation.node,
                "it takes one rule, as in '@Clone(.exclude)'"
            )
        }
        guard let kind = kind(choice) else { return }
        let origin = file.origin(of: annotation.node)
        let rule = CloneRule(property: property.name, kind: kind, origin: origin)
        if let problem = problem(of: rule) {
            error(problem.id, annotation.node, "'\(rule.property)' \(problem.words)")
        }
        changeCode(of: property.name) { $0.cloneRule = rule }
    }

    /// The reason why copies can't follow a rule, once the property is known.
    private func problem(of rule: CloneRule) -> CloneRule.Problem? {
        let stored = storedNames[rule.property] ?? []
        if let attribute = entity.attributes.first(where: { stored == [$0.name] }) {
            return rule.kind.problem(for: attribute)
        }
        let composite = entity.compositeProperties.first { $0.name == rule.property }
        // Unreadable properties have already been reported.
        guard composite != nil || !stored.isEmpty else { return nil }
        return rule.kind.problem(
            forOther: composite == nil ? "a relationship" : "stored in several attributes",
            isRequired: composite.map { !$0.isOptional } ?? false
        )
    }

    /// Reads `@Clone` on the class. A rule for a property also makes its objects copyable.
    func readCopying() {
        if entity.hasCloneRules { code.isCloned = true }
        for annotation in declaration.annotations where annotation.name == "Clone" {
            code.isCloned = true
            guard !annotation.arguments.isEmpty else { continue }
            error(
                "swift.wrong-argument",
                annotation.node,
                "before a class it takes no rule: each property has its own"
            )
        }
    }

    private func kind(_ choice: Choice) -> CloneRule.Kind? {
        switch choice.name {
        case "exclude":
            guard choice.arguments.isEmpty else { break }
            return .exclude
        case "rebuild":
            guard choice.arguments.count == 1, let what = Choice(choice.arguments[0].expression)
            else { break }
            switch what.name {
            case "uuid": return .rebuildUUID
            case "now": return .rebuildNow
            default: return unknown(what, ["now", "uuid"])
            }
        case "followParent": return followParent(choice)
        default: return unknown(choice, ["exclude", "followParent", "rebuild"])
        }
        error(
            "swift.wrong-argument",
            choice.nameNode,
            "the rules are '.exclude', '.rebuild(.uuid)', '.rebuild(.now)' and '.followParent(\"id\","
                + " withoutParent: .keep)'"
        )
        return nil
    }

    private func followParent(_ choice: Choice) -> CloneRule.Kind? {
        guard let attribute = choice.arguments.first?.expression.stringValue,
            choice.arguments.count <= 2
        else {
            error(
                "swift.wrong-argument",
                choice.nameNode,
                "it takes the name of the parent's attribute, in quotes"
            )
            return nil
        }
        guard choice.arguments.count == 2 else {
            return .followParent(attribute: attribute, withoutParent: .keep)
        }
        let argument = choice.arguments[1]
        guard argument.label == "withoutParent", let what = Choice(argument.expression) else {
            error(
                "swift.wrong-argument",
                argument.node,
                "write 'withoutParent: .keep' or 'withoutParent: .blank'"
            )
            return nil
        }
        guard let withoutParent = CloneRule.WithoutParent(rawValue: what.name) else {
            return unknown(what, ["blank", "keep"])
        }
        return .followParent(attribute: attribute, withoutParent: withoutParent)
    }

    private func unknown(_ choice: Choice, _ known: [String]) -> CloneRule.Kind? {
        reports.addUnknown(
            "swift.unknown-option",
            at: choice.nameNode,
            in: file,
            "'@Clone' knows no '.\(choice.name)'",
            name: choice.name,
            known: known
        )
        return nil
    }
}
