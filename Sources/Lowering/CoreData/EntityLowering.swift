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

    var entity: Entity { plan.entity }
    var names: PropertyNames { context.names }
    var types: TypeNames { context.types }
    var access: String { context.options.access.modifier }
    private var stringType: String { types.swift("String") }

    func view() -> EntityView {
        var names = names
        let attributes = LoweredAttributes(members.own)
        let relationships = entity.relationships.map { lowering(of: $0).lowered(&names) }
        let links = relationships.flatMap(\.storage)
        let primitives = attributes.primitives + links.filter { $0.objectiveCName == nil }
        let convenienceInitializers = convenienceInitializers
        return EntityView(
            name: plan.name,
            imports: carriedImports(entity),
            documentation: entityDocumentation(
                entity,
                names,
                duplicates: "fails unless the merge policy resolves it."
            ),
            isExtension: plan.form == .extension,
            objectiveCName: plan.form == .extension ? nil : plan.objectiveCName,
            access: access,
            isolation: context.options.isolation.modifier,
            final: plan.hasSubclasses ? "" : "final ",
            inheritance: inheritance,
            entityName: entityName,
            unstoredMembers: unstoredMembers(entity),
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
                access: access,
                isolation: context.options.isolation.modifier,
                beside: generated(convenienceInitializers)
            ),
            initializer: initializer,
            convenienceInitializers: convenienceInitializers.views,
            isPlainlyCreated: isPlainlyCreated,
            plainDefaults: plainDefaults,
            isRelated: isRelated,
            request: RequestView(
                generic: types.coreData("NSFetchRequest"),
                result: plan.name
            ),
            fetchRequests: fetchRequests,
            clone: cloneView,
            isCloneInClass: clone?.isInFamily ?? false,
            fieldsOwner: FieldsOwnerView(of: plan.name, access: access, types),
            fields: grouped(fields)
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

    private func destination(of relationship: Relationship) -> String {
        plans.nameByEntity[relationship.destination] ?? types.coreData("NSManagedObject")
    }
}

// MARK: - The class

extension EntityLowering {
    private var inheritance: [String] {
        let superclass = plan.form == .extension ? nil : plan.superclass ?? plan.baseClass
        let queryable = plan.isTopmost ? [types.modelTypes("Queryable")] : []
        // A superclass can already conform to `Identifiable`.
        guard plan.superclass == nil, plan.baseClass == nil else {
            return [superclass].compactMap(\.self) + queryable
        }
        let identifiable = canBeIdentifiable ? [types.swift("Identifiable")] : []
        let base = plan.form == .extension ? [] : [types.coreData("NSManagedObject")]
        return base + identifiable + queryable
    }

    /// Whether the class can conform to `Identifiable`, which isn't possible if `id` isn't
    /// `Hashable`.
    private var canBeIdentifiable: Bool {
        let attributes = entity.attributes
        return attributes.indices.allSatisfy { index in
            let name = attributes[index].name
            guard name == "id" || name == "idRaw" else { return true }
            let attribute = attributes[index]
            switch attribute.type {
            case .undefined, .composite, .codable: return false
            case .transformable: return attribute.customClassName == nil
            default: return true
            }
        }
    }

    private var entityName: EntityNameView {
        EntityNameView(
            literal: SwiftLiteral.string(entity.name),
            isStatic: plan.isTopmost && !plan.hasSubclasses,
            modifiers: (plans.hasExtensions ? "@objc " : "") + (plan.isTopmost ? "" : "override "),
            stringType: stringType
        )
    }
}

// MARK: - Creating and fetching

extension EntityLowering {
    /// The diagnostics for declared initializers.
    func initializerDiagnostics(in model: Model) -> [Diagnostic] {
        guard let code = entity.code, !code.initializers.isEmpty || !code.carriedOver.isEmpty else {
            return []
        }
        let initializers = convenienceInitializers
        return initializers.diagnostics(in: model)
            + generated(initializers).diagnostics(.coreData, in: model)
    }

    /// The diagnostics for properties that need a value, but that no initializer takes.
    func conditionDiagnostics(in model: Model) -> [Diagnostic] {
        guard entity.has({ $0.condition != nil }) else { return [] }
        return members.own.compactMap { member in
            guard let condition = member.condition, let parameter = member.parameter,
                parameter.isRequired, let origin = member.origin
            else { return nil }
            return withoutValue(parameter.name, of: entity, under: condition, at: origin, in: model)
        } + withoutDestination(entity, in: model)
    }

