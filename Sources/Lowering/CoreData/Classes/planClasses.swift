import Diagnostics
import ModelIR
import SwiftNames

/// Decides which classes there are, one for each entity that names one.
func planClasses(_ model: Model, diagnostics: inout DiagnosticSink) -> ClassPlans {
    let planner = ClassPlanner(model)
    planner.reportEntitiesWithoutClass(&diagnostics)
    return planner.plans(&diagnostics)
}

/// The classes of a model, by name and by entity.
struct ClassPlans {
    var classes: [ClassPlan] = []
    /// The class of each entity that has one, its own or one that it shares.
    var nameByEntity: [String: String] = [:]
    let entities: EntityTable
    /// Whether the user has written a class that the code extends.
    var hasExtensions = false

    func entity(_ name: String) -> Entity? { entities[name] }
}

private struct ClassPlanner {
    let model: Model
    let entities: EntityTable
    /// The class of each entity, in the order of the model; nil for those that have none.
    private let classes: [String?]
    /// The class of each entity that has one. Of names that differ in case, the first counts: file
    /// systems do not tell them apart.
    private let classNames: [String: String]

    init(_ model: Model) {
        self.model = model
        entities = EntityTable(model.entities)
        var spellings: [String: String] = [:]
        var classNames: [String: String] = [:]
        spellings.reserveCapacity(model.entities.count)
        classNames.reserveCapacity(model.entities.count)
        // By index, here and below: to copy an entity takes longer than to look at its name.
        for index in model.entities.indices {
            guard let name = CoreDataLowering.className(model.entities[index]) else { continue }
            let key = name.lowercased()
            let spelling = spellings[key] ?? name
            spellings[key] = spelling
            classNames[model.entities[index].name] = spelling
        }
        self.classNames = classNames
        classes = model.entities.indices.map { classNames[model.entities[$0].name] }
    }

    private func className(_ entity: Entity) -> String? { classNames[entity.name] }

