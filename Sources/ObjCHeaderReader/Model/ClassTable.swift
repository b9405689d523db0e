import SwiftNames

/// The classes of headers, and which of them are entities.
struct ClassTable {
    /// The entities' classes, in the order of the source: of mogenerator's pairs, the one for people.
    private(set) var entities: [ClassFact] = []
    private let classes: [String: ClassFact]
    private let properties: [String: [PropertyFact]]
    private let protocols: ProtocolTable
    private let methods: [String: TypeFact]
    private let lists: [String: Set<String>]
    private var names: Set<String> = []

    init(_ facts: HeaderFacts) {
        lists = Dictionary(facts.nameLists.map { ($0.name, Set($0.names)) }) { first, _ in first }
        classes = Dictionary(facts.classes.map { ($0.name, $0) }) { first, _ in first }
        properties = Dictionary(grouping: facts.properties, by: \.owner)
        protocols = ProtocolTable(facts)
        let known = facts.methods.map { ("\($0.owner) \($0.selector)", $0.type) }
        methods = Dictionary(known) { first, _ in first }
        var seen: Set<String> = []
        for one in facts.classes where isManaged(one) && seen.insert(one.name).inserted {
            guard !isMachine(one) else { continue }
            entities.append(one)
            names.insert(entityName(one.name))
        }
    }

    /// The name of the entity of a class. For example: `Person` for `Person` and for `_Person`.
    func entityName(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.drop { $0 == "_" }) : name
    }

    /// Whether objects of a class are managed objects, as far as the headers show.
    func isEntity(_ name: String) -> Bool { names.contains(entityName(name)) }

    func isDeclared(_ name: String) -> Bool { classes[name] != nil }

    /// The entity that an entity inherits from.
    func parent(of entity: ClassFact) -> String? {
        let own = entityName(entity.name)
        var next = entity.superclass
        var steps = 0
        while let name = next, steps < classes.count {
            if entityName(name) != own { return isEntity(name) ? entityName(name) : nil }
            next = classes[name]?.superclass
            steps += 1
        }
        return nil
    }

    /// The properties of an entity, and where each comes from.
    func properties(of entity: ClassFact) -> [(fact: PropertyFact, source: PropertySource)] {
        let own = properties[entity.name] ?? []
        if let machine = machine(of: entity) {
            return (properties[machine.name] ?? []).map { ($0, .model) } + own.map { ($0, .people) }
        }
        guard own.contains(where: \.isGeneratedByXcode) else {
            return own.map { ($0, $0.category.map(PropertySource.category) ?? .model) }
        }
        return own.map { ($0, $0.isGeneratedByXcode ? .model : .people) }
    }

    /// The properties that only protocols of an entity declare, by protocol; empty if its own ones are
    /// generated from the model.
    func requirements(of entity: ClassFact) -> [(name: String, properties: [PropertyFact])] {
        let own = properties[entity.name] ?? []
        guard machine(of: entity) == nil, !own.contains(where: \.isGeneratedByXcode) else {
            return []
        }
        var declared = Set(own.map(\.name))
        for one in superclasses(of: entity) {
            declared.formUnion(properties[one.name, default: []].map(\.name))
        }
        return protocols.requirements(of: entity.name).compactMap { name, required in
            let new = required.filter { declared.insert($0.name).inserted }
            return new.isEmpty ? nil : (name, new)
        }
    }

    /// The property of the nearest entity above another one that declares it.
    func inherited(_ name: String, by entity: ClassFact) -> (
        PropertyFact, PropertySource, in: String
    )? {
        for one in superclasses(of: entity) where isEntity(one.name) && !isMachine(one) {
            guard entityName(one.name) != entityName(entity.name) else { continue }
            let found = properties(of: one).first { $0.fact.name == name }
            if let found { return (found.fact, found.source, entityName(one.name)) }
        }
        return nil
    }

    /// The classes above another one, as far as headers define them.
    private func superclasses(of entity: ClassFact) -> [ClassFact] {
        var found: [ClassFact] = []
        var next = entity.superclass.flatMap { classes[$0] }
        while let one = next, found.count < classes.count {
            found.append(one)
            next = one.superclass.flatMap { classes[$0] }
        }
        return found
    }

    /// Whether a class is another one, or inherits from it.
    func isKind(_ name: String, of other: String) -> Bool {
        var next: String? = name
        var steps = 0
        while let one = next, steps <= classes.count + 9 {
            if one == other || other == "NSObject" { return true }
            next = classes[one]?.superclass ?? SDKHeaders.superclass(of: one)
            steps += 1
        }
        return false
    }

    /// The type of a method of an entity. For example: of `ageValue`.
    func method(_ selector: String, of owner: String) -> TypeFact? {
        methods["\(owner) \(selector)"]
    }

    /// The scalar type that accessors show for a number. For example: that of `ageValue` for `age`.
    func scalar(of property: PropertyFact) -> TypeFact? {
        let name = property.name
        let scalar = properties[property.owner]?.first { $0.name == name + "Value" }?.type
        let primitive = "primitive\(SwiftIdentifier.capitalized(name))Value"
        return scalar ?? method(name + "Value", of: property.owner)
            ?? method(primitive, of: property.owner)
    }

    /// Whether a property only shows another one's value. For example: `ageValue`, `primitiveAge`.
    func isAccessor(_ property: PropertyFact) -> Bool {
        // mogenerator declares it again, with a class of its own.
        if property.name == "objectID" { return true }
        guard property.name.hasSuffix("Value") else { return property.name.hasPrefix("primitive") }
        let name = property.name.dropLast(5)
        return properties[property.owner]?.contains { $0.name == name && $0.type.isNumberObject }
            ?? false
    }

    /// Whether mogenerator lists a name for an entity. For example: in `PersonRelationships`.
    func isListed(_ name: String, in list: String, of entity: String) -> Bool {
        lists[entity + list]?.contains(name) ?? false
    }
}

extension ClassTable {
    private func isManaged(_ one: ClassFact) -> Bool {
        var next = one.superclass
        var steps = 0
        while let name = next, steps <= classes.count {
            if name == "NSManagedObject" { return true }
            // The superclass is in a header that isn't given.
            guard let superclass = classes[name] else { return looksManaged(one) }
            next = superclass.superclass
            steps += 1
        }
        return false
    }

    /// Whether a class whose superclass is unknown has what Xcode or mogenerator generates.
    private func looksManaged(_ one: ClassFact) -> Bool {
        guard let superclass = one.superclass, !SDKHeaders.valueClasses.contains(superclass),
            superclass != "NSObject"
        else { return false }
        return superclass == "_" + one.name
            || properties[one.name]?.contains(where: \.isGeneratedByXcode) == true
    }

    /// The class that mogenerator writes for an entity. For example: `_Person` of `Person`.
    private func machine(of entity: ClassFact) -> ClassFact? {
        guard let superclass = entity.superclass, superclass == "_" + entity.name else {
            return nil
        }
        return classes[superclass]
    }

    /// Whether another class is the one for people.
    private func isMachine(_ one: ClassFact) -> Bool {
        one.name.hasPrefix("_") && classes[String(one.name.dropFirst())]?.superclass == one.name
    }
}

extension PropertyFact {
    /// Whether Xcode generated it from a model.
    var isGeneratedByXcode: Bool { category?.hasSuffix("CoreDataProperties") == true }
}

extension TypeFact {
    var isNumberObject: Bool {
        if case .object("NSNumber", _) = kind { true } else { false }
    }
}