    private func generated(_ initializers: ConvenienceInitializers) -> GeneratedInitializers {
        GeneratedInitializers(initializers, inherited: plan.inheritedCode)
    }

    private var convenienceInitializers: ConvenienceInitializers {
        ConvenienceInitializers(
            entity: entity,
            parameters: members.parameters,
            access: access,
            names: names
        )
    }

    /// The default assignments of an object created without arguments, in addition to the model's.
    private var plainDefaults: [String] {
        isPlainlyCreated ? members.all.compactMap(\.defaultAssignment) : []
    }

    private var hasInitializers: Bool { !entity.isAbstract && !plan.inheritsInitializer }

    private var initializer: InitializerView? {
        let parameters = members.parameters
        guard hasInitializers, !parameters.isEmpty else { return nil }
        // By index: parameters are large, and iterating would copy them.
        let texts = parameters.indices.map { parameters[$0].text }
        return InitializerView(
            signature: SignatureView("\(access)convenience init", texts),
            assignments: parameters.indices.map { parameters[$0].assignment },
            defaults: members.all.filter { $0.condition != nil }.compactMap(\.defaultAssignment)
        )
    }

    /// Whether the class declares an initializer without parameters. It would inherit `NSObject`'s
    /// otherwise, which Core Data doesn't support.
    private var isPlainlyCreated: Bool {
        hasInitializers && !members.parameters.contains(where: \.isRequired)
    }

    private var isRelated: Bool {
        plan.hasInheritedRelationships || !entity.relationships.isEmpty
    }

    private var fetchRequests: [FetchRequestView] {
        var taken: Set<String> = ["fetchRequest"]
        return requests.map { request in
            var name = FetchRequestLowering.functionName(request)
            if !taken.insert(name).inserted {
                name += "Template"
                while !taken.insert(name).inserted { name += "_" }
            }
            return fetchRequestLowering(request).view(named: name)
        }
    }

    private func fetchRequestLowering(_ request: FetchRequest) -> FetchRequestLowering {
        FetchRequestLowering(
            request: request,
            className: plan.name,
            plans: plans,
            types: types,
            access: access
        )
    }

    private var fetchedProperties: [FetchedPropertyView] {
        entity.fetchedProperties.enumerated().map { index, property in
            let type =
                plans.nameByEntity[property.request.entity] ?? types.coreData("NSManagedObject")
            let predicate = property.request.predicate.map { ": `\($0)`" } ?? ""
            return FetchedPropertyView(
                documentation: [
                    onOneLine("Fetched once, then kept until a refresh\(predicate).")
                ],
                isSeparated: index > 0,
                name: SwiftIdentifier.escaped(names.swiftName(property.name)),
                type: "[\(type)]"
            )
        }
    }
}

// MARK: - Fields

extension EntityLowering {
    private var fields: [FieldView] {
        var views: [FieldView] = []
        views.reserveCapacity(members.own.count + entity.relationships.count)
        let kind = types.modelTypes("Field")
        for member in members.own {
            switch member {
            case .attribute(let attribute) where attribute.isQueryable:
                views.append(
                    FieldView(
                        kind,
                        of: attribute.blueprint.fieldType,
                        named: attribute.property.escapedName,
                        attribute.key,
                        access: access,
                        condition: attribute.property.condition
                    )
                )
            case .column(_, let (name, type)?, let condition):
                views.append(field(kind, type, name, condition))
            case .attribute, .composite, .column: break
            }
        }
        let relationships = entity.relationships
        for index in relationships.indices where !relationships[index].isTransient {
            let isToOne = relationships[index].cardinality == .toOne
            let kind = types.modelTypes(isToOne ? "ToOneField" : "ToManyField")
            let name = relationships[index].name
            let condition = relationships[index].condition
            let destination = types.inFields(destination(of: relationships[index]))
            views.append(field(kind, destination, name, condition))
        }
        return views
    }

    private func field(
        _ kind: String,
        _ value: String,
        _ name: String,
        _ condition: String?
    ) -> FieldView {
        FieldView(
            kind,
            of: value,
            named: SwiftIdentifier.escaped(names.swiftName(name)),
            SwiftLiteral.string(name),
            access: access,
            condition: condition
        )
    }
}
