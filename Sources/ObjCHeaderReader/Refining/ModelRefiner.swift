import Diagnostics
import ModelIR

/// Adds what headers say to the model of their app, and reports where both disagree.
struct ModelRefiner {
    private(set) var model: Model
    private(set) var found: [Diagnostic]
    private let contents: HeaderContents
    /// The number of sources before the headers.
    private let offset: Int
    private let parents: Lineage
    /// The classes that the model names, by entity: headers may rename them in Swift.
    private let classes: [String: String]

    init(_ model: Model, _ contents: HeaderContents) {
        self.model = model
        self.contents = contents
        found = contents.reports.found
        offset = model.sources.count
        let named = model.entities.map { ($0.name, $0.namedClass ?? $0.name) }
        classes = Dictionary(named) { first, _ in first }
        parents = Lineage(model.entities) { _ in true }
    }

    mutating func refine() {
        for path in contents.reports.files { _ = model.addFile(path) }
        addValueTypes()
        let names = model.entities.indices.map { (model.entities[$0].name, $0) }
        let named = names.map { (classes[$0.0] ?? $0.0, $0.1) }
        let indices = Dictionary(named + names) { first, _ in first }
        for header in contents.entities {
            let index = indices[header.name]
            if let index { refine(index, header) } else { reportNoEntity(header) }
        }
        fitValueTypes()
    }

    private mutating func refine(_ index: Int, _ header: HeaderEntity) {
        var entity = model.entities[index]
        if entity.namedClass == nil { entity.classReference = .named(header.name) }
        entity.nameInCode = header.swiftName ?? entity.nameInCode
        if entity.documentation.isEmpty { entity.documentation = header.documentation }
        for property in header.properties {
            refine(&entity, property, isInherited: isInherited(property.name, index))
        }
        model.entities[index] = entity
    }

    private func isInherited(_ name: String, _ index: Int) -> Bool {
        parents.ancestors(of: index).contains { model.entities[$0].hasProperty(name) }
    }

    private mutating func refine(
        _ entity: inout Entity,
        _ property: HeaderProperty,
        isInherited: Bool
    ) {
        let attribute = entity.attributes.firstIndex { $0.name == property.name }
        let relationship = entity.relationships.firstIndex { $0.name == property.name }
        switch kind(of: property, beside: relationship.map { entity.relationships[$0] }) {
        case .attribute(let header):
            if let attribute {
                refine(&entity.attributes[attribute], header, property)
            } else if let relationship {
                let other = entity.relationships[relationship]
                warn(property, "is an attribute", other.origin, "the model has a relationship")
            }
        case .relationship(let destination, let cardinality):
            if let relationship {
                refine(&entity.relationships[relationship], property, destination, cardinality)
            } else if let attribute {
                let other = entity.attributes[attribute]
                warn(property, "is a relationship", other.origin, "the model has an attribute")
            }
        }
        if !entity.hasProperty(property.name), !isInherited {
            let message = "'\(property.name)' isn't in the model's entity '\(entity.name)'"
            warn("objc.not-in-model", message, property.origin, entity.origin, "the entity is here")
        }
    }

    /// What a property is. The model knows classes that no given header declares.
    private func kind(of property: HeaderProperty, beside relationship: Relationship?)
        -> HeaderProperty.Kind
    {
        guard case .attribute(let header) = property.kind, let name = header.className,
            let destination = relationship?.destination,
            name == destination || name == classes[destination]
        else { return property.kind }
        return .relationship(destination: destination, .toOne)
    }
}

// MARK: Properties

extension ModelRefiner {
    private mutating func refine(
        _ attribute: inout Attribute,
        _ header: HeaderAttribute,
        _ property: HeaderProperty
    ) {
        if let type = header.type, !attribute.type.accepts(type, isScalar: header.isScalar) {
            let words = "is \(type.title) in the header"
            return warn(property, words, attribute.origin, "the model has \(attribute.type.title)")
        }
        refineNullability(&attribute.isOptional, property, attribute.origin)
        if attribute.type == .transformable,
            attribute.customClassName.map({ $0.isCollection(of: header.className) }) ?? true
        {
            attribute.customClassName = header.className
        }
        attribute.changeCode { change(&$0, property) }
        guard attribute.valueType == nil, attribute.type.isInteger else { return }
        attribute.changeCode { $0.valueType = header.valueType }
    }

