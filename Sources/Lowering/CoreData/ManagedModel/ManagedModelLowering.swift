import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

/// Decides what the code that builds a managed object model contains.
struct ManagedModelLowering {
    let plan: ManagedModelPlan
    let model: Model
    let plans: ClassPlans
    let types: TypeNames
    let options: LoweringOptions

    func view() -> ManagedModelView {
        ManagedModelView(
            model: plan.title,
            name: plan.name,
            access: options.access.modifier,
            availability: usesComposites
                ? "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)" : nil,
            modelType: types.coreData("NSManagedObjectModel"),
            shared: shared,
            entities: zip(model.entities, entityVariables).map(entity),
            composites: zip(model.composites, compositeVariables).map(composite),
            stack: plan.stackName.map(stack)
        )
    }

    /// What the model loses.
    var diagnostics: [Diagnostic] {
        model.entities.flatMap { entity in
            entity.attributes.flatMap { leftOut(of: $0, "\(entity.name).\($0.name)") }
        }
            + model.composites.flatMap { composite in
                composite.attributes.flatMap { leftOut(of: $0, "\(composite.name).\($0.name)") }
            }
    }

    private var usesComposites: Bool {
        model.entities.contains { $0.attributes.contains { $0.type.compositeName != nil } }
    }

    private var shared: String {
        let configurations = model.configurations.map { configuration in
            let members = configuration.entities.filter { plans.entity($0) != nil }
            return "\(SwiftLiteral.string(configuration.name)): " + literals(members)
        }
        let requests = model.fetchRequests.filter { plans.entity($0.entity) != nil }.map {
            "\(SwiftLiteral.string($0.name)): " + description(of: $0)
        }
        var arguments = [Breakable.array(entityVariables)]
        if !configurations.isEmpty {
            arguments.append("configurations: " + Breakable.array(configurations))
        }
        if !requests.isEmpty { arguments.append("fetchRequests: " + Breakable.array(requests)) }
        if let identifier = kept("userDefinedModelVersionIdentifier", model.kept) {
            arguments.append("versionIdentifier: " + SwiftLiteral.string(identifier))
        }
        return Breakable.call(types.modelTypes("SharedModel"), arguments)
    }

    private func entity(_ entity: Entity, _ variable: String) -> DescribedEntityView {
        DescribedEntityView(
            variable: variable,
            type: types.modelTypes("EntityDescription"),
            literal: SwiftLiteral.string(entity.name),
            className: plans.nameByEntity[entity.name] ?? types.coreData("NSManagedObject"),
            settings: settings(of: entity),
            properties: entity.properties.compactMap(description)
        )
    }

    private func composite(_ composite: Composite, _ variable: String) -> DescribedCompositeView {
        DescribedCompositeView(
            variable: variable,
            type: "[\(types.modelTypes("PropertyDescription"))]",
            elements: composite.attributes.map(description)
        )
    }

    private func stack(_ name: String) -> StackView {
        StackView(
            stackName: name,
            conformance: types.modelTypes("ManagedObjectStack"),
            containerType: types.coreData("NSPersistentContainer"),
            storeType: types.coreData("NSPersistentStoreDescription"),
            literal: SwiftLiteral.string(plan.title)
        )
    }
}

// MARK: - Names

extension ManagedModelLowering {
    private var entityVariables: [String] { variables(model.entities.map(\.name), "Entity") }

    private var compositeVariables: [String] {
        variables(model.composites.map(\.name), "Elements")
    }

    /// For example: `addressElements`.
    func elementsVariable(of composite: String) -> String? {
        model.composites.firstIndex { $0.name == composite }.map { compositeVariables[$0] }
    }

    private func variables(_ names: [String], _ suffix: String) -> [String] {
        var taken: Set<String> = []
        return names.map { name in
            let base = SwiftIdentifier.lowerCamelCase(SwiftIdentifier.sanitized(name))
            var variable = base + suffix
            while !taken.insert(variable).inserted { variable += "_" }
            return variable
        }
    }

    func literals(_ texts: [String]) -> String {
        Breakable.array(texts.map { SwiftLiteral.string($0) })
    }
}
