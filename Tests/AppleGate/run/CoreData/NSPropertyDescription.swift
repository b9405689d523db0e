@_exported import Foundation

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case UUIDAttributeType = 1100
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule
    case nullifyDeleteRule
    case cascadeDeleteRule
    case denyDeleteRule
}

open class NSPropertyDescription: NSObject {
    public internal(set) weak var entity: NSEntityDescription!
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var isIndexedBySpotlight = false
    open private(set) var validationPredicates: [NSPredicate] = []
    /// Texts: there is no method to pass on numbers without Objective-C.
    open private(set) var validationWarnings: [Any] = []

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?,
        withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var allowsCloudEncryption = false
    open var preservesValueInHistoryOnDeletion = false
}

open class NSDerivedAttributeDescription: NSAttributeDescription {
    open var derivationExpression: NSExpression?
}

open class NSCompositeAttributeDescription: NSAttributeDescription {
    open var elements: [NSAttributeDescription] = []

    public override init() {
        super.init()
        attributeType = .compositeAttributeType
    }
}

open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}

open class NSExpressionDescription: NSPropertyDescription {
    open var expression: NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}
