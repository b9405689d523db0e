import ModelIR
import SharedLowering
import SwiftNames

extension ClassLowering {
    /// The initializers of the declaration that are part of the class as they were written.
    ///
    /// - Parameters:
    ///   - parent: Those of the superclass.
    ///   - isMemberwiseNeeded: Whether other generated code calls the initializer of all properties.
    func declaredInitializers(
        _ parent: DeclaredInitializers?,
        isMemberwiseNeeded: Bool
    ) -> DeclaredInitializers {
        let stored = storedMembers
        let others = otherMembers(stored)
        return DeclaredInitializers(
            of: entity,
            parameters: members.parameters,
            isMemberwiseNeeded: isMemberwiseNeeded,
            parent: parent,
            inheritsParent: !members.parameters.contains(where: \.isRequired),
            hasParentsParameters: hasParentsParameters
        ) {
            OrderedStatements($0, stored: stored, others: others)
        }
    }

    /// What statements can set before the object is whole: SwiftData stores relationships as it does
    /// attributes.
    private var storedMembers: [OrderedStatements.StoredMember] {
        members.own.flatMap(\.settableMembers)
            + members.links.map { link in
                OrderedStatements.StoredMember(
                    name: link.property.name,
                    storedName: link.property.name,
                    storage: nil,
                    initialValue: link.isRequired ? nil : "nil"
                )
            }
    }

    /// The members that need a whole object: methods, properties over several stored ones, and what is
    /// inherited.
    private func otherMembers(_ stored: [OrderedStatements.StoredMember]) -> Set<String> {
        let carriedOver = (entity.code?.carriedOver ?? []).filter {
            [.method, .computedProperty, .transientProperty].contains($0.kind)
        }
        return Set(carriedOver.map(\.baseName)).union(members.inherited.map(\.name))
            .union(members.own.compactMap(\.parameter?.name)).subtracting(stored.map(\.name))
    }

    /// The convenience initializers that the class itself contains: a subclass, which declares those that
    /// it inherits, can't do that if either is a member of an extension.
    private var heldInitializers: [SourceFragment] {
        holdsInitializers
            ? (entity.code?.carriedOver ?? []).filter { $0.kind == .convenienceInitializer } : []
    }

    private var holdsInitializers: Bool { plan.hasSubclasses || !plan.isRoot }

    /// Whether the class itself contains all members: subclasses can't override those of an extension, which
    /// can't name what is around a class.
    private var holdsMembers: Bool { plan.hasSubclasses || plan.enclosingType != nil }

    /// Whether an extension contains a declared member.
    func standsInExtension(_ member: SourceFragment) -> Bool {
        member.canStandInExtension(.swiftData) && !holdsMembers
            && !(holdsInitializers && member.kind == .convenienceInitializer)
    }

    /// Whether the class itself contains a declared member other than the initializers that subclasses have.
    func standsInClass(_ member: SourceFragment) -> Bool {
        if holdsInitializers, member.kind == .convenienceInitializer { return false }
        return member.needsClass(of: entity, .swiftData)
            || holdsMembers && member.canStandInExtension(.swiftData)
    }

    /// The initializers as they were declared.
    func views(of declared: DeclaredInitializers) -> [MemberView] {
        let generated = generatedInitializers(declared)
        return declared.views(
            in: entity,
            access: context.options.memberAccess,
            inheritedLabels: plan.isRoot ? nil : members.inherited.map(\.name),
            parentCall: plan.isRoot ? nil : "super.init()",
            convenience: heldInitializers.filter { !generated.contains($0) }
        )
    }
}

extension MemberLowering {
    /// The properties that an initializer can set before the object is whole, or has to.
    fileprivate var settableMembers: [OrderedStatements.StoredMember] {
        switch self {
        case .attribute(let attribute): [attribute.settableMember].compactMap(\.self)
        case .composite(let composite):
            // The property itself needs a whole object.
            composite.columns.filter { $0.defaultValue == nil && !$0.attribute.isOptional }
                .map { OrderedStatements.StoredMember(required: $0.name) }
        }
    }
}

extension AttributeLowering {
    fileprivate var settableMember: OrderedStatements.StoredMember? {
        let hasValue = stored.defaultValue != nil || attribute.isOptional
        if isTyped, blueprint.ids != nil || !flags.isEmpty {
            // The setter does more than to store the raw value.
            return hasValue ? nil : OrderedStatements.StoredMember(required: stored.name)
        }
        return OrderedStatements.StoredMember(
            name: property.name,
            storedName: stored.name,
            storage: nil,
            // The property has its default where it's declared.
            initialValue: hasValue ? "nil" : nil,
            rawForm: isTyped ? attribute.rawForm(context.valueTypes) : nil
        )
    }
}

extension OrderedStatements.StoredMember {
    /// A stored property that only an initializer of all properties sets.
    fileprivate init(required name: String) {
        self.init(name: name, storedName: name, storage: nil, initialValue: nil)
    }
}
