import Diagnostics
import ModelIR
import SwiftNames

/// Decides which classes there are, one for each entity that names one.
func planClasses(_ model: Model, diagnostics: inout DiagnosticSink) -> ClassPlans {
    var planner = ClassPlanner(model)
    planner.reportEntitiesWithoutClass(&diagnostics)
    return planner.plans(&diagnostics)
}

/// The classes of a model, by name and by entity.
struct ClassPlans {
    var classes: [ClassPlan] = []
    /// The class of each entity that has one, its own or one that it shares.
    var nameByEntity: [String: String] = [:]
    let entities: EntityTable

    func entity(_ name: String) -> Entity? { entities[name] }
}

private struct ClassPlanner {
    let model: Model
    let entities: EntityTable
    /// The class of each entity that has one. Of names that differ in case, the first counts: file
    /// systems do not tell them apart.
    private let classNames: [String: String]

    init(_ model: Model) {
        self.model = model
        entities = EntityTable(model.entities)
        var spellings: [String: String] = [:]
        var classNames: [String: String] = [:]
        for entity in model.entities {
            guard let name = CoreDataLowering.className(entity) else { continue }
            let key = name.lowercased()
            let spelling = spellings[key] ?? name
            spellings[key] = spelling
            classNames[entity.name] = spelling
        }
        self.classNames = classNames
    }

    private func className(_ entity: Entity) -> String? { classNames[entity.name] }

    func reportEntitiesWithoutClass(_ diagnostics: inout DiagnosticSink) {
        for entity in model.entities where className(entity) == nil {
            diagnostics.report(
                Diagnostic(
                    .warning,
                    "entity.no-class",
                    at: model.location(of: entity.origin, part: "representedClassName"),
                    "entity '\(entity.name)' names no class, so its objects are plain"
                        + " NSManagedObjects and no code is generated for it; set its class, for"
                        + " example to '\(SwiftIdentifier.sanitized(entity.name))'"
                )
            )
        }
    }

    mutating func plans(_ diagnostics: inout DiagnosticSink) -> ClassPlans {
        var result = ClassPlans(entities: entities)
        var indexByClass: [String: Int] = [:]
        for entity in model.entities {
            guard let name = className(entity) else { continue }
            result.nameByEntity[entity.name] = name
            if let index = indexByClass[name] {
                reportShared(name, entity, with: result.classes[index], &diagnostics)
                result.classes[index].entity.addProperties(of: entity)
            } else {
                indexByClass[name] = result.classes.count
                result.classes.append(plan(entity, name: name))
            }
        }
        let superclasses = Set(result.classes.compactMap(\.superclass))
        for index in result.classes.indices {
            result.classes[index].hasSubclasses = superclasses.contains(result.classes[index].name)
        }
        return result
    }

    private func plan(_ entity: Entity, name: String) -> ClassPlan {
        var plan = ClassPlan(name: name, objectiveCName: objectiveCName(entity), entity: entity)
        for ancestor in entities.ancestors(of: entity) {
            let ancestorClass = className(ancestor)
            if plan.superclass == nil, ancestorClass == nil || ancestorClass == name {
                plan.entity.addProperties(of: ancestor)
            } else {
                plan.superclass = plan.superclass ?? ancestorClass
                plan.inheritedAttributes.insert(contentsOf: ancestor.attributes, at: 0)
                plan.inheritedTypedProperties += ancestor.typedProperties
                plan.inheritedComposites += ancestor.compositeProperties
                plan.inheritedLinks += ancestor.relationships.map(\.name)
                plan.inheritedLinks += ancestor.fetchedProperties.map(\.name)
                if !ancestor.relationships.isEmpty { plan.hasInheritedRelationships = true }
            }
        }
        plan.inheritsInitializer = inheritsInitializer(plan, entities.ancestors(of: entity))
        return plan
    }

    private func inheritsInitializer(_ plan: ClassPlan, _ ancestors: [Entity]) -> Bool {
        guard plan.superclass != nil, !plan.entity.hasParameters else { return false }
        let nearest = ancestors.first { !$0.isAbstract || $0.hasParameters }
        return nearest.map { !$0.isAbstract && className($0) != nil } ?? false
    }

    private func reportShared(
        _ name: String,
        _ entity: Entity,
        with first: ClassPlan,
        _ diagnostics: inout DiagnosticSink
    ) {
        let note = Diagnostic.Note(
            "the class is generated for entity '\(first.entity.name)'",
            at: model.location(of: first.entity.origin)
        )
        diagnostics.report(
            Diagnostic(
                .warning,
                "entity.shared-class",
                at: model.location(of: entity.origin, part: "representedClassName"),
                "entity '\(entity.name)' shares class '\(name)' with another entity; the class has"
                    + " the properties of both",
                notes: [note]
            )
        )
    }
}

/// The Swift name of an entity's class; nil where it has none of its own.
private func className(_ entity: Entity) -> String? {
    let name: String
    switch entity.classReference {
    case .unspecified, .empty, .named("NSManagedObject"): return nil
    case .named(let text), .inCurrentModule(let text), .inModule(_, let text): name = text
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return entity.nameInCode ?? SwiftIdentifier.sanitized(last)
}

/// A class of a module gets its run-time name from Swift; another has a global one.
private func objectiveCName(_ entity: Entity) -> String? {
    guard case .named(let name) = entity.classReference else { return nil }
    return SwiftIdentifier.sanitized(name)
}

extension Attribute {
    /// Whether an initialiser takes the value: a store computes derived ones.
    var isParameter: Bool { derivation == nil && type != .undefined }
}

extension Entity {
    fileprivate var hasParameters: Bool { attributes.contains(where: \.isParameter) }

    /// Adds what the other entity has and this one has not.
    fileprivate mutating func addProperties(of other: Entity) {
        let known = Set(
            attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
        )
        attributes += other.attributes.filter { !known.contains($0.name) }
        typedProperties += other.typedProperties.filter { !known.contains($0.attribute) }
        compositeProperties += other.compositeProperties.filter { property in
            !compositeProperties.contains { $0.name == property.name }
        }
        relationships += other.relationships.filter { !known.contains($0.name) }
        fetchedProperties += other.fetchedProperties.filter { !known.contains($0.name) }
    }
}
