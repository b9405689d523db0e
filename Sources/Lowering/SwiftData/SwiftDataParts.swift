import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The code to generate for SwiftData from one model: a class for each entity. Any thread can lower
/// its parts.
///
/// For example: `parts.indices.map { parts.lowered($0).view }`.
package struct SwiftDataParts: Sendable {
    private let model: Model
    private let plans: ClassPlans
    private let entities: [String: Entity]
    private let types: TypeNames
    private let namedTypes: NamedTypes
    private let options: LoweringOptions
    private let valueTypes: [String: ValueType]
    /// The older version around the classes, which only have stored properties then.
    private let enclosing: EnclosingType?
    private var isFrozen: Bool { enclosing != nil }
    /// What the names of properties depend on, by entity.
    private var scopes = NameScopes()

    /// Plans the classes, and reports problems with them.
    ///
    /// - Parameter enclosing: The type around the classes, if any.
    package init(
        _ model: Model,
        options: LoweringOptions,
        inside enclosing: EnclosingType? = nil,
        diagnostics: inout DiagnosticSink
    ) {
        let valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        let model = model.storedAsDeclared(valueTypes)
        self.model = model
        self.options = options
        self.enclosing = enclosing
        self.valueTypes = valueTypes
        entities = Dictionary(model.entities.map { ($0.name, $0) }) { first, _ in first }
        let plans = ClassPlans(model, valueTypes)
        self.plans = plans
        namedTypes = NamedTypes(plans, model)
        types = TypeNames(
            classes: plans.classes.map(\.name) + plans.classes.compactMap(\.alias)
                + model.namesBesideClasses + capitalizedProperties(model)
                + (enclosing?.namesInScope ?? [])
        )
        reportPropertyTypes(model, valueTypes, names: .swiftData, &diagnostics)
        plans.report(in: model, &diagnostics)
        diagnostics.report(contentsOf: leftOut(of: model))
        if enclosing == nil { diagnostics.report(contentsOf: uncheckedAttributes(of: model)) }
        let members = model.entities.map { entity in
            NameScopes.Member(entity.name, superclass: entity.parent, entity)
        }
        scopes = NameScopes(members) { index, scope in
            names(of: model.entities[index], in: scope)
        }
    }

    /// Whether code for SwiftData leaves out an attribute. For example: a derived one.
    package static func leavesOut(_ attribute: Attribute) -> Bool { !attribute.isStorable }

    package var indices: Range<Int> { plans.classes.indices }
}

extension SwiftDataParts: LoweredModel {
    package func availability(ofClass name: String) -> String? {
        plans.classes.first { $0.qualifiedName == name }?.requirement.attribute
    }

    package static func merged(_ views: [SwiftDataFileView]) -> SwiftDataFileView {
        SwiftDataFileView(views.flatMap(\.classes))
    }

    package func lowered(_ index: Int) -> LoweredPart<SwiftDataFileView> {
        let plan = plans.classes[index]
        let own = composites(of: plan.entity, plan.ancestors)
        let names = names(of: plan.entity)
        let lowering = classLowering(plan, own, names)
        let parent = parentsInitializers(lowering, isMemberwiseNeeded: needsMemberwise)
        let declared = lowering.declaredInitializers(
            parent,
            isMemberwiseNeeded: needsMemberwise(plan)
        )
        return LoweredPart(
            name: plan.name,
            source: plan.entity.origin.source,
            view: SwiftDataFileView([lowering.view(declared, parent)]),
            diagnostics: names.renamed(plan.entity, in: model) + own.diagnostics
                + SwiftDataLowering.leftOut(of: plan.entity)
                + SharedLowering.leftOut(
                    plan.entity,
                    names: .swiftData,
                    except: { $0.needsClass(of: plan.entity, .swiftData) },
                    inherited: [],
                    in: model
                )
                + lowering.diagnostics(declared, in: model)
                + lowering.valueDiagnostics
        )
    }
}

extension SwiftDataParts {
    private func classLowering(
        _ plan: ClassPlan,
        _ own: CompositePlans,
        _ names: PropertyNames
    ) -> ClassLowering {
        let context = context(
            of: plan.entity,
            names,
            code: (plan.ancestors + [plan.entity]).compactMap(\.code)
        )
        let chain = Array(plan.ancestors.reversed())
        return ClassLowering(
            plan: plan,
            enclosing: enclosing,
            plans: plans,
            context: context,
            members: ClassMembers(
                own: context.members(plan.entity, own.plans, isFrozen: isFrozen),
                links: links(of: plan.entity, context),
                inheritedMembers: chain.map { members(of: $0, context) },
                inheritedLinks: chain.map { links(of: $0, context) }
            ),
            constraints: ConstraintPlan(plan.entity, ancestors: plan.ancestors)
        )
    }
}

// MARK: - Declared code

