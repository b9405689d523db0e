open class NSManagedObject: NSObject, NSFetchRequestResult {
    public let entity: NSEntityDescription
    public let objectID: NSManagedObjectID
    public internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public internal(set) var isInserted = false
    public internal(set) var isUpdated = false
    public internal(set) var isDeleted = false

    /// By attribute: numbers as `NSNumber`, the rest as Swift values.
    var attributes: [String: Any] = [:]
    var destinations: [String: NSManagedObject] = [:]
    var members: [String: Members] = [:]
    /// To-many relationships whose members nobody has asked for since they were saved.
    var faults: Set<String> = []

    public init(
        entity: NSEntityDescription,
        insertInto context: NSManagedObjectContext?
    ) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        for attribute in entity.attributesByName.values {
            attributes[attribute.name] = stored(attribute.defaultValue)
        }
        context?.insert(self)
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    open class func entity() -> NSEntityDescription {
        ModelRegistry.shared.entity(for: self)
    }

    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "")
    }

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

    open func hasFault(forRelationshipNamed key: String) -> Bool { faults.contains(key) }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}

    open func didChangeValue(forKey key: String) {
        guard !isInserted, managedObjectContext != nil else { return }
        isUpdated = true
        managedObjectContext?.updated.insert(self)
    }

    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
}
