import ModelIR

extension ModelBuilder {
    func readAttribute(_ element: XMLElement) -> Attribute {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "attribute.missing-name",
            "the attribute has no name"
        )
        var attribute = Attribute(name: name, type: type(of: element), origin: element.origin)
        attribute.isOptional = flag(.optional, of: element)
        attribute.isTransient = flag(.transient, of: element)
        attribute.usesScalarType = choice(.usesScalarValueType, of: element)
        attribute.customClassName = element[.customClassName]
        attribute.valueTransformerName = element[.valueTransformerName]
        attribute.derivation = derivation(of: element)
        attribute.renamingIdentifier = element[.elementID]
        attribute.versionHashModifier = element[.versionHashModifier]
        attribute.validation = validation(of: element)
        attribute.storage = storage(of: element)
        attribute.defaultValue = defaultValue(of: attribute, element)
        attribute.kept = KeptCollector.kept(beside: attribute, of: element)
        return attribute
    }

    private func type(of element: XMLElement) -> AttributeType {
        guard let text = element[.attributeType] else { return .undefined }
        if text == AttributeType.compositeXMLName { return compositeType(element) }
        if let found = AttributeType.byXMLName.first(where: { $0.name == text }) {
            return found.type
        }
        let names = AttributeType.byXMLName.map(\.name) + [AttributeType.compositeXMLName]
        reports.addUnknown(
            .error,
            "attribute.unknown-type",
            at: element.origin,
            .attributeType,
            "there is no attribute type '\(text)'",
            name: text,
            known: names,
            notes: [.init("types: " + names.joined(separator: ", "))]
        )
        return .undefined
    }

    private func compositeType(_ element: XMLElement) -> AttributeType {
        let name = requiredText(
            .composite,
            of: element,
            otherwise: "attribute.missing-composite",
            "the attribute is of type Composite and names none; give it a 'composite'"
        )
        return .composite(name)
    }

    private func derivation(of element: XMLElement) -> Attribute.Derivation? {
        guard flag(.derived, of: element) else { return nil }
        return Attribute.Derivation(expression: element[.derivationExpression])
    }

    private static let bounds = AttributeNameSet([
        .minValueString, .maxValueString, .minDateTimeInterval, .maxDateTimeInterval,
        .regularExpressionString,
    ])

    private func validation(of element: XMLElement) -> Attribute.Validation {
        var validation = Attribute.Validation()
        guard !element.present.isDisjoint(with: Self.bounds) else { return validation }
        validation.minimum = element[.minValueString]
        validation.maximum = element[.maxValueString]
        validation.earliest = element[.minDateTimeInterval]
        validation.latest = element[.maxDateTimeInterval]
        validation.pattern = element[.regularExpressionString]
        return validation
    }

    private static let storageFlags = AttributeNameSet([
        .allowsExternalBinaryDataStorage, .allowsCloudEncryption, .spotlightIndexingEnabled,
        .preserveAfterDeletion, .indexed, .storedInTruthFile,
    ])

    private func storage(of element: XMLElement) -> Attribute.Storage {
        var storage = Attribute.Storage()
        guard !element.present.isDisjoint(with: Self.storageFlags) else { return storage }
        storage.allowsExternalStorage = flag(.allowsExternalBinaryDataStorage, of: element)
        storage.allowsCloudEncryption = flag(.allowsCloudEncryption, of: element)
        storage.isIndexedBySpotlight = flag(.spotlightIndexingEnabled, of: element)
        storage.isPreservedAfterDeletion = flag(.preserveAfterDeletion, of: element)
        storage.isIndexed = flag(.indexed, of: element)
        storage.isStoredInTruthFile = flag(.storedInTruthFile, of: element)
        return storage
    }
}
