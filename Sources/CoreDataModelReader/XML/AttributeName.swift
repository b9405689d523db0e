/// The known XML attributes of model files. Each case is named after its attribute.
enum AttributeName: UInt8, CaseIterable {
    case allowsCloudEncryption
    case allowsExternalBinaryDataStorage
    case attributeType
    case codeGenerationType
    case composite
    case coreSpotlightDisplayNameExpression
    case customClassName
    case defaultDateTimeInterval
    case defaultValueString
    case deletionRule
    case derivationExpression
    case derived
    case destinationEntity
    case documentVersion
    case elementID
    case entity
    case expression
    case expressionType
    case fetchBatchSize
    case fetchLimit
    case height
    case includePropertyValues
    case includeSubentities
    case includesPendingChanges
    case indexed
    case inverseEntity
    case inverseName
    case iOSVersion
    case isAbstract
    case key
    case lastSavedToolsVersion
    case macOSVersion
    case maxCount
    case maxDateTimeInterval
    case maxValueString
    case minCount
    case minDateTimeInterval
    case minValueString
    case minimumToolsVersion
    case name
    case optional
    case order
    case ordered
    case parentEntity
    case partialIndexPredicate
    case positionX
    case positionY
    case predicateString
    case preserveAfterDeletion
    case property
    case regularExpressionString
    case representedClassName
    case resultType
    case returnDistinctResults
    case returnObjectsAsFaults
    case sourceLanguage
    case spotlightIndexingEnabled
    case storedInTruthFile
    case syncable
    case systemVersion
    case toMany
    case transient
    case type
    case usedWithCloudKit
    case usedWithSwiftData
    case userDefinedModelVersionIdentifier
    case usesScalarValueType
    case value
    case valueTransformerName
    case versionHashModifier
    case width
}

extension AttributeName: MarkupName {
    // Literals, because all threads would contend for the reference counts of computed names.
    static let texts = [
        "allowsCloudEncryption", "allowsExternalBinaryDataStorage", "attributeType",
        "codeGenerationType", "composite", "coreSpotlightDisplayNameExpression", "customClassName",
        "defaultDateTimeInterval", "defaultValueString", "deletionRule", "derivationExpression",
        "derived", "destinationEntity", "documentVersion", "elementID", "entity", "expression",
        "expressionType", "fetchBatchSize", "fetchLimit", "height", "includePropertyValues",
        "includeSubentities", "includesPendingChanges", "indexed", "inverseEntity", "inverseName",
        "iOSVersion", "isAbstract", "key", "lastSavedToolsVersion", "macOSVersion", "maxCount",
        "maxDateTimeInterval", "maxValueString", "minCount", "minDateTimeInterval",
        "minValueString", "minimumToolsVersion", "name", "optional", "order", "ordered",
        "parentEntity", "partialIndexPredicate", "positionX", "positionY", "predicateString",
        "preserveAfterDeletion", "property", "regularExpressionString", "representedClassName",
        "resultType", "returnDistinctResults", "returnObjectsAsFaults", "sourceLanguage",
        "spotlightIndexingEnabled", "storedInTruthFile", "syncable", "systemVersion", "toMany",
        "transient", "type", "usedWithCloudKit", "usedWithSwiftData",
        "userDefinedModelVersionIdentifier", "usesScalarValueType", "value", "valueTransformerName",
        "versionHashModifier", "width",
    ]
}
