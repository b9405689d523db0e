import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Decides what the code of a managed object class contains.
struct EntityLowering {
    let plan: ClassPlan
    let plans: ClassPlans
    let context: PropertyContext
    let members: ClassMembers
    let requests: [FetchRequest]
    /// The plan for copying objects; `nil` if they're never copied.
    let clone: ClonePlan?
    /// The property of a parent's copy that an attribute follows.
    let followedName: (FollowedAttribute) -> String

    var entity: Entity { _read { yield plan.entity } }
    var names: PropertyNames { _read { yield context.names } }
    var types: TypeNames { context.types }
    var access: String { context.options.access.modifier }
    var initializerAccess: String {
        context.options.initializerAccess(of: entity, members.parameters)
    }
    var stringType: String { types.swift("String") }

    func view() -> EntityView {
        var names = names
        let attributes = LoweredAttributes(members.own)
        let relationships = entity.relationships.map { lowering(of: $0).lowered(&names) }
        let links = relationships.flatMap(\.storage)
        let primitives = attributes.primitives + links.filter { $0.objectiveCName == nil }
        let convenienceInitializers = convenienceInitializers
        return EntityView(
            name: plan.name,
            documentation: entityDocumentation(
                entity,
                names,
                duplicates: "fails unless the merge policy resolves it."
            ),
            objectiveCName: plan.form == .extension ? nil : plan.objectiveCName,
            access: access,
            isolation: context.options.typeIsolation.modifier,
            inheritance: inheritance.joined(separator: ", "),
            entityName: entityName,
            unstoredMembers: unstoredMembers(entity, isSeparated: true),
            attributes: separated(attributes.views),
            relationships: separated(
                relationships.flatMap { [$0.view, $0.hidden].compactMap(\.self) }
            ),
            fetchedProperties: fetchedProperties,
            storage: separated([
                attributes.raw, primitives, links.filter { $0.objectiveCName != nil },
            ]),
            storedValues: attributes.storedValues,
            storedComposites: members.own.flatMap { $0.composite?.stored() ?? [] },
            declaredCode: declaredCode(
                of: entity,
                named: plan.name,
                isolation: context.options.isolation.modifier,
                members: declaredMembers(
                    of: entity,
                    for: .coreData,
                    access: context.options.memberAccess,
                    beside: generated(convenienceInitializers)
                ),
                .coreData
            ),
            initializer: initializer,
            convenienceInitializers: convenienceInitializers.views,
            isPlainlyCreated: isPlainlyCreated,
            plainParameter: entityParameters.joined(),
            newEntity: newEntity,
            plainDefaults: plainDefaults,
            isRelated: isRelated,
            isExtension: plan.form == .extension,
            request: RequestView(
                generic: types.coreData("NSFetchRequest"),
                result: plan.name
            ),
            fetchRequests: fetchRequests,
            fieldsOwner: FieldsOwnerView(of: plan.name, access: access, types),
            fields: grouped(fields),
            imports: neededImports(
                entity,
                inherited: InheritedTypes(
                    attributes: plan.inheritedAttributes,
                    code: plan.inheritedCode
                )
            ),
            typeIsolation: context.options.typeIsolation.modifier,
            final: plan.hasSubclasses ? "" : "final ",
            copying: cloneView,
            isCloneInClass: clone?.isInFamily ?? false
        )
    }

    private func lowering(of relationship: Relationship) -> RelationshipLowering {
        RelationshipLowering(
            relationship: relationship,
            entityName: entity.name,
            destination: destination(of: relationship),
            hasClass: plans.nameByEntity[relationship.destination] != nil,
            types: types,
            isOptional: context.options.isOptional(relationship),
            property: PropertyBlueprint(relationship, context)
        )
    }

    func destination(of relationship: Relationship) -> String {
        plans.nameByEntity[relationship.destination] ?? types.coreData("NSManagedObject")
    }
}
