import Diagnostics
import ModelIR
import SwiftNames

extension CompositePlanner {
    mutating func checkName(_ property: CompositeProperty) {
        let others =
            entity.attributes.flatMap { [$0.name, $0.declaredName] }
            + entity.relationships.map(\.name) + entity.fetchedProperties.map(\.name)
        let same = entity.compositeProperties.filter { $0.name == property.name }
        let isIdentifier = SwiftIdentifier.sanitized(property.name) == property.name
        if isIdentifier, !others.contains(property.name), same.count < 2,
            !names.reserved.contains(property.name)
        {
            return
        }
        report(
            "property.unusable-name",
            property,
            "'\(property.name)' can't be the name of a property of '\(entity.name)': it is no"
                + " identifier, or it is taken"
        )
    }

    mutating func reportUnknownParts(_ property: CompositeProperty, _ known: [String]) {
        for column in property.columns where !known.contains(column.path) {
            let nearest = didYouMean(nearestName(to: column.path, in: known))
            report(
                "composite.unknown-part",
                property,
                part: "columns[\(column.path)]",
                "'\(property.type)' has no part '\(column.path)'" + nearest
            )
        }
    }

    /// Reports an attribute that would store two values at once.
    mutating func reportTwice(
        _ parts: [PartPlan],
        _ owner: String,
        _ property: CompositeProperty
    ) {
        var seen: Set<String> = []
        for column in parts.flatMap(\.columns) where !seen.insert(column.attribute.name).inserted {
            report(
                "composite.same-attribute",
                property,
                "'\(column.attribute.name)' would hold two parts of \(owner) at once; name another"
                    + " attribute for one"
            )
        }
    }

    mutating func reportShared(_ plans: [CompositePlan]) {
        var owners: [String: String] = [:]
        for plan in plans {
            for name in Set(plan.attributes.map(\.name)).sorted() {
                guard let owner = owners.updateValue(plan.property.name, forKey: name) else {
                    continue
                }
                report(
                    "composite.same-attribute",
                    plan.property,
                    "'\(name)' is behind '\(owner)' already, and can't be behind '\(plan.property.name)',"
                        + " too; name another attribute"
                )
            }
        }
    }

    /// Reports a problem at the location of the named part, or of the property if the part has
    /// none.
    mutating func report(
        _ id: String,
        _ property: CompositeProperty,
        part: String? = nil,
        _ message: String
    ) {
        let place = property.origin.location(of: part)
        let diagnostic = Diagnostic(.error, id, at: place, message)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
