import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The code to generate for Core Data from one model: a class for each entity, a struct for each
/// composite. Any thread can lower its parts.
///
/// For example: `parts.indices.map { parts.lowered($0).view }`.
package struct CoreDataParts: Sendable {
    private let model: Model
    private let plans: ClassPlans
    /// The indices of the classes with generated code.
    private let written: [Int]
    private let types: TypeNames
    private let requests: [String: [FetchRequest]]
    private let options: LoweringOptions
    private let valueTypes: [String: ValueType]
    private let declared: DeclaredComposites
    private let clones: [String: ClonePlan]
    /// What the names of properties depend on, by class.
    private var scopes = NameScopes()
    /// `nil` unless the user asked for the managed object model.
    private let managedModel: ManagedModelPlan?

    /// Plans the classes, and reports problems with them.
    package init(_ model: Model, options: LoweringOptions, diagnostics: inout DiagnosticSink) {
        self.model = model
        self.options = options
        let plans = planClasses(model, diagnostics: &diagnostics)
        self.plans = plans
        written = plans.classes.indices.filter { plans.classes[$0].form != .leftOut }
        let composites = model.composites.map { SwiftIdentifier.sanitized($0.name) }
        let classes = plans.classes.indices.map { plans.classes[$0].name }
        let values = model.namesBesideClasses
        managedModel = ManagedModelPlan(
            model,
            options.stack,
            taken: classes + composites + values
        )
        types = TypeNames(
            classes: classes + composites + values + capitalizedProperties(model)
                + (managedModel?.names ?? [])
        )
        valueTypes = Dictionary(model.valueTypes.map { ($0.name, $0) }) { first, _ in first }
        declared = DeclaredComposites(model, valueTypes)
        requests = Dictionary(grouping: model.fetchRequests, by: \.entity)
        reportClashesWithXcode(model, &diagnostics)
        reportTypeNames(plans, model, &diagnostics)
        reportPropertyTypes(model, valueTypes, names: .coreData, &diagnostics)
        declared.report(in: model, &diagnostics)
        diagnostics.report(contentsOf: unwrappedCollections(in: model))
        let copying = planClones(
            plans.classes.map { plan in
                ClonableClass(
                    name: plan.name,
                    superclass: plan.superclass,
                    entity: plan.entity,
                    form: plan.form
                )
            },
            classByEntity: plans.nameByEntity,
            types,
            options,
            in: model
        )
        clones = copying.plans
        diagnostics.report(contentsOf: copying.diagnostics)
        let members = plans.classes.map { plan in
            NameScopes.Member(plan.name, superclass: plan.superclass, plan.entity)
        }
        scopes = NameScopes(members) { index, scope in
            let plan = plans.classes[index]
            return names(of: plan, compositePlans(of: plan), in: scope)
        }
    }

    /// The indices of classes, then those of composites, then that of the managed object model.
    package var indices: Range<Int> {
        0..<written.count + model.composites.count + (managedModel == nil ? 0 : 1)
    }
}

extension CoreDataParts: LoweredModel {
    package static func merged(_ views: [EntityFileView]) -> EntityFileView {
        EntityFileView(merging: views)
    }

    package func lowered(_ index: Int) -> LoweredPart<EntityFileView> {
        if index < written.count { return lowered(plans.classes[written[index]]) }
        let place = index - written.count
        if place < model.composites.count { return lowered(model.composites[place]) }
        return loweredModel()
    }

    private func loweredModel() -> LoweredPart<EntityFileView> {
        let lowering = managedModel.map { plan in
            ManagedModelLowering(
                plan: plan,
                model: model,
                plans: plans,
                types: types,
                options: options
            )
        }
        return LoweredPart(
            name: managedModel?.name ?? model.name,
            source: model.entities.first?.origin.source ?? 0,
            view: EntityFileView(models: lowering.map { [$0.view()] } ?? []),
            diagnostics: lowering?.diagnostics ?? []
        )
    }

    private func lowered(_ composite: Composite) -> LoweredPart<EntityFileView> {
        let view = lowerComposite(composite, types, options)
        let structures = declared.stored(in: composite).map { pair in
            DeclaredCompositeLowering(
                pair: pair,
                valueTypes: valueTypes,
                types: types,
                options: options
            ).view()
        }
        return LoweredPart(
            name: view.name,
            source: composite.origin.source,
            view: EntityFileView(
                composites: declared.needsStruct(composite, in: model) ? [view] : [],
                storedStructures: structures
            )
        )
    }

