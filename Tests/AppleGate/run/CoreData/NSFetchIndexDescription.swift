public enum NSFetchIndexElementType: UInt, Sendable {
    case binary
    case rTree
}

open class NSFetchIndexElementDescription: NSObject {
    open private(set) var property: NSPropertyDescription?
    open var collationType: NSFetchIndexElementType
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}

open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}
