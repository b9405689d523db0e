#if canImport(CoreData)
    import CoreData

    /// An entity of a model that is built at run time.
    ///
    /// For example: `EntityDescription("Tag", Tag.self, properties: [.attribute("name", .string)])`.
    public struct EntityDescription {
        let entity = NSEntityDescription()
        let parent: String?
        let properties: [PropertyDescription]
        private let uniquenessConstraints: [[String]]
        private let indexes: [IndexDescription]

        /// An entity with the properties that it doesn't inherit.
        ///
        /// For example: `EntityDescription("Memo", Memo.self, parent: "Note", properties: [])`.
        /// - Parameters:
        ///   - type: The class of the objects, whatever its name in Objective-C.
        ///   - parent: The name of the entity that it inherits from.
        ///   - spotlightDisplayName: The expression for the name of an object in Spotlight.
        ///   - uniquenessConstraints: The attributes that are unique together, for each constraint.
        public init(
            _ name: String,
            _ type: NSManagedObject.Type,
            parent: String? = nil,
            isAbstract: Bool = false,
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:],
            spotlightDisplayName: String? = nil,
            uniquenessConstraints: [[String]] = [],
            indexes: [IndexDescription] = [],
            properties: [PropertyDescription]
        ) {
            self.parent = parent
            self.properties = properties
            self.uniquenessConstraints = uniquenessConstraints
            self.indexes = indexes
            entity.name = name
            entity.managedObjectClassName = NSStringFromClass(type)
            entity.isAbstract = isAbstract
            if let renamingIdentifier { entity.renamingIdentifier = renamingIdentifier }
            entity.versionHashModifier = versionHashModifier
            if !userInfo.isEmpty { entity.userInfo = userInfo }
            if let spotlightDisplayName {
                entity.coreSpotlightDisplayNameExpression =
                    NSExpression(format: spotlightDisplayName)
            }
            entity.properties = properties.map(\.property)
        }

        /// Adds what may refer to inherited properties.
        func finish() {
            if !uniquenessConstraints.isEmpty {
                entity.uniquenessConstraints = uniquenessConstraints
            }
            if !indexes.isEmpty { entity.indexes = indexes.map { $0.index(of: entity) } }
        }
    }

    extension NSEntityDescription {
        /// The property of the entity or of its nearest parent that has one of the name.
        func described(_ name: String) -> NSPropertyDescription {
            if let property = properties.first(where: { $0.name == name }) { return property }
            guard let superentity else {
                preconditionFailure(
                    "no entity of the model has a property '\(name)' for this place"
                )
            }
            return superentity.described(name)
        }
    }
#endif
