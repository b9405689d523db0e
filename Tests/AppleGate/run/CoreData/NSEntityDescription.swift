open class NSEntityDescription: NSObject {
    open var name: String?
    open var isAbstract = false
    open var managedObjectClassName: String! = "NSManagedObject"
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open var userInfo: [AnyHashable: Any]?
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var coreSpotlightDisplayNameExpression: NSExpression!
    public internal(set) weak var superentity: NSEntityDescription?

    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for subentity in subentities { subentity.superentity = self }
        }
    }

    /// Those of this entity alone; Core Data adds the inherited ones once the model is in use.
    open var properties: [NSPropertyDescription] = [] {
        didSet {
            for property in properties { property.entity = self }
        }
    }

    /// Inherited ones included.
    open var propertiesByName: [String: NSPropertyDescription] {
        let inherited = superentity?.propertiesByName ?? [:]
        return properties.reduce(into: inherited) { $0[$1.name] = $1 }
    }

    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    open class func entity(
        forEntityName entityName: String,
        in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[entityName]
    }

    /// Without the dictionary: this one is asked at every access.
    func property(named name: String) -> NSPropertyDescription? {
        properties.first { $0.name == name } ?? superentity?.property(named: name)
    }

    func isKind(ofEntityNamed name: String) -> Bool {
        self.name == name || superentity?.isKind(ofEntityNamed: name) == true
    }
}

open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = []
    open var versionIdentifiers: Set<AnyHashable> = []

    open var entitiesByName: [String: NSEntityDescription] {
        entities.reduce(into: [:]) { $0[$1.name ?? ""] = $1 }
    }

    private var entitiesByConfiguration: [String: [NSEntityDescription]] = [:]
    open private(set) var fetchRequestTemplatesByName:
        [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    open var configurations: [String] { Array(entitiesByConfiguration.keys) }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { entitiesByConfiguration[$0] } ?? entities
    }

    open func setEntities(
        _ entities: [NSEntityDescription],
        forConfigurationName configuration: String
    ) {
        entitiesByConfiguration[configuration] = entities
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?,
        forName name: String
    ) {
        fetchRequestTemplatesByName[name] = fetchRequestTemplate
    }
}
