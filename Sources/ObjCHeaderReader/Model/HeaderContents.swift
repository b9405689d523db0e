import Diagnostics
import ModelIR

/// The entities and value types that headers declare.
struct HeaderContents {
    private(set) var entities: [HeaderEntity] = []
    private(set) var valueTypes: [ValueType] = []
    private(set) var reports: HeaderReports
    /// The classes of attributes that no header defines.
    private var undefined: Set<String> = []

    /// - Parameter files: The headers, as the user named them.
    init(_ facts: HeaderFacts, files: [String]) {
        reports = HeaderReports(files)
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
        for (fact, isModeled) in classes.properties(of: one) {
            switch interpreter.meaning(fact, isModeled: isModeled, of: entity.name) {
            case .accessor: continue
            case .none(let reason):
                let message = "'\(fact.name)' of '\(entity.name)' is left out: \(reason)"
                reports.add(.note, "objc.left-out", at: fact.place, message)
            case .property(let kind):
                guard seen.insert(fact.name).inserted else { continue }
                warnOfClass(kind, fact, classes, in: entity.name)
                entity.properties.append(HeaderProperty(fact, kind))
            }
        }
        entities.append(entity)
    }

    /// A class that is only declared forward may be that of an entity.
    private mutating func warnOfClass(
        _ kind: HeaderProperty.Kind,
        _ fact: PropertyFact,
        _ classes: ClassTable,
        in entity: String
    ) {
        guard case .attribute(let attribute) = kind, let name = attribute.className,
            !SDKHeaders.valueClasses.contains(name), !classes.isDeclared(name),
            !name.contains(where: { "[<".contains($0) })
        else { return }
        let message =
            "'\(fact.name)' of '\(entity)' is read as a transformable attribute, because these headers"
            + " don't define '\(name)'; if that's an entity, name its header, too"
        reports.add(.warning, "objc.undefined-class", at: fact.place, message)
        undefined.insert(name)
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
