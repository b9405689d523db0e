import Diagnostics
import ModelIR

/// The entities and value types that headers declare.
struct HeaderContents {
    private(set) var entities: [HeaderEntity] = []
    private(set) var valueTypes: [ValueType] = []
    private(set) var reports: HeaderReports
    /// The diagnostics of properties that are left out unless a model has them.
    private(set) var lost: HeaderReports
    /// The classes of attributes that no header defines.
    private var undefined: Set<String> = []

    /// - Parameter files: The headers, as the user named them.
    init(_ facts: HeaderFacts, files: [String]) {
        reports = HeaderReports(files)
        lost = HeaderReports(files)
        let classes = ClassTable(facts)
        let enums = EnumTable(
            facts,
            classes: Set(classes.entities.map { classes.entityName($0.name) })
        )
        valueTypes = enums.types
        for constant in enums.leftOut {
            let message =
                "'\(constant.text)' is left out: its bit doesn't fit into a stored integer"
            reports.add(.warning, "objc.left-out", at: constant.place, message)
        }
        let interpreter = PropertyInterpreter(classes: classes, enums: enums)
        for one in classes.entities { addEntity(one, classes, interpreter) }
        reportInactive(facts, classes)
        for problem in facts.problems where !undefined.contains(problem.text) {
            reports.add(problem)
        }
    }

    private mutating func addEntity(
        _ one: ClassFact,
        _ classes: ClassTable,
        _ interpreter: PropertyInterpreter
    ) {
        var entity = HeaderEntity(
            name: classes.entityName(one.name),
            swiftName: one.swiftName,
            parent: classes.parent(of: one),
            documentation: one.documentation,
            origin: Origin(one.place)
        )
        var seen: Set<String> = []
        for (fact, source) in classes.properties(of: one) {
            let start = "'\(fact.name)' of '\(entity.name)' is left out: "
            switch interpreter.meaning(fact, from: source, of: entity.name) {
            case .accessor: continue
            case .none(let reason):
                reports.add(.note, "objc.left-out", at: fact.place, start + reason)
            case .lost(let reason):
                lost.add(.warning, "objc.unknown-destination", at: fact.place, start + reason)
            case .unclear(let reason):
                lost.add(.warning, "objc.unclear-property", at: fact.place, start + reason)
            case .property(let kind):
                guard seen.insert(fact.name).inserted else { continue }
                if let reason = interpreter.reasonForParent(fact, one) {
                    if !reason.isEmpty {
                        reports.add(.note, "objc.left-out", at: fact.place, start + reason)
                    }
                    continue
                }
                var property = HeaderProperty(fact, kind)
                property.isUndefined = isUndefined(kind, fact, classes, in: entity.name)
                entity.properties.append(property)
            }
        }
        entities.append(entity)
        reportRequirements(of: one, classes)
    }

    /// A class may implement a property of a protocol, or leave it to the model.
    private mutating func reportRequirements(of one: ClassFact, _ classes: ClassTable) {
        for (name, properties) in classes.requirements(of: one) {
            let list = properties.map { "'\($0.name)'" }.joined(separator: ", ")
            let message =
                "'\(classes.entityName(one.name))' is read without what only its protocol '\(name)' declares:"
                + " \(list); if the model has that, declare it in the class, too"
            lost.add(.warning, "objc.unclear-property", at: one.place, message)
        }
    }

    /// Reports the properties and constants that conditions exclude, except those with an alternative.
    private mutating func reportInactive(_ facts: HeaderFacts, _ classes: ClassTable) {
        if facts.inactive.isEmpty { return }
        let declared = Set(facts.properties.map { [classes.entityName($0.owner), $0.name] })
        let constants = Set(facts.enums.flatMap(\.constants).map(\.name))
        for fact in facts.inactive {
            guard case .properties(let owner) = fact.owner else {
                if !constants.contains(fact.name) { reportInactiveConstant(fact) }
                continue
            }
            guard classes.isEntity(owner) else { continue }
            let entity = classes.entityName(owner)
            if declared.contains([entity, fact.name]) { continue }
            let message =
                "'\(fact.name)' of '\(entity)' is left out, because '\(fact.condition)' doesn't hold: a model"
                + " has no conditions, so move the property out of it if the model has it"
            lost.add(.note, "objc.inactive", at: fact.place, message)
        }
    }

    private mutating func reportInactiveConstant(_ fact: InactiveFact) {
        let message =
            "the constant '\(fact.name)' is left out, because '\(fact.condition)' doesn't hold: stored values"
            + " of it can't be read, so move it out of the condition if there may be any"
        lost.add(.warning, "objc.inactive-constant", at: fact.place, message)
    }

    /// Whether the class of a property is only declared forward, which is reported: it may be that of an
    /// entity, and code can't name it.
    private mutating func isUndefined(
        _ kind: HeaderProperty.Kind,
        _ fact: PropertyFact,
        _ classes: ClassTable,
        in entity: String
    ) -> Bool {
        guard case .attribute(let attribute) = kind,
            let name = (fact.elementsOfSet + [attribute.className]).lazy.compactMap(\.self).first(
                where: { isDefinedNowhere($0, classes) }
            )
        else { return false }
        let message =
            "'\(fact.name)' of '\(entity)' is left out, because these headers don't define '\(name)': name the"
            + " header that does, too"
        lost.add(.warning, "objc.undefined-class", at: fact.place, message)
        undefined.insert(name)
        return true
    }
}

/// Whether neither the headers nor the frameworks define a class.
private func isDefinedNowhere(_ name: String, _ classes: ClassTable) -> Bool {
    !SDKHeaders.hasClass(name) && !classes.isDeclared(name)
        && !name.contains { "[<".contains($0) } && !["id", "NSObject"].contains(name)
}

extension PropertyFact {
    /// The class of the elements, if it's a set, as relationships to many are.
    fileprivate var elementsOfSet: [String?] {
        guard case .object(let name, let elements) = type.kind, name.hasSuffix("Set") else {
            return []
        }
        return elements
    }
}

extension HeaderProperty {
    fileprivate init(_ fact: PropertyFact, _ kind: Kind) {
        name = fact.name
        // Swift imports a property under the name of its getter.
        swiftName = fact.swiftName ?? fact.getter
        self.kind = kind
        nullability = fact.type.nullability
        isReadOnly = fact.isReadOnly
        documentation = fact.documentation
        origin = Origin(fact.place)
    }
}