extension SwiftDataParts {
    package var renamings: PropertyRenamings {
        plans.classes.reduce(into: PropertyRenamings()) { result, plan in
            result.add(plan.entity, names(of: plan.entity))
        }
    }
}

// MARK: - Initializers

extension SwiftDataParts {
    /// The initializers of the superclass, and of those that it inherits from; `nil` if they declare none.
    ///
    /// - Parameter isMemberwiseNeeded: Whether generated code calls a class's initializer of all properties.
    private func parentsInitializers(
        _ lowering: ClassLowering,
        isMemberwiseNeeded: (ClassPlan) -> Bool
    ) -> DeclaredInitializers? {
        let ancestors = lowering.plan.ancestors
        guard ancestors.contains(where: \.declaresInitializers),
            let parent = plans.classes.first(where: { $0.entity.name == ancestors[0].name })
        else { return nil }
        let inherited = classLowering(parent)
        return inherited.declaredInitializers(
            parentsInitializers(inherited, isMemberwiseNeeded: isMemberwiseNeeded),
            isMemberwiseNeeded: isMemberwiseNeeded(parent)
        )
    }

    /// Whether other generated code calls the initializer of all properties: shorter initializers, and
    /// subclasses that have such an initializer themselves.
    private func needsMemberwise(_ plan: ClassPlan) -> Bool {
        if plan.entity.code?.initializers.isEmpty == false { return true }
        guard plan.hasSubclasses,
            ([plan.entity] + plan.ancestors).contains(where: { $0.code?.replacesMemberwise == true }
            )
        else { return plan.hasSubclasses }
        return plans.classes.contains { child in
            child.entity.parent == plan.entity.name
                && (needsMemberwise(child) || hasMemberwise(child))
        }
    }

    /// Whether a class has the initializer of all properties, even if no generated code calls it.
    private func hasMemberwise(_ plan: ClassPlan) -> Bool {
        let lowering = classLowering(plan)
        return !lowering.declaredInitializers(
            parentsInitializers(lowering) { _ in false },
            isMemberwiseNeeded: false
        ).replacesMemberwise
    }

    private func classLowering(_ plan: ClassPlan) -> ClassLowering {
        classLowering(
            plan,
            composites(of: plan.entity, plan.ancestors),
            names(of: plan.entity)
        )
    }
}

// MARK: - Properties

extension SwiftDataParts {
    private func context(of entity: Entity, _ names: PropertyNames, code: [CodeDetails])
        -> PropertyContext
    {
        let options = options.applied(to: entity)
        return PropertyContext(
            of: entity,
            names,
            types,
            valueTypes,
            PropertyAccess(options, hasSubclasses: false),
            code: code,
            options
        )
    }

    private func members(of entity: Entity, _ context: PropertyContext) -> [MemberLowering] {
        let plans = composites(of: entity, ancestors(of: entity)).plans
        return context.members(entity, plans, isFrozen: isFrozen)
    }

    private func links(of entity: Entity, _ context: PropertyContext) -> [RelationshipLowering] {
        entity.relationships.filter { !$0.isTransient }.map { link in
            RelationshipLowering(
                relationship: link,
                entity: entity,
                destination: plans.name(of: link.destination),
                isRequired: plans.required.contains(link, of: entity),
                isOptionalCollection: link.isOptionalCollection(of: entity, in: model),
                inverse: plans.sides.contains(link, of: entity) ? keyPath(toInverseOf: link) : nil,
                property: PropertyBlueprint(link, context),
                access: context.access,
                types: types
            )
        }
    }

    /// For example: `\Item.note`.
    private func keyPath(toInverseOf link: Relationship) -> String? {
        guard let inverse = link.inverse, let owner = plans.owners.owner(of: link) else {
            return nil
        }
        let name = entities[owner].map { names(of: $0).swiftName(inverse.relationship) }
        let member = SwiftIdentifier.member(name ?? inverse.relationship)
        return "\\\(plans.name(of: owner)).\(member)"
    }

    private func ancestors(of entity: Entity) -> [Entity] {
        plans.ancestors(of: entity.name)
    }

    private func composites(of entity: Entity, _ ancestors: [Entity]) -> CompositePlans {
        planComposites(
            entity.compositeProperties,
            of: entity,
            attributes: ancestors.flatMap { Array($0.attributes) } + entity.attributes,
            valueTypes,
            names: .swiftData,
            onMissing: options.onMissing,
            in: model
        )
    }

    private func names(of entity: Entity) -> PropertyNames {
        scopes.names(in: entity.name) { names(of: entity, in: $0) }
    }

    private func names(of entity: Entity, in scope: NameScope) -> PropertyNames {
        let ancestors = ancestors(of: entity)
        return PropertyNames(
            entity,
            in: scope,
            composites: composites(of: entity, ancestors).plans,
            namedTypes: namedTypes.of(entity, ancestors),
            target: .swiftData
        )
    }
}
