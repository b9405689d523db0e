import ModelIR
import SharedLowering
import SwiftNames

extension EntityLowering {
    /// The code that copies the objects of the class; `nil` if they're never copied.
    var cloneView: CloneView? {
        guard let clone else { return nil }
        let lowering = CloneLowering(
            clone,
            of: plan.name,
            entity,
            names,
            types,
            CloneTarget(baseClass: types.coreData("NSManagedObject")) { [types] relationship in
                relationship.cardinality == .orderedToMany ? nil : types.swift("Set")
            },
            context.options
        )
        let create = SwiftExpression.call(
            plan.name,
            [
                .init("entity", .text("entity")),
                .init("insertInto", .text("managedObjectContext")),
            ]
        )
        return lowering.view(
            creation: create,
            values: values(lowering)
        )
    }

    private func values(_ clone: CloneLowering) -> [String] {
        (plan.inheritedAttributes + entity.attributes).compactMap { value(of: $0, clone) }
    }

    /// The statement that sets an attribute of a copy; `nil` if none is necessary.
    private func value(of attribute: Attribute, _ clone: CloneLowering) -> String? {
        guard attribute.derivation == nil, attribute.isTransient || attribute.type != .undefined
        else { return nil }
        let composite = members.composites.first { plan in
            plan.attributes.contains { $0.name == attribute.name }
        }
        let lowering = AttributeLowering(attribute, context)
        let (property, initial) =
            composite.map { ($0.property.name, nil) }
            ?? (lowering.property.name, lowering.initial)
        let value = clone.value(
            for: composite == nil ? [attribute.name, property] : [property],
            source: originalMember(property),
            initial: initial,
            followed: followedName
        )
        switch value {
        case .initial:
            // Core Data sets the defaults in the model.
            guard let initial, !attribute.hasConstantDefault else { return nil }
            return assignment(lowering, .text(initial))
        case .expression(let expression): return assignment(lowering, expression)
        case .original:
            let isShown = !attribute.isIgnored && !lowering.isHiddenSomewhere
            guard isShown || composite != nil else { return assignment(byKey: attribute) }
            let stored = composite == nil ? lowering.storedMember : attribute.name
            return assignment(stored, .text(originalMember(stored)))
        }
    }

    /// An assignment that bypasses observers and doesn't depend on the location of the code.
    private func assignment(_ attribute: AttributeLowering, _ value: SwiftExpression) -> String {
        guard attribute.property.condition != nil else {
            return assignment(attribute.property.heldName, value)
        }
        return attribute.primitiveAssignment(of: value, in: "copy.")
    }

    private func assignment(_ name: String, _ value: SwiftExpression) -> String {
        value.after("copy.\(SwiftIdentifier.member(name)) = ")
    }

    /// An assignment to an attribute without a property.
    private func assignment(byKey attribute: Attribute) -> String {
        let key = SwiftLiteral.string(attribute.name)
        return SwiftExpression.call(
            "copy.setValue",
            [
                .init(nil, .text("value(forKey: \(key))")),
                .init("forKey", .text(key)),
            ]
        ).text
    }
}

extension AttributeLowering {
    /// The default as Swift spells it, if any.
    fileprivate var initial: String? { blueprint.defaultLiteral ?? blueprint.carriedDefault }
}

extension Attribute {
    /// Whether the model itself contains the default.
    fileprivate var hasConstantDefault: Bool {
        if case .literal = defaultValue { true } else { false }
    }
}
