import Diagnostics
import ModelIR

/// Makes a model of headers that stand alone.
struct HeaderModelBuilder {
    let contents: HeaderContents
    private(set) var model: Model
    private var reports: HeaderReports

    init(_ contents: HeaderContents, name: String) {
        self.contents = contents
        reports = HeaderReports(contents.reports.files)
        let files = contents.reports.files.enumerated().map { OriginFile($1, index: $0) }
        let start = Origin(FactPlace(file: 0, line: 0, column: 0))
        model = Model(name: name, sources: files, origin: start)
        model.valueTypes = contents.valueTypes
        for entity in contents.entities { model.entities.append(self.entity(entity)) }
        pairRelationships(&model.entities)
        model.nameFiles()
    }

    var found: [Diagnostic] { contents.reports.found + contents.lost.found + reports.found }

    private mutating func entity(_ header: HeaderEntity) -> Entity {
        var entity = Entity(name: header.name, origin: header.origin)
        entity.classReference = .named(header.name)
        entity.nameInCode = header.swiftName
        entity.parent = header.parent
        entity.documentation = header.documentation
        for property in header.properties where !property.isUndefined {
            switch property.kind {
            case .attribute(let attribute):
                entity.attributes.append(self.attribute(attribute, property, in: header))
            case .relationship(let destination, let cardinality):
                var relationship = Relationship(
                    name: property.name,
                    destination: destination,
                    origin: property.origin
                )
                relationship.cardinality = cardinality
                // A set is never nil, which says nothing about its members.
                relationship.isOptional = cardinality != .toOne || property.nullability != .nonnull
                relationship.changeCode { change(&$0, property) }
                entity.relationships.append(relationship)
            }
        }
        return entity
    }

    private mutating func attribute(
        _ header: HeaderAttribute,
        _ property: HeaderProperty,
        in entity: HeaderEntity
    ) -> Attribute {
        let type = header.type ?? assumedType(property, entity)
        var attribute = Attribute(name: property.name, type: type, origin: property.origin)
        attribute.isOptional = !header.isScalar && property.nullability != .nonnull
        attribute.usesScalarType = header.isScalar ? true : nil
        attribute.customClassName = header.className
        if header.isScalar { attribute.defaultValue = zero(type, header.valueType) }
        attribute.changeCode { change(&$0, property) }
        attribute.changeCode { $0.valueType = header.valueType }
        return attribute
    }

    private mutating func assumedType(
        _ property: HeaderProperty,
        _ entity: HeaderEntity
    ) -> AttributeType {
        let message =
            "'\(property.name)' of '\(entity.name)' is read as a Double, because its header doesn't tell"
            + " the type of the number; name the model, too, or declare the property as a scalar"
        let place = FactPlace(property.origin)
        reports.add(.warning, "objc.number", at: place, message)
        return .double
    }

    /// A scalar property of a new object is zero.
    private func zero(_ type: AttributeType, _ valueType: String?) -> DefaultValue? {
        if let valueType { return zero(contents.valueTypes.first { $0.name == valueType }) }
        switch type {
        case .boolean: return .literal(.boolean(false))
        case .integer16, .integer32, .integer64, .int: return .literal(.integer(0))
        case .float, .double: return .literal(.real(0))
        default: return nil
        }
    }

    private func zero(_ type: ValueType?) -> DefaultValue? {
        if case .enumeration(let enumeration)? = type?.kind {
            let hasZero = enumeration.cases.contains { $0.rawValue == .integer(0) }
            return hasZero ? .literal(.integer(0)) : nil
        }
        return .literal(.integer(0))
    }
}

/// Takes what a header says about the code of a property.
func change(_ code: inout PropertyCode, _ property: HeaderProperty) {
    code.name = property.swiftName ?? code.name
    code.isReadOnly = code.isReadOnly || property.isReadOnly
    if code.documentation.isEmpty { code.documentation = property.documentation }
}

extension FactPlace {
    init(_ origin: Origin) {
        self.init(
            file: origin.source,
            line: Int(origin.position.line),
            column: Int(origin.position.column)
        )
    }
}