    func reportEntitiesWithoutClass(_ diagnostics: inout DiagnosticSink) {
        for index in model.entities.indices where classes[index] == nil {
            let entity = model.entities[index]
            guard entity.classForm != .leftOut else { continue }
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

    func plans(_ diagnostics: inout DiagnosticSink) -> ClassPlans {
        var result = ClassPlans(nameByEntity: classNames, entities: entities)
        var indexByClass: [String: Int] = [:]
        indexByClass.reserveCapacity(model.entities.count)
        result.classes.reserveCapacity(model.entities.count)
        for index in model.entities.indices {
            guard let name = classes[index] else { continue }
            if let known = indexByClass[name] {
                let entity = model.entities[index]
                if entity.classForm == .leftOut { continue }
                if result.classes[known].form == .leftOut {
                    result.classes[known] = plan(entity, name: name)
                    continue
                }
                reportShared(name, entity, with: result.classes[known], &diagnostics)
                result.classes[known].entity.addProperties(of: entity)
            } else {
                indexByClass[name] = result.classes.count
                result.classes.append(plan(model.entities[index], name: name))
            }
        }
        let superclasses = result.classes.indices.map { index in
            result.classes[index].superclass.flatMap { indexByClass[$0] }
        }
        for case let index? in superclasses { result.classes[index].hasSubclasses = true }
        result.markTopmost(superclasses)
        for index in circles(superclasses) { reportCircle(result.classes[index], &diagnostics) }
        return result
    }

    /// Entities inherit from each other in no circle; classes that they share can.
    private func reportCircle(_ plan: ClassPlan, _ diagnostics: inout DiagnosticSink) {
        diagnostics.report(
            Diagnostic(
                .error,
                "class.inherits-itself",
                at: model.location(of: plan.entity.origin, part: "representedClassName"),
                "class '\(plan.name)' would inherit from itself, since entities with other parents"
                    + " share it or a class above it; give each of them a class of its own"
            )
        )
    }

    private func plan(_ entity: Entity, name: String) -> ClassPlan {
        var plan = ClassPlan(name: name, objectiveCName: objectiveCName(entity), entity: entity)
        plan.form = entity.classForm
        plan.baseClass = entity.code?.baseClass
        let (superclass, absorbed) = superclass(of: entity, name: name)
        plan.superclass = superclass
        for ancestor in entities.ancestors(of: entity) {
            if absorbed.contains(ancestor.name) {
                plan.entity.addProperties(of: ancestor)
            } else if ancestor.classForm == .leftOut {
                // They are the user's, and may have other types.
                plan.inheritedLinks += ancestor.propertyNames
            } else {
                plan.inheritedAttributes.insert(contentsOf: ancestor.attributes, at: 0)
                plan.inheritedComposites += ancestor.compositeProperties
                if let code = ancestor.code { plan.inheritedCode.append(code) }
                plan.inheritedLinks += ancestor.relationships.map(\.name)
                plan.inheritedLinks += ancestor.fetchedProperties.map(\.name)
                if !ancestor.relationships.isEmpty { plan.hasInheritedRelationships = true }
            }
        }
        plan.inheritsInitializer = inheritsInitializer(plan)
        return plan
    }

    /// The class of the nearest parent that has another, and the parents below that one, whose
    /// properties the class has itself.
    private func superclass(of entity: Entity, name: String) -> (String?, Set<String>) {
        var absorbed: Set<String> = []
        var next = entities.parent(of: entity)
        while let parent = next {
            if hasOtherClass(parent, than: name) { return (className(parent), absorbed) }
            guard absorbed.insert(parent.name).inserted else { break }
            next = entities.parent(of: parent)
        }
        return (nil, absorbed)
    }

    private func hasOtherClass(_ entity: Entity, than name: String) -> Bool {
        className(entity).map { $0 != name } ?? false
    }

    /// The nearest parent that isn't abstract, or that has an initialiser for its properties, decides.
    private func inheritsInitializer(_ plan: ClassPlan) -> Bool {
        guard plan.superclass != nil, !plan.entity.hasParameters else { return false }
        var steps = 0
        var next = entities.parent(of: plan.entity)
        while let parent = next, steps < model.entities.count {
            if parent.classForm == .leftOut { return false }
            if !parent.isAbstract { return className(parent) != nil }
            if parent.hasParameters { return false }
            next = entities.parent(of: parent)
            steps += 1
        }
        return false
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

extension ClassPlans {
    /// - Parameter superclasses: the place of each class's superclass.
    fileprivate mutating func markTopmost(_ superclasses: [Int?]) {
        for index in classes.indices {
            if classes[index].form == .extension { hasExtensions = true }
            var steps = 0
            var next = superclasses[index]
            while let parent = next, classes[parent].form == .leftOut, steps < classes.count {
                next = superclasses[parent]
                steps += 1
            }
            classes[index].isTopmost = next == nil
        }
    }
}

/// One class of each circle in which classes inherit from each other, by index.
private func circles(_ superclasses: [Int?]) -> [Int] {
    // The walk upwards that first came by each class, named after the class where it began.
    var walks: [Int?] = Array(repeating: nil, count: superclasses.count)
    return superclasses.indices.compactMap { start in
        var next: Int? = start
        while let index = next, walks[index] == nil {
            walks[index] = start
            next = superclasses[index]
        }
        // A walk that comes by one of its own classes again has gone round.
        return next.flatMap { walks[$0] == start ? $0 : nil }
    }
}

/// The Swift name of an entity's class; nil where it has none of its own.
private func className(_ entity: Entity) -> String? {
    switch entity.classReference {
    case .unspecified, .empty, .named("NSManagedObject"): nil
    case .named, .inCurrentModule, .inModule:
        entity.nameInCode ?? entity.namedClass.map(SwiftIdentifier.sanitized)
    }
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
    fileprivate var propertyNames: [String] {
        attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
    }

    fileprivate var hasParameters: Bool { attributes.contains(where: \.isParameter) }

    /// Takes over whether objects of the other entity, which has no class to say it of, are copied.
    private mutating func addCopying(of other: Entity) {
        guard let inherited = other.code, other.hasCloneRules else { return }
        var own = code ?? CodeDetails()
        own.isCloned = own.isCloned ?? inherited.isCloned
        code = own
    }

    /// Adds what the other entity has and this one has not.
    fileprivate mutating func addProperties(of other: Entity) {
        let known = Set(
            attributes.map(\.name) + relationships.map(\.name) + fetchedProperties.map(\.name)
        )
        attributes += other.attributes.filter { !known.contains($0.name) }
        compositeProperties += other.compositeProperties.filter { property in
            !compositeProperties.contains { $0.name == property.name }
        }
        relationships += other.relationships.filter { !known.contains($0.name) }
        fetchedProperties += other.fetchedProperties.filter { !known.contains($0.name) }
        addCopying(of: other)
    }
}