    private func lowered(_ plan: ClassPlan) -> LoweredPart<EntityFileView> {
        let properties = properties(of: plan)
        let lowering = lowering(of: plan, properties)
        return LoweredPart(
            name: plan.fileName,
            source: plan.entity.origin.source,
            view: EntityFileView(entities: [lowering.view()]),
            diagnostics: properties.names.renamed(plan.entity, in: model)
                + unusableNames(plan.entity, inherited: plan.inheritedAttributes, in: model)
                + leftOut(
                    plan.entity,
                    names: .coreData,
                    inherited: plan.hasSubclasses
                        ? [.privateProperties, .readOnlySetters, .relationshipSetters]
                        : .relationshipSetters,
                    in: model
                ) + properties.composites.diagnostics
                + lowering.initializerDiagnostics(in: model)
                + lowering.conditionDiagnostics(in: model)
        )
    }

    private func lowering(of plan: ClassPlan, _ properties: ClassProperties) -> EntityLowering {
        let options = options.applied(to: plan.entity)
        let context = PropertyContext(
            of: plan.entity,
            properties.names,
            types,
            valueTypes,
            PropertyAccess(options, hasSubclasses: plan.hasSubclasses),
            code: plan.inheritedCode + [plan.entity.code].compactMap(\.self),
            options
        )
        return EntityLowering(
            plan: plan,
            plans: plans,
            context: context,
            members: ClassMembers(
                plan,
                composites: properties.composites.plans,
                inheritedComposites: properties.inherited.plans,
                context
            ),
            requests: requests[plan.entity.name] ?? [],
            clone: clones[plan.name],
            followedName: swiftName
        )
    }
}

extension CoreDataParts {
    /// The initializers that the classes of entities have beside those of their declarations, except classes that
    /// the user has written, which may have others.
    func initializers(ofEntities names: Set<String>) -> KnownInitializers {
        var result = KnownInitializers()
        for index in written where names.contains(plans.classes[index].entity.name) {
            let plan = plans.classes[index]
            guard plan.form == .definition else { continue }
            let lowering = lowering(of: plan, properties(of: plan))
            result.present[plan.entity.name] = lowering.initializerSignatures
        }
        return result
    }
}

// MARK: - Properties

extension CoreDataParts {
    package var renamings: PropertyRenamings {
        written.reduce(into: PropertyRenamings()) { result, index in
            let plan = plans.classes[index]
            result.add(plan.entity, properties(of: plan).names)
        }
    }
}

/// The properties of a class, and their names.
private struct ClassProperties {
    let composites: CompositePlans
    /// The inherited properties over several attributes.
    let inherited: CompositePlans
    let names: PropertyNames
}

extension CoreDataParts {
    private func properties(of plan: ClassPlan) -> ClassProperties {
        let inherited = planComposites(
            plan.inheritedComposites,
            of: plan.entity,
            attributes: Array(plan.inheritedAttributes),
            valueTypes,
            names: .coreData,
            onMissing: options.onMissing,
            in: model
        )
        let composites = compositePlans(of: plan)
        return ClassProperties(
            composites: composites,
            inherited: inherited,
            names: scopes.names(in: plan.name) { names(of: plan, composites, in: $0) }
        )
    }

    private func compositePlans(of plan: ClassPlan) -> CompositePlans {
        planComposites(
            plan.entity.compositeProperties,
            of: plan.entity,
            attributes: plan.inheritedAttributes + plan.entity.attributes,
            valueTypes,
            names: .coreData,
            onMissing: options.onMissing,
            in: model
        )
    }

    private func names(
        of plan: ClassPlan,
        _ composites: CompositePlans,
        in scope: NameScope
    ) -> PropertyNames {
        PropertyNames(
            plan.entity,
            in: scope,
            isWrittenByHand: plan.form == .leftOut,
            composites: composites.plans,
            target: .coreData
        )
    }

    /// The name in the code of an attribute that another class follows.
    private func swiftName(_ followed: FollowedAttribute) -> String {
        let owner = plans.classes[followed.ownerIndex]
        return properties(of: owner).names.swiftName(followed.attribute.name)
    }
}

/// Reports entities for which Xcode also generates a class, which would be declared twice.
private func reportClashesWithXcode(_ model: Model, _ diagnostics: inout DiagnosticSink) {
    for index in model.entities.indices {
        guard let generation = model.entities[index].codeGeneration, generation != .manual,
            model.entities[index].classForm != .leftOut
        else { continue }
        let entity = model.entities[index]
        diagnostics.report(
            Diagnostic(
                .warning,
                "entity.xcode-generates",
                at: entity.origin.location(of: "codeGenerationType"),
                "Xcode generates a \(generation == .category ? "category" : "class") for entity"
                    + " '\(entity.name)', too; set its Codegen to Manual/None"
                    + (generation == .category
                        ? ", and if you write the class, its \"class\" to \"extension\"" : "")
            )
        )
    }
}
