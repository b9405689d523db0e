import Diagnostics
import ModelIR
import SwiftNames

/// The properties of a class that are stored in several attributes.
package struct CompositePlans: Sendable {
    package var plans: [CompositePlan] = []
    package var diagnostics: [Diagnostic] = []
}

/// Finds the attributes behind composite properties, and reports mismatches.
package func planComposites(
    _ properties: [CompositeProperty],
    of entity: Entity,
    attributes: @autoclosure () -> [Attribute],
    _ valueTypes: [String: ValueType],
    names: TargetNames,
    onMissing: MissingValuePolicy,
    in model: Model
) -> CompositePlans {
    guard !properties.isEmpty else { return CompositePlans() }
    var planner = CompositePlanner(
        entity: entity,
        attributes: Dictionary(attributes().map { ($0.name, $0) }) { _, last in last },
        valueTypes: valueTypes,
        names: names,
        onMissing: onMissing,
        model: model
    )
    let plans = properties.compactMap { planner.plan($0) }
    planner.reportShared(plans)
    return CompositePlans(plans: plans, diagnostics: planner.diagnostics)
}

/// Resolves the names in composite properties of one entity.
struct CompositePlanner {
    let entity: Entity
    let attributes: [String: Attribute]
    let valueTypes: [String: ValueType]
    let names: TargetNames
    let onMissing: MissingValuePolicy
    let model: Model
    var diagnostics: [Diagnostic] = []

    mutating func plan(_ property: CompositeProperty) -> CompositePlan? {
        let before = diagnostics.count
        checkName(property)
        guard let type = valueTypes[property.type] else {
            report(
                "property.unknown-type",
                property,
                part: "type",
                unknownValueType(property.type, valueTypes)
            )
            return nil
        }
        guard !type.holdsItself({ valueTypes[$0] }) else { return nil }
        var finder = ColumnFinder(property: property)
        let content: CompositePlan.Content
        switch type.kind {
        case .structure(let structure):
            if property.discriminator != nil {
                let message = "'\(type.name)' has no cases that a discriminator could distinguish"
                report("composite.needless-discriminator", property, part: "discriminator", message)
            }
            let canBeMissing = property.isOptional
            content = .structure(plan(structure, type, "", &finder, canBeMissing: canBeMissing))
        case .choice(let choice):
            guard let discriminator = discriminator(of: choice, property) else { return nil }
            content = .choice(plan(choice, type, discriminator, &finder))
        case .validated, .optionSet, .enumeration:
            let message =
                "'\(type.name)' is stored in one attribute; give this attribute the type instead"
            report("property.no-composite", property, part: "type", message)
            return nil
        }
        reportUnknownParts(property, finder.paths)
        guard diagnostics.count == before else { return nil }
        return CompositePlan(
            property,
            onMissing: onMissing,
            content: content,
            columns: finder.inGivenOrder
        )
    }

    private mutating func plan(
        _ structure: StructureType,
        _ type: ValueType,
        _ prefix: String,
        _ finder: inout ColumnFinder,
        canBeMissing: Bool
    ) -> StructurePlan {
        let parts = parts(structure.parts, prefix, &finder, canBeMissing: canBeMissing)
        reportTwice(parts, "'\(type.name)'", finder.property)
        return StructurePlan(
            name: type.swiftName,
            isChecked: !structure.rules.isEmpty,
            parts: parts
        )
    }

    private mutating func plan(
        _ choice: ChoiceType,
        _ type: ValueType,
        _ discriminator: Attribute,
        _ finder: inout ColumnFinder
    ) -> ChoicePlan {
        var cases: [CasePlan] = []
        for one in choice.cases {
            let parts = parts(one.parts, "", &finder, canBeMissing: true)
            reportTwice(parts, "case '\(one.name)'", finder.property)
            let names = parts.flatMap(\.columns).map(\.attribute.name)
            if names.contains(discriminator.name) {
                report(
                    "composite.same-attribute",
                    finder.property,
                    "'\(discriminator.name)' tells the cases of '\(finder.property.name)' apart, so it"
                        + " can't hold a part of '\(one.name)'; name another attribute"
                )
            }
            cases.append(CasePlan(name: one.name, parts: parts))
        }
        return ChoicePlan(
            name: type.swiftName,
            discriminator: discriminator,
            cases: cases
        )
    }

    private mutating func parts(
        _ parts: [Part],
        _ prefix: String,
        _ finder: inout ColumnFinder,
        canBeMissing: Bool
    ) -> [PartPlan] {
        var plans: [PartPlan] = []
        for part in parts {
            let path = prefix + part.label
            let canBeMissing = canBeMissing || part.isOptional
            guard let content = content(of: part, path, &finder, canBeMissing) else { continue }
            plans.append(PartPlan(label: part.label, isOptional: part.isOptional, content: content))
        }
        return plans
    }

    private mutating func content(
        of part: Part,
        _ path: String,
        _ finder: inout ColumnFinder,
        _ canBeMissing: Bool
    ) -> PartPlan.Content? {
        switch part.type {
        case .stored(let type):
            return column(path, type, nil, &finder, canBeMissing).map { .column($0) }
        case .value(let name):
            // The value type's own lowering reports missing types.
            guard let value = valueTypes[name] else { return nil }
            if let type = value.rawType {
                return column(path, type, value, &finder, canBeMissing).map { .column($0) }
            }
            guard case .structure(let structure) = value.kind else {
                report(
                    "composite.nested-choice",
                    finder.property,
                    "'\(path)' is a choice inside '\(finder.property.type)', and nothing is stored"
                        + " that tells its cases apart; make it a property of its own"
                )
                return nil
            }
            let prefix = path + "."
            return .structure(plan(structure, value, prefix, &finder, canBeMissing: canBeMissing))
        }
    }
}
