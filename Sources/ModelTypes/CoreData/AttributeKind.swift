#if canImport(CoreData)
    import CoreData

    /// The type of an attribute in a model that is built at run time.
    ///
    /// For example: `.attribute("weight", .double)`. Composites have a function of their own,
    /// ``PropertyDescription/composite(_:_:isOptional:renamingIdentifier:versionHashModifier:userInfo:)``.
    public enum AttributeKind: Sendable {
        case undefined
        case boolean
        case integer16
        case integer32
        case integer64
        case float
        case double
        case decimal
        case string
        case date
        case binary
        case uuid
        case uri
        case transformable
        case objectID

        var attributeType: NSAttributeType {
            switch self {
            case .undefined: .undefinedAttributeType
            case .boolean: .booleanAttributeType
            case .integer16: .integer16AttributeType
            case .integer32: .integer32AttributeType
            case .integer64: .integer64AttributeType
            case .float: .floatAttributeType
            case .double: .doubleAttributeType
            case .decimal: .decimalAttributeType
            case .string: .stringAttributeType
            case .date: .dateAttributeType
            case .binary: .binaryDataAttributeType
            case .uuid: .UUIDAttributeType
            case .uri: .URIAttributeType
            case .transformable: .transformableAttributeType
            case .objectID: .objectIDAttributeType
            }
        }
    }
#endif
