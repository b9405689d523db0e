extension ElementName {
    /// The XML attributes of an element, in Xcode's order.
    var attributeOrder: [AttributeName] {
        switch self {
        case .model: Self.modelOrder
        case .entity: Self.entityOrder
        case .attribute: Self.attributeOrder
        case .relationship: Self.relationshipOrder
        case .fetchRequest: Self.fetchRequestOrder
        case .fetchedProperty: Self.fetchedPropertyOrder
        case .fetchIndex: [.name, .partialIndexPredicate, .elementID]
        case .fetchIndexElement: [.property, .expression, .expressionType, .type, .order]
        case .configuration: [.name, .usedWithCloudKit]
        case .composite: [.name, .elementID, .versionHashModifier, .syncable]
        case .element: [.name, .positionX, .positionY, .width, .height]
        case .entry: [.key, .value]
        case .memberEntity: [.name]
        case .constraint, .index: [.value]
        case .compoundIndex, .compoundIndexes, .elements: []
        case .uniquenessConstraint, .uniquenessConstraints, .userInfo: []
        }
    }

    /// The XML attributes of an element.
    var attributeSet: AttributeNameSet { Self.attributeSets[Int(rawValue)] }

    private static let attributeSets = allCases.map { AttributeNameSet($0.attributeOrder) }

    private static let modelOrder: [AttributeName] = [
        .name, .type, .documentVersion, .lastSavedToolsVersion, .systemVersion,
        .minimumToolsVersion, .macOSVersion, .iOSVersion, .sourceLanguage, .usedWithCloudKit,
        .usedWithSwiftData, .userDefinedModelVersionIdentifier,
    ]

    private static let entityOrder: [AttributeName] = [
        .name, .representedClassName, .isAbstract, .parentEntity, .elementID,
        .versionHashModifier, .syncable, .codeGenerationType, .coreSpotlightDisplayNameExpression,
    ]

    private static let attributeOrder: [AttributeName] = [
        .name, .optional, .transient, .attributeType, .valueTransformerName,
        .allowsExternalBinaryDataStorage, .spotlightIndexingEnabled, .composite,
        .allowsCloudEncryption, .derived, .minDateTimeInterval, .minValueString,
        .maxDateTimeInterval, .maxValueString, .defaultDateTimeInterval, .defaultValueString,
        .regularExpressionString, .storedInTruthFile, .derivationExpression,
        .usesScalarValueType, .customClassName, .indexed, .elementID, .versionHashModifier,
        .preserveAfterDeletion, .syncable,
    ]

    private static let relationshipOrder: [AttributeName] = [
        .name, .optional, .transient, .toMany, .minCount, .maxCount, .deletionRule, .ordered,
        .destinationEntity, .inverseName, .inverseEntity, .spotlightIndexingEnabled, .indexed,
        .storedInTruthFile, .elementID, .versionHashModifier, .preserveAfterDeletion, .syncable,
    ]

    private static let fetchRequestOrder: [AttributeName] = [
        .name, .entity, .predicateString, .fetchLimit, .fetchBatchSize, .includeSubentities,
        .includePropertyValues, .includesPendingChanges, .returnObjectsAsFaults,
        .returnDistinctResults, .resultType,
    ]

    private static let fetchedPropertyOrder: [AttributeName] = [
        .name, .optional, .transient, .spotlightIndexingEnabled, .indexed, .storedInTruthFile,
        .elementID, .versionHashModifier, .syncable,
    ]
}
