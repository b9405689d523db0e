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
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
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