    private mutating func refine(
        _ relationship: inout Relationship,
        _ property: HeaderProperty,
        _ destination: String,
        _ cardinality: Relationship.Cardinality
    ) {
        let isSame = relationship.destination == destination
        if !isSame, classes[relationship.destination] != destination {
            let words = "leads to '\(destination)' in the header"
            let other = "the model has '\(relationship.destination)'"
            return warn(property, words, relationship.origin, other)
        }
        if relationship.cardinality != cardinality {
            let words = "is \(cardinality.words) in the header"
            let other = "the model has one that is \(relationship.cardinality.words)"
            return warn(property, words, relationship.origin, other)
        }
        if cardinality == .toOne {
            refineNullability(&relationship.isOptional, property, relationship.origin)
        }
        relationship.changeCode { change(&$0, property) }
    }

    /// An optional property that a header declares as nonnull is required in code, which is reported: stores may
    /// lack values that Objective-C never asked for.
    private mutating func refineNullability(
        _ isOptional: inout Bool,
        _ property: HeaderProperty,
        _ origin: Origin
    ) {
        switch property.nullability {
        case .nonnull where isOptional:
            isOptional = false
            let message =
                "'\(property.name)' is nonnull in the header, and optional in the model: the code requires a value,"
                + " and stops the program when it reads a missing one, unless 'onMissing' says otherwise"
            report(
                .note,
                "objc.requires",
                message,
                property.origin,
                origin,
                "the model's declaration is here"
            )
        case .nonnull: return
        case .nullable where !isOptional:
            warn(property, "is nullable in the header", origin, "the model requires a value")
        case .nullable, .unspecified: return
        }
    }
}

// MARK: Value types

extension ModelRefiner {
    /// A value type that another input declares has precedence.
    private mutating func addValueTypes() {
        let declared = Set(model.valueTypes.map(\.name))
        var headers = Model(name: "", sources: [], origin: model.origin)
        headers.valueTypes = contents.valueTypes.filter { !declared.contains($0.name) }
        headers.changeOrigins { $0.file = model.sources[offset + $0.source] }
        model.valueTypes += headers.valueTypes
    }

    /// The model determines how many bits store an enum.
    private mutating func fitValueTypes() {
        let names = Set(contents.valueTypes.map(\.name))
        model.fitValueTypes { names.contains($0.name) }
        for index in model.entities.indices {
            for place in model.entities[index].attributes.indices {
                var attribute = model.entities[index].attributes[place]
                dropUnfit(&attribute, names)
                model.entities[index].attributes[place] = attribute
            }
        }
    }

    private mutating func dropUnfit(_ attribute: inout Attribute, _ names: Set<String>) {
        guard let name = attribute.valueType, names.contains(name),
            let type = model.valueTypes.first(where: { $0.name == name }),
            let rawType = type.rawType, rawType != attribute.type
        else { return }
        attribute.changeCode { $0.valueType = nil }
        let message =
            "'\(attribute.name)' doesn't become '\(name)': the model has \(attribute.type.title), and the values"
            + " of '\(name)' need \(rawType.title)"
        let note = Diagnostic.Note("the attribute is here", at: attribute.origin.location)
        found.append(
            Diagnostic(.warning, "objc.differs", at: type.origin.location, message, notes: [note])
        )
    }
}

// MARK: Diagnostics

extension ModelRefiner {
    private mutating func reportNoEntity(_ header: HeaderEntity) {
        let message = "the model has no entity of the class '\(header.name)'"
        warn("objc.not-in-model", message, header.origin, model.origin, "the model is here")
    }

    private mutating func warn(
        _ property: HeaderProperty,
        _ words: String,
        _ origin: Origin,
        _ other: String
    ) {
        let message = "'\(property.name)' \(words), and \(other), which is used"
        warn("objc.differs", message, property.origin, origin, "the model's declaration is here")
    }

    private mutating func warn(
        _ id: String,
        _ message: String,
        _ origin: Origin,
        _ other: Origin,
        _ note: String
    ) {
        report(.warning, id, message, origin, other, note)
    }

    /// Reports a place in a header, and refers to one in the model.
    private mutating func report(
        _ severity: Diagnostic.Severity,
        _ id: String,
        _ message: String,
        _ origin: Origin,
        _ other: Origin,
        _ note: String
    ) {
        let place = contents.reports.location(FactPlace(origin))
        let notes = [Diagnostic.Note(note, at: other.location)]
        found.append(Diagnostic(severity, id, at: place, message, notes: notes))
    }
}

extension String {
    /// Whether it names a collection of Foundation without elements, and the other the same with elements.
    ///
    /// For example: `NSArray` and `[String]`.
    fileprivate func isCollection(of other: String?) -> Bool {
        guard let other else { return false }
        return switch self {
        case "NSArray", "NSMutableArray": other.hasPrefix("[") && !other.contains(":")
        case "NSDictionary", "NSMutableDictionary": other.hasPrefix("[") && other.contains(":")
        case "NSMutableSet", "NSSet": other.hasPrefix("Set<")
        default: false
        }
    }
}
