import ModelIR
import SwiftSyntax

extension EntityReader {
    private static let arguments = [
        "deleteRule", "hashModifier", "inverse", "maximumModelCount", "minimumModelCount",
        "originalName",
    ]

    /// Reads a property whose type is a model class or a collection of them.
    func readRelationship(
        _ property: DeclaredProperty,
        to destination: String,
        _ cardinality: Relationship.Cardinality
    ) {
        for name in ["Attribute", "Stored"] {
            if let annotation = property.annotation(name) {
                error(
                    "swift.misplaced-attribute",
                    annotation.node,
                    "'\(property.name)' is a relationship: '@Relationship' belongs here"
                )
            }
        }
        checkDefault(property, cardinality)
        var relationship = Relationship(
            name: property.name,
            destination: destination,
            origin: origin(of: property)
        )
        relationship.cardinality = cardinality
        // As written by Xcode: at most one object.
        if cardinality == .toOne { relationship.maximumCount = 1 }
        var declared = DeclaredRelationship(
            entity: name,
            index: entity.relationships.count,
            isOptional: property.type.isOptional,
            file: file,
            nameNode: property.nameNode,
            annotation: property.annotation("Relationship")
        )
        if let annotation = declared.annotation {
            for argument in annotation.arguments {
                read(argument, annotation, &relationship, &declared)
            }
        }
        // A store accepts an empty collection unless the declaration sets a minimum.
        let isToMany = relationship.cardinality != .toOne
        relationship.isOptional =
            isToMany ? (relationship.minimumCount ?? 0) == 0 : property.type.isOptional
        relationship.say(property)
        relationship.changeCode {
            $0.isOptionalCollection = isToMany && property.type.isOptional
            if isToMany, case .set = property.type.unwrapped { $0.collection = .set }
        }
        storedNames[property.name] = [property.name]
        entity.relationships.append(relationship)
        relationships.append(declared)
    }

    private func read(
        _ argument: Annotation.Argument,
        _ annotation: Annotation,
        _ relationship: inout Relationship,
        _ declared: inout DeclaredRelationship
    ) {
        switch argument.label {
        case nil: readOption(argument, annotation, &relationship)
        case "deleteRule":
            relationship.deleteRule = deleteRule(argument) ?? .nullify
            relationship.origin.parts.append(file.part("deleteRule", argument.expression))
        case "minimumModelCount": relationship.minimumCount = count(argument)
        case "maximumModelCount":
            relationship.maximumCount = count(argument) ?? relationship.maximumCount
        case "originalName": relationship.renamingIdentifier = text(argument)
        case "hashModifier": relationship.versionHashModifier = text(argument)
        case "inverse":
            relationship.origin.parts.append(file.part("inverse", argument.expression))
            if catalog.codeText.nesting?.leavesVersion(argument.expression, in: declaration.path)
                == true
            {
                declared.hasNoInverse = true
                return
            }
            declared.inverse = KeyPath(argument.expression)
            if let root = declared.inverse?.root {
                declared.inverse?.root = catalog.modelName(root)
            }
            declared.hasNoInverse = argument.expression.isNil
            if declared.inverse == nil && !argument.expression.isNil {
                error(
                    "swift.wrong-argument",
                    argument.expression,
                    "'inverse' takes a key path, as in '\\Memo.item'"
                )
            }
        case let label?: reportUnknown(label, argument, Self.arguments, annotation)
        }
    }

    private func readOption(
        _ argument: Annotation.Argument,
        _ annotation: Annotation,
        _ relationship: inout Relationship
    ) {
        guard let option = Choice(argument.expression), option.arguments.isEmpty else {
            return error(
                "swift.wrong-argument",
                argument.expression,
                "an option begins with a dot, as '.ordered' does"
            )
        }
        switch option.name {
        case "ordered" where relationship.cardinality == .toOne:
            error("swift.wrong-argument", option.nameNode, "only a collection can be '.ordered'")
        case "ordered": relationship.cardinality = .orderedToMany
        case "unique": addUnique([relationship.name], [Syntax(option.nameNode)], annotation.node)
        default:
            reports.addUnknown(
                "swift.unknown-option",
                at: option.nameNode,
                in: file,
                "'@Relationship' has no option '.\(option.name)'",
                name: option.name,
                known: ["ordered", "unique"]
            )
        }
    }

    private func deleteRule(_ argument: Annotation.Argument) -> Relationship.DeleteRule? {
        guard let choice = Choice(argument.expression), choice.arguments.isEmpty else {
            error(
                "swift.wrong-argument",
                argument.expression,
                "'deleteRule' takes a rule, as in '.cascade'"
            )
            return nil
        }
        if let rule = Relationship.DeleteRule(rawValue: choice.name) { return rule }
        reports.addUnknown(
            "swift.unknown-option",
            at: choice.nameNode,
            in: file,
            "there is no delete rule '.\(choice.name)'",
            name: choice.name,
            known: ["cascade", "deny", "noAction", "nullify"]
        )
        return nil
    }

    private func count(_ argument: Annotation.Argument) -> Int? {
        if let number = argument.expression.integerValue, number >= 0 { return number }
        if !argument.expression.isNil {
            error(
                "swift.wrong-argument",
                argument.expression,
                "'\(argument.label ?? "")' takes a number that is not negative"
            )
        }
        return nil
    }

    /// A relationship must be empty initially.
    private func checkDefault(_ property: DeclaredProperty, _ cardinality: Relationship.Cardinality)
    {
        guard let value = property.defaultValue else { return }
        if property.hasNoValue(value) && property.type.isOptional { return }
        if cardinality != .toOne && isEmptyCollection(value) { return }
        error(
            "relationship.default",
            value,
            "a relationship has no default; set '\(property.name)' after insertion"
        )
    }
}
