extension Entity {
    private enum CodingKeys: String, CodingKey {
        case name, classReference, nameInCode, isAbstract, parent, renamingIdentifier
        case versionHashModifier, codeGeneration
        case attributes, relationships, fetchedProperties, compositeProperties
        case indexes, uniquenessConstraints, distribution, code, documentation, userInfo, kept,
            origin
    }
}

extension Entity: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(classReference, forKey: .classReference)
        try container.encodeIfPresent(nameInCode, forKey: .nameInCode)
        try container.encode(isAbstract, forKey: .isAbstract)
        try container.encodeIfPresent(parent, forKey: .parent)
        try container.encodeIfPresent(renamingIdentifier, forKey: .renamingIdentifier)
        try container.encodeIfPresent(versionHashModifier, forKey: .versionHashModifier)
        try container.encodeIfPresent(codeGeneration, forKey: .codeGeneration)
        try container.encode(Array(attributes), forKey: .attributes)
        try container.encode(Array(relationships), forKey: .relationships)
        try container.encode(Array(fetchedProperties), forKey: .fetchedProperties)
        try container.encode(Array(compositeProperties), forKey: .compositeProperties)
        try container.encode(indexes, forKey: .indexes)
        try container.encode(uniquenessConstraints, forKey: .uniquenessConstraints)
        try container.encodeIfPresent(distribution, forKey: .distribution)
        try container.encodeIfPresent(code, forKey: .code)
        try container.encode(documentation, forKey: .documentation)
        try container.encode(userInfo, forKey: .userInfo)
        try container.encode(kept, forKey: .kept)
        try container.encode(origin, forKey: .origin)
    }
}

extension Entity: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        classReference = try container.decode(ClassReference.self, forKey: .classReference)
        nameInCode = try container.decodeIfPresent(String.self, forKey: .nameInCode)
        isAbstract = try container.decode(Bool.self, forKey: .isAbstract)
        parent = try container.decodeIfPresent(String.self, forKey: .parent)
        renamingIdentifier = try container.decodeIfPresent(String.self, forKey: .renamingIdentifier)
        versionHashModifier = try container.decodeIfPresent(
            String.self,
            forKey: .versionHashModifier
        )
        codeGeneration = try container.decodeIfPresent(CodeGeneration.self, forKey: .codeGeneration)
        properties = try Self.properties(in: container)
        indexes = try container.decode([Index].self, forKey: .indexes)
        uniquenessConstraints = try container.decode(
            [[String]].self,
            forKey: .uniquenessConstraints
        )
        distribution = try container.decodeIfPresent(DistributionKey.self, forKey: .distribution)
        code = try container.decodeIfPresent(CodeDetails.self, forKey: .code)
        documentation = try container.decode([String].self, forKey: .documentation)
        userInfo = try container.decode([NamedText].self, forKey: .userInfo)
        kept = try container.decode([NamedText].self, forKey: .kept)
        origin = try container.decode(Origin.self, forKey: .origin)
    }

    /// The kinds are encoded separately: their places tell the order of declaration.
    private static func properties(
        in container: KeyedDecodingContainer<CodingKeys>
    ) throws -> PropertyList {
        func properties<Kind: ListedProperty & Decodable>(
            _ kind: Kind.Type,
            _ key: CodingKeys
        ) throws -> [Property] {
            try container.decode([Kind].self, forKey: key).map(\.property)
        }
        return PropertyList(
            merging: [
                try properties(Attribute.self, .attributes),
                try properties(Relationship.self, .relationships),
                try properties(FetchedProperty.self, .fetchedProperties),
                try properties(CompositeProperty.self, .compositeProperties),
            ]
        )
    }
}
