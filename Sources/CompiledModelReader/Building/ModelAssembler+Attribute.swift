import ModelIR

extension ModelAssembler {
    mutating func attribute(
        _ archived: ArchivedObject,
        name: String,
        entity: String
    ) -> Attribute {
        var result = Attribute(
            name: name,
            type: type(archived, name: "\(entity).\(name)"),
            origin: origin
        )
        result.isOptional = archived["NSIsOptional"].isTrue
        result.isTransient = archived["NSIsTransient"].isTrue
        result.defaultValue = defaultValue(archived, result, entity: entity)
        if result.type == .transformable {
            result.customClassName = archived["NSAttributeValueClassName"].text
            result.valueTransformerName = archived["NSValueTransformerName"].text
        }
        result.derivation = derivation(archived, name: "\(entity).\(name)")
        result.renamingIdentifier = archived.renamingIdentifier(unless: name)
        result.versionHashModifier = archived["NSVersionHashModifier"].text
        result.userInfo = archived["NSUserInfo"].namedTexts
        result.storage = storage(archived)
        addValidation(of: archived, to: &result, entity: entity)
        return result
    }

    /// `NSAttributeType`.
    static let types: [Int64: AttributeType] = [
        0: .undefined, 100: .integer16, 200: .integer32, 300: .integer64, 400: .decimal,
        500: .double, 600: .float, 700: .string, 800: .boolean, 900: .date, 1000: .binary,
        1100: .uuid, 1200: .uri, 1800: .transformable, 2000: .objectID,
    ]

    private mutating func type(_ archived: ArchivedObject, name: String) -> AttributeType {
        let number = archived["NSAttributeType"].integer ?? 0
        if let type = Self.types[number] { return type }
        leftOut.add("the attribute type \(number)", of: name)
        return .undefined
    }

    private func storage(_ archived: ArchivedObject) -> Attribute.Storage {
        var storage = Attribute.Storage()
        let flags = archived["NSFlagsKey"].integer ?? 0
        storage.allowsExternalStorage = flags & 0x04 != 0
        storage.isPreservedAfterDeletion = flags & 0x10 != 0
        storage.allowsCloudEncryption = archived["NSAllowsCloudEncryption"].isTrue
        storage.isIndexedBySpotlight = archived["NSIndexedBySpotlight"].isTrue
        storage.isStoredInTruthFile = archived["NSIsStoredInTruth"].isTrue
        return storage
    }

    private mutating func derivation(
        _ archived: ArchivedObject,
        name: String
    ) -> Attribute.Derivation? {
        guard archived.className == "NSDerivedAttributeDescription" else { return nil }
        let expression = archived["NSDerivationExpression"].object
        let text = expression.flatMap { PredicateText().expression($0) }
        if text == nil { leftOut.add("the derivation", of: name) }
        return Attribute.Derivation(expression: text)
    }
}
