open class NSPersistentStoreRequest: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType = Self([])
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

// Apple's constrains `ResultType`; outside Objective-C `any NSFetchRequestResult` would not fit.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String? { entity?.name ?? name }
    open var entity: NSEntityDescription?
    private let name: String?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = []
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?

    public override init() {
        name = nil
    }

    public init(entityName: String) {
        name = entityName
    }
}
