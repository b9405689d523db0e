import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads a property that is stored in several attributes.
    func readComposite(_ property: DeclaredProperty, _ type: ValueType) {
        if let annotation = property.annotation("Attribute") {
            let message =
                "'@Attribute' belongs to one attribute, and '\(property.name)' has several"
            error("swift.misplaced-attribute", annotation.node, message)
        }
        if let value = property.defaultValue, !property.hasNoValue(value) {
            error("composite.default", value, "a composite property has no default but nil")
        }
        let names = property.annotation("Stored").map(storedNames) ?? StoredNames()
        if names.name != nil || names.type != nil, let annotation = property.annotation("Stored") {
            error(
                "swift.wrong-argument",
                annotation.node,
                "name the attributes of '\(property.name)' by labels: '@Stored([\"eventDate\": \"startDate\"])'"
            )
        }
        var composite = CompositeProperty(
            name: property.name,
            type: type.name,
            isOptional: property.type.isOptional,
            origin: origin(of: property)
        )
        composite.say(property)
        let columns = type.columns { catalog.value(named: $0, in: name) }
        addDiscriminator(type, property, names, &composite)
        for column in columns {
            let given = names.columns.first { $0.path == column.path }
            let fallback = ([property.name] + column.path.split(separator: ".").map(String.init))
            let name = given?.attribute ?? fallback.joined(separator: "_")
            composite.columns.append(CompositeProperty.Column(path: column.path, attribute: name))
            addColumn(
                name,
                column,
                property,
                isRequired: !property.type.isOptional && !column.isOptional,
                given?.node
            )
        }
        for given in names.columns where !columns.contains(where: { $0.path == given.path }) {
            reports.addUnknown(
                "composite.unknown-part",
                at: given.node,
                in: file,
                "'\(type.name)' has no part '\(given.path)'",
                name: given.path,
                known: columns.map(\.path)
            )
        }
        entity.compositeProperties.append(composite)
        storedNames[property.name] = composite.columns.map(\.attribute)
        for column in composite.columns {
            storedNames["\(property.name).\(column.path)"] = [column.attribute]
        }
    }

    private func addDiscriminator(
        _ type: ValueType,
        _ property: DeclaredProperty,
        _ names: StoredNames,
        _ composite: inout CompositeProperty
    ) {
        guard case .choice(let choice) = type.kind else {
            if names.discriminator != nil, let annotation = property.annotation("Stored") {
                error(
                    "swift.wrong-argument",
                    annotation.node,
                    "'\(type.name)' has no cases, so it needs no discriminator"
                )
            }
            return
        }
        let name = names.discriminator ?? property.name + "_kind"
        composite.discriminator = name
        composite.caseNumbers = choice.caseNumbers
        let isNumbered = !composite.caseNumbers.isEmpty
        var attribute = Attribute(
            name: name,
            type: isNumbered ? .integer16 : .string,
            origin: origin(of: property)
        )
        if composite.caseNumbers.contains(where: { Int16(exactly: $0.number) == nil }) {
            attribute.type = .integer64
        }
        attribute.isOptional = property.type.isOptional
        attribute.usesScalarType = isNumbered ? true : nil
        entity.attributes.append(attribute)
    }

    /// Parts that share an attribute must have the same stored type.
    private func addColumn(
        _ name: String,
        _ column: CompositeAttribute,
        _ property: DeclaredProperty,
        isRequired: Bool,
        _ node: ExprSyntax?
    ) {
        if let index = entity.attributes.firstIndex(where: {
            $0.name == name && $0.origin.position == origin(of: property).position
        }) {
            guard entity.attributes[index].type == column.type else {
                let message =
                    "'\(name)' would store two types of values; name another attribute for '\(column.path)'"
                return error(
                    "composite.column-types",
                    node.map { Syntax($0) } ?? Syntax(property.nameNode),
                    message
                )
            }
            if !isRequired { entity.attributes[index].isOptional = true }
            return
        }
        var attribute = Attribute(name: name, type: column.type, origin: origin(of: property))
        attribute.isOptional = !isRequired
        attribute.usesScalarType =
            column.type.isInteger || [.boolean, .float, .double].contains(column.type) ? true : nil
        entity.attributes.append(attribute)
    }
}
