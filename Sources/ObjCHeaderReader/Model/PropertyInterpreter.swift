import ModelIR
import SwiftNames

/// Decides what the properties of classes are in a model.
struct PropertyInterpreter {
    let classes: ClassTable
    let enums: EnumTable
    private let types: TypeNames

    init(classes: ClassTable, enums: EnumTable) {
        self.classes = classes
        self.enums = enums
        types = TypeNames(
            classes: enums.types.map(\.name)
                + classes.entities.map { $0.swiftName ?? classes.entityName($0.name) }
        )
    }

    enum Meaning {
        case property(HeaderProperty.Kind)
        /// The reason why it's no property of the entity.
        case none(String)
        /// The reason why the destination of a relationship is unknown.
        case lost(String)
        /// The reason why it's unclear whether it's a property of the entity.
        case unclear(String)
        /// It only shows the value of another property.
        case accessor
    }

    func meaning(
        _ property: PropertyFact,
        from source: PropertySource,
        of entity: String
    ) -> Meaning {
        if classes.isAccessor(property) { return .accessor }
        if let reason = reason(against: property, source) { return .none(reason) }
        let meaning = meaning(property, of: entity)
        guard case .category(let category) = source, meaning.mayBeStored else { return meaning }
        return .unclear(
            "its category '(\(category))' doesn't tell whether the model has it; if it does, declare it in"
                + " the class, or in a category '(CoreDataProperties)'"
        )
    }

    private func meaning(_ property: PropertyFact, of entity: String) -> Meaning {
        switch property.type.kind {
        case .scalar(let scalar):
            return .property(.attribute(attribute(scalar, property)))
        case .enumeration(let name):
            let type = enums.type(name)
            return .property(
                .attribute(
                    HeaderAttribute(type: type?.type ?? .int, isScalar: true, valueType: type?.name)
                )
            )
        case .anyObject:
            return .property(.attribute(HeaderAttribute(type: .transformable)))
        case .object(let name, let elements):
            return object(name, elements, property, entity)
        case .block: return .none("a block can't be stored")
        case .other(let text): return .none("'\(text)' can't be stored")
        }
    }

    private func reason(against property: PropertyFact, _ source: PropertySource) -> String? {
        if property.isWeak { return "it's weak" }
        if source == .people {
            return "it isn't among the properties that are generated from the model"
        }
        let isGenerated = property.isGeneratedByXcode || property.owner.hasPrefix("_")
        if property.isReadOnly, !isGenerated { return "it's read-only" }
        return nil
    }

    private func attribute(_ scalar: ScalarType, _ property: PropertyFact) -> HeaderAttribute {
        let alias = property.type.alias
        if let type = alias.flatMap(enums.type) {
            return HeaderAttribute(type: type.type, isScalar: true, valueType: type.name)
        }
        // Xcode declares dates so, if scalar types are chosen.
        let isDate = alias == "NSTimeInterval" && property.isGeneratedByXcode
        return HeaderAttribute(type: isDate ? .date : scalar.attributeType, isScalar: true)
    }

    private func object(
        _ name: String,
        _ elements: [String],
        _ property: PropertyFact,
        _ entity: String
    ) -> Meaning {
        if let cardinality = Relationship.Cardinality(collection: name) {
            return collection(name, cardinality, elements, property, entity)
        }
        if classes.isEntity(name) {
            return .property(.relationship(destination: classes.entityName(name), .toOne))
        }
        if name.hasPrefix(RepairFinder.unknown) {
            return .none("nothing is known of '\(name.dropFirst(RepairFinder.unknown.count))'")
        }
        if name == "NSNumber" { return .property(.attribute(number(property))) }
        if let type = storedTypes[name] {
            return .property(.attribute(HeaderAttribute(type: type)))
        }
        if name == "NSManagedObject"
            || classes.isListed(property.name, in: "Relationships", of: entity)
        {
            return .lost(reason(against: name))
        }
        if name == "NSArray", property.isReadOnly { return .none("it's a fetched property") }
        let className = name == "NSObject" ? nil : swiftCollection(name, elements, types) ?? name
        return .property(.attribute(HeaderAttribute(type: .transformable, className: className)))
    }

    private func number(_ property: PropertyFact) -> HeaderAttribute {
        guard let type = classes.scalar(of: property) else { return HeaderAttribute() }
        switch type.kind {
        case .scalar(let scalar):
            if let value = type.alias.flatMap(enums.type) {
                return HeaderAttribute(type: value.type, valueType: value.name)
            }
            return HeaderAttribute(type: scalar.attributeType)
        case .enumeration(let name):
            let value = enums.type(name)
            return HeaderAttribute(type: value?.type ?? .int, valueType: value?.name)
        default: return HeaderAttribute()
        }
    }

    private func collection(
        _ name: String,
        _ cardinality: Relationship.Cardinality,
        _ elements: [String],
        _ property: PropertyFact,
        _ entity: String
    ) -> Meaning {
        let adder = "add\(SwiftIdentifier.capitalized(property.name))Object:"
        let method = classes.method(adder, of: property.owner)
        var found = elements.prefix(1)
        if case .object(let name, _)? = method?.kind { found.insert(name, at: 0) }
        if let element = found.first(where: classes.isEntity) {
            return .property(.relationship(destination: classes.entityName(element), cardinality))
        }
        // Xcode 4 to 6 wrote that class, if the entity's wasn't generated yet.
        let element = found.first { $0 != "NSManagedObject" } ?? found.first
        let isRelationship =
            element == "NSManagedObject" || method != nil
            || classes.isListed(property.name, in: "Relationships", of: entity)
        if isRelationship || element == nil { return .lost(reason(against: element)) }
        let className = swiftCollection(name, elements, types) ?? name
        return .property(.attribute(HeaderAttribute(type: .transformable, className: className)))
    }
}

extension PropertyInterpreter {
    /// Why a class doesn't tell the destination of a relationship.
    private func reason(against name: String?) -> String {
        switch name {
        case nil:
            "its header doesn't tell the class of its elements; write it, as in 'NSSet<Tag *> *'"
        case "NSManagedObject":
            "its header only says 'NSManagedObject'; write the class of its entity"
        case let name?: "'\(name)' isn't the class of an entity in these headers; name its header"
        }
    }
}

extension PropertyInterpreter.Meaning {
    /// Whether a property has a type that an entity's can have.
    fileprivate var mayBeStored: Bool {
        switch self {
        case .property, .lost: true
        case .none, .unclear, .accessor: false
        }
    }
}

private let storedTypes: [String: AttributeType] = [
    "NSString": .string, "NSMutableString": .string, "NSDate": .date, "NSData": .binary,
    "NSMutableData": .binary, "NSDecimalNumber": .decimal, "NSUUID": .uuid, "NSURL": .uri,
]

extension Relationship.Cardinality {
    fileprivate init?(collection: String) {
        switch collection {
        case "NSSet", "NSMutableSet": self = .toMany
        case "NSOrderedSet", "NSMutableOrderedSet": self = .orderedToMany
        default: return nil
        }
    }
}

extension ScalarType {
    /// The smallest type that holds all numbers.
    var attributeType: AttributeType {
        switch self {
        case .boolean: .boolean
        case .int8, .uint8, .int16: .integer16
        case .uint16, .int32: .integer32
        case .uint32, .int64, .uint64: .integer64
        case .long, .unsignedLong: .int
        case .float: .float
        case .double: .double
        }
    }
}
