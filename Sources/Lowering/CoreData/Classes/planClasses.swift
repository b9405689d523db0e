import Diagnostics
import ModelIR
import SwiftNames

/// Plans the classes of a model, one for each entity that declares one.
func planClasses(_ model: Model, diagnostics: inout DiagnosticSink) -> ClassPlans {
    let planner = ClassPlanner(model)
    planner.reportEntitiesWithoutClass(&diagnostics)
    return planner.plans(&diagnostics)
}

/// The classes of a model, by name and by entity.
struct ClassPlans {
    var classes: [ClassPlan] = []
    /// The class of each entity that has one, either its own or a shared one.
    var nameByEntity: [String: String] = [:]
    let entities: EntityTable
    /// Whether generated code extends any hand-written class.
    var hasExtensions = false

    func entity(_ name: String) -> Entity? { entities[name] }
}

private struct ClassPlanner {
    let model: Model
    let entities: EntityTable
    /// The class of each entity, in the order of the model; `nil` for entities without one.
    private let classes: [String?]
    /// The class of each entity that has one.
    private let classNames: [String: String]

    init(_ model: Model) {
        self.model = model
        entities = EntityTable(model.entities)
        var classNames: [String: String] = [:]
        classNames.reserveCapacity(model.entities.count)
        // By index, here and below: copying an entity takes longer than reading its name.
        for index in model.entities.indices {
            guard let name = CoreDataLowering.className(model.entities[index]) else { continue }
            classNames[model.entities[index].name] = name
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
                    at: entity.origin.location(of: "representedClassName"),
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
                defer { result.classes[known].isShared = true }
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

    /// Reports a class that inherits from itself. Shared classes can, although entities can't.
    private func reportCircle(_ plan: ClassPlan, _ diagnostics: inout DiagnosticSink) {
        diagnostics.report(
            Diagnostic(
                .error,
                "class.inherits-itself",
                at: plan.entity.origin.location(of: "representedClassName"),
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
            } else if ancestor.classForm != .leftOut {
                // The properties of a class that is left out are hand-written and can have different types.
                plan.inheritedAttributes.insert(contentsOf: ancestor.attributes, at: 0)
                plan.inheritedComposites += ancestor.compositeProperties
                if let code = ancestor.code { plan.inheritedCode.append(code) }
                if !ancestor.relationships.isEmpty { plan.hasInheritedRelationships = true }
            }
        }
        plan.inheritsInitializer = inheritsInitializer(plan)
        return plan
    }

    /// The class of the nearest ancestor with a different one, and the ancestors below that, whose
    /// properties the class declares itself.
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

    /// Whether the class inherits its initializer. The nearest ancestor that isn't abstract, or
    /// that has an initializer for its properties, decides.
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
            at: first.entity.origin.location
        )
        diagnostics.report(
            Diagnostic(
                .warning,
                "entity.shared-class",
                at: entity.origin.location(of: "representedClassName"),
                "entity '\(entity.name)' shares class '\(name)' with another entity; the class has"
                    + " the properties of both, and its initializers take the entity",
                notes: [note]
            )
        )
    }
}

extension ClassPlans {
    /// - Parameter superclasses: The index of each class's superclass.
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

/// The indices of one class from each inheritance cycle.
private func circles(_ superclasses: [Int?]) -> [Int] {
    // The first upward traversal that visits each class, identified by its starting class.
    var walks: [Int?] = Array(repeating: nil, count: superclasses.count)
    return superclasses.indices.compactMap { start in
        var next: Int? = start
        while let index = next, walks[index] == nil {
            walks[index] = start
            next = superclasses[index]
        }
        // A traversal that revisits one of its own classes has found a cycle.
        return next.flatMap { walks[$0] == start ? $0 : nil }
    }
}

/// The Swift name of an entity's class; `nil` if it doesn't have its own.
private func className(_ entity: Entity) -> String? {
    switch entity.classReference {
    case .unspecified, .empty, .named("NSManagedObject"): nil
    case .named, .inCurrentModule, .inModule:
        entity.nameInCode ?? entity.namedClass.map(SwiftIdentifier.sanitized)
    }
}

/// The global Objective-C name of a class; `nil` for a class in a module, whose name Swift mangles.
private func objectiveCName(_ entity: Entity) -> String? {
    guard case .named(let name) = entity.classReference else { return nil }
    return SwiftIdentifier.sanitized(name)
}

extension Attribute {
    /// Whether an initializer takes the value. Derived values are computed by the store.
    var isParameter: Bool { derivation == nil && type != .undefined }
}

extension Entity {
    fileprivate var propertyNames: [String] {
        properties.filter { $0.kind != .composite }.map(\.name)
    }

    fileprivate var hasParameters: Bool { attributes.contains(where: \.isParameter) }

    /// Adopts the copying declaration of an entity without its own class.
    private mutating func addCopying(of other: Entity) {
        guard let inherited = other.code, other.hasCloneRules else { return }
        var own = code ?? CodeDetails()
        own.isCloned = own.isCloned ?? inherited.isCloned
        code = own
    }

    /// Adds the other entity's properties that this one lacks.
    fileprivate mutating func addProperties(of other: Entity) {
        let known = Set(propertyNames)
        let composites = Set(compositeProperties.map(\.name))
        for property in other.properties {
            let isKnown = property.kind == .composite ? composites : known
            if !isKnown.contains(property.name) { properties.append(property) }
        }
        addCopying(of: other)
    }
}
