import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads a stored property of any type.
    func read(_ property: DeclaredProperty, _ variable: VariableDeclSyntax) {
        let owner = qualifier(in: property.typeNode) ?? name
        let kind =
            catalog.declaredKind(of: property.writtenType.unwrapped, in: declaration.path)
            ?? catalog.kind(of: property.type.unwrapped, in: owner)
        let isTransient = property.annotation("Transient") != nil
        let isLazy = variable.modifiers.contains { $0.name.text == "lazy" }
        let isWrapped = property.annotations.contains(where: isWrapper)
        if isTransient, !kind.isStored || isLazy || isWrapped {
            return readTransientProperty(property, variable)
        }
        // The available clone rules depend on the stored form.
        defer { readClone(property) }
        if isTransient, case .stored(let type) = kind { return readTransient(property, type) }
        switch kind {
        case .toOne(let model): return readRelationship(property, to: model, .toOne)
        case .toMany(let model): return readRelationship(property, to: model, .toMany)
        case .stored, .value, .codable, .unknown: break
        }
        if let relationship = property.annotation("Relationship") {
            reportNoModel(property, relationship)
            return
        }
        if let stored = property.annotation("Stored"),
            stored.arguments.contains(where: { $0.label == "as" }),
            readIDs(property, storedNames(stored))
        {
            return
        }
        switch kind {
        case .stored(let type): addAttribute(attribute(property, type), property)
        case .value(let type): readValue(property, type)
        case .codable: addAttribute(codable(property), property)
        case .unknown(let name): readUnknown(property, name)
        case .toOne, .toMany: break
        }
    }

    /// The model that qualifies a property's type. For example: `Item` for `Item.Kind?`, and for
    /// the default `Item.Kind.large`.
    private func qualifier(in node: Syntax) -> String? {
        var tokens = node.tokens(viewMode: .sourceAccurate).makeIterator()
        var last: (model: String, isQualified: Bool)?
        while let token = tokens.next() {
            switch token.tokenKind {
            case .identifier:
                let name = token.identifierText
                if let last, last.isQualified, catalog.values["\(last.model).\(name)"] != nil {
                    return last.model
                }
                last = catalog.models.contains(name) ? (name, false) : nil
            case .period: last?.isQualified = true
            default: last = nil
            }
        }
        return nil
    }

    /// Reads a property that isn't stored. If a store supports its type, it becomes a transient
    /// attribute; otherwise it's carried over.
    private func readTransient(_ property: DeclaredProperty, _ type: AttributeType) {
        var attribute = attribute(property, type)
        attribute.isTransient = true
        addAttribute(attribute, property)
        if file.isWrittenForSwiftData {
            changeCode(of: property.name) { $0.isStoredAsDeclared = true }
        }
    }

    /// A transient property can have any type and is carried over verbatim.
    private func readTransientProperty(
        _ property: DeclaredProperty,
        _ variable: VariableDeclSyntax
    ) {
        if !property.beginsWithValue {
            error(
                "attribute.transient-without-value",
                property.nameNode,
                "'\(property.name)' is never stored, so an object that is read has no value for it;"
                    + " give it a default, or make it optional"
            )
        }
        guard variable.bindings.count == 1 else {
            return error(
                "swift.unsupported",
                property.nameNode,
                "'\(property.name)' is in no store, and shares its 'var' with others; declare it in one of"
                    + " its own"
            )
        }
        if let clone = property.annotation("Clone") {
            error(
                "swift.misplaced-attribute",
                clone.node,
                "'\(property.name)' is in no store, and so in no copy"
            )
        }
        addFragment(.transientProperty, property.name, variable, property.condition)
    }

    /// A property of an unknown type can be stored only if the declaration specifies how.
    private func readUnknown(_ property: DeclaredProperty, _ name: String) {
        let options = property.annotation("Attribute")?.arguments.compactMap {
            Choice($0.expression)?.name
        }
        if options?.contains(where: { ["codable", "transformable"].contains($0) }) == true {
            return addAttribute(codable(property), property)
        }
        if !property.typeNode.is(TypeSyntax.self) {
            return error(
                "swift.missing-type",
                property.nameNode,
                "give '\(property.name)' a type: the type of its default, '\(name)', isn't declared in any"
                    + " input file"
            )
        }
        reports.addUnknown(
            "swift.unknown-type",
            at: property.typeNode,
            in: file,
            "'\(name)' is no type that a model can store",
            name: name,
            known: catalog.names,
            notes: [
                .init(
                    "a type of this module is known if modelgen reads its file, too; a codable one of"
                        + " another module takes '@Attribute(.codable)' before the property; a model of"
                        + " another module can't be related: all classes of a model are in one"
                )
            ]
        )
    }

    private func reportNoModel(_ property: DeclaredProperty, _ annotation: Annotation) {
        if case .unknown(let name) = catalog.kind(of: property.type.unwrapped, in: self.name) {
            reports.addUnknown(
                "relationship.unknown-destination",
                at: property.typeNode,
                in: file,
                "'\(property.name)' leads to '\(name)', which is no model",
                name: name,
                known: catalog.models
            )
        } else {
            let message = "'\(property.name)' leads to no model, so it is no relationship"
            error("swift.misplaced-attribute", annotation.node, message)
        }
    }

    /// The attribute of a property that is stored directly.
    func attribute(_ property: DeclaredProperty, _ type: AttributeType) -> Attribute {
        let name = storedName(property) ?? property.name
        var attribute = Attribute(name: name, type: type, origin: origin(of: property))
        attribute.isOptional = property.type.isOptional
        reports.addWidened(property.type, isKept: true, at: property.typeNode, in: file)
        attribute.usesScalarType =
            type.isInteger || [.boolean, .float, .double].contains(type) ? true : nil
        let reader = DefaultReader(file: file, codeText: catalog.codeText, reports: reports)
        attribute.defaultValue = property.defaultValue.flatMap {
            reader.value($0, of: type, property)
        }
        return attribute
    }

    /// Core Data transforms collections of plain values by itself.
    func codable(_ property: DeclaredProperty) -> Attribute {
        let type = property.type.unwrapped
        var attribute = attribute(property, type.isBridged ? .transformable : .codable)
        setCodableType(of: &attribute, property)
        return attribute
    }

    /// Sets the type of a codable value, and what values are made of.
    func setCodableType(of attribute: inout Attribute, _ property: DeclaredProperty) {
        let type = catalog.qualified(property.writtenType).unwrapped
        let name = type.text
        attribute.customClassName = catalog.codeText.privateNames.renamed(type, in: file).text
        attribute.codableForm = catalog.codableForms.digest(of: name, in: declaration.path)
        attribute.codableParts = catalog.codableForms.parts(of: name, in: declaration.path)
        attribute.sortableParts = catalog.codableForms.sortableParts(of: name, in: declaration.path)
    }

    /// Adds the content of `@Attribute`, and the form in code if it differs from the stored one.
    func addAttribute(
        _ attribute: Attribute,
        _ property: DeclaredProperty,
        valueType: String? = nil,
        showsIDs: Bool = false
    ) {
        var attribute = attribute
        readOptions(property, &attribute)
        if attribute.type == .codable { reportTypesWithoutCoding(property) }
        storedNames[property.name] = [attribute.name]
        attribute.say(property)
        // The code uses the declared type even if the name's suffix suggests otherwise.
        let isPlain = attribute.name == property.name && !attribute.name.hasSuffix("Raw")
        attribute.changeCode { code in
            code.name = isPlain ? nil : property.name
            code.valueType = valueType
            code.numberType = valueType == nil ? property.type.numberType : nil
            code.showsIDs = showsIDs
            code.isReadOnly = property.isReadOnly
        }
        entity.attributes.append(attribute)
    }

    private func reportTypesWithoutCoding(_ property: DeclaredProperty) {
        let type = catalog.qualified(property.writtenType).unwrapped.text
        for other in catalog.codableForms.typesWithoutCoding(in: type, declaration.path) {
            reports.add(
                .warning,
                "swift.not-codable",
                at: property.typeNode,
                in: file,
                "'\(property.name)' can't be stored: '\(other)' isn't Codable in the files that are read; add the"
                    + " conformance to its declaration"
            )
        }
    }

    func origin(of property: DeclaredProperty) -> Origin {
        var parts = [file.part("name", property.nameNode), file.part("type", property.typeNode)]
        if let value = property.defaultValue { parts.append(file.part("default", value)) }
        return file.origin(of: property.nameNode, parts: parts)
    }

    /// Changes what is said of a property that has been read, by its name in the declaration.
    func changeCode(of property: String, _ change: (inout PropertyCode) -> Void) {
        let properties = entity.properties
        let places = properties.indices.filter { properties[$0].declaredName == property }
        // An attribute that stores a part of a composite property can have the same name.
        let place = places.last { properties[$0].kind == .composite } ?? places.last
        if let place { entity.properties[place].changeCode(change) }
    }
}

extension EntityProperty {
    /// Adds what every declaration says of a property.
    mutating func say(_ property: DeclaredProperty) {
        changeCode { code in
            code.documentation = property.documentation
            code.condition = property.condition
            code.modifiers = property.modifiers
        }
    }
}
