import Diagnostics
import ModelIR
import SwiftNames

extension CompositePlanner {
    mutating func column(
        _ path: String,
        _ type: AttributeType,
        _ valueType: ValueType?,
        _ finder: inout ColumnFinder,
        _ canBeMissing: Bool
    ) -> CompositeColumn? {
        let isNew = !finder.paths.contains(path)
        if isNew { finder.paths.append(path) }
        let given = finder.property.columns.first { $0.path == path }?.attribute
        let name = given ?? finder.property.defaultColumn(path)
        guard let attribute = attributes[name] else {
            if isNew { reportMissing(name, path, isGiven: given != nil, finder.property) }
            return nil
        }
        guard attribute.type.stored == type.stored else {
            report(
                "composite.type-mismatch",
                finder.property,
                part: "columns[\(path)]",
                "'\(path)' of '\(finder.property.name)' is \(type.words), and '\(name)' holds"
                    + " \(attribute.type.words); change one of them"
            )
            return nil
        }
        if canBeMissing, !attribute.isOptional {
            report(
                "composite.required-attribute",
                finder.property,
                part: "columns[\(path)]",
                "'\(name)' is not optional in the model, but '\(finder.property.name)' can be without"
                    + " '\(path)', and could not be saved then; make '\(name)' optional"
            )
        }
        checkAttribute(attribute, finder.property)
        let column = CompositeColumn(attribute: attribute.holding(type), valueType: valueType)
        finder.add(column)
        return column
    }

    private mutating func reportMissing(
        _ name: String,
        _ path: String,
        isGiven: Bool,
        _ property: CompositeProperty
    ) {
        let nearest = didYouMean(nearestName(to: name, in: attributes.keys))
        let message =
            isGiven
            ? "'\(entity.name)' has no attribute '\(name)' for '\(path)' of '\(property.name)'"
                + nearest
            : "no attribute is named for '\(path)' of '\(property.name)', and '\(entity.name)' has no"
                + " '\(name)'"
        report("composite.unknown-attribute", property, part: "columns[\(path)]", message)
    }

    mutating func discriminator(of choice: ChoiceType, _ property: CompositeProperty)
        -> Attribute?
    {
        let name = property.discriminator ?? property.name + "_kind"
        guard let attribute = attributes[name] else {
            let nearest = didYouMean(nearestName(to: name, in: attributes.keys))
            let message =
                "'\(entity.name)' has no attribute '\(name)' that tells the cases of"
                + " '\(property.name)' apart"
            report(
                "composite.unknown-attribute",
                property,
                part: "discriminator",
                message + nearest
            )
            return nil
        }
        let isNumbered = !property.caseNumbers.isEmpty || choice.cases.contains { $0.number != nil }
        if isNumbered != attribute.type.isInteger || !isNumbered && attribute.type != .string {
            let message =
                isNumbered
                ? "the cases of '\(property.type)' have numbers, and '\(name)' holds"
                    + " \(attribute.type.words); it needs an integer"
                : "the cases of '\(property.type)' are stored by name, and '\(name)' holds"
                    + " \(attribute.type.words); give each case a number, or store a string"
            report("composite.discriminator-type", property, part: "discriminator", message)
        }
        if property.isOptional, !attribute.isOptional {
            report(
                "composite.required-attribute",
                property,
                part: "discriminator",
                "'\(name)' is not optional in the model, but '\(property.name)' is; make '\(name)'"
                    + " optional"
            )
        }
        checkAttribute(attribute, property)
        return attribute
    }

    /// Reports an attribute whose name the target reserves: it's stored under that name.
    private mutating func checkAttribute(_ attribute: Attribute, _ property: CompositeProperty) {
        let isTaken = names.reserved.contains(attribute.name)
        let isOwning =
            names.refusesOwningFamilies && SwiftIdentifier.isInOwningMethodFamily(attribute.name)
        guard isTaken || isOwning else { return }
        let reason =
            isTaken
            ? "is taken in every \(names.baseClass)"
            : "begins like a method that transfers ownership"
        report(
            "composite.unusable-attribute",
            property,
            "'\(attribute.name)', which is behind '\(property.name)', \(reason); rename it in the model"
        )
    }
}

extension CompositeProperty {
    /// The default column of a part. For example: `period_start`.
    fileprivate func defaultColumn(_ path: String) -> String {
        name + "_" + String(path.map { $0 == "." ? "_" : $0 })
    }
}
