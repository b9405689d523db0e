#if canImport(CoreData)
    import CoreData

    extension PropertyDescription {
        /// A relationship to one object.
        ///
        /// For example: `.toOne("owner", "Person", inverse: "items", isOptional: true)`.
        /// - Parameters:
        ///   - destination: The name of an entity of the model.
        ///   - inverse: The name of a relationship of the destination, or of its parents.
        public static func toOne(
            _ name: String,
            _ destination: String,
            inverse: String? = nil,
            isOptional: Bool = false,
            isTransient: Bool = false,
            deleteRule: NSDeleteRule = .nullifyDeleteRule,
            minCount: Int = 0,
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:]
        ) -> Self {
            // To Core Data, a relationship leads to one object if it may lead to no more.
            toMany(
                name,
                destination,
                inverse: inverse,
                isOptional: isOptional,
                isTransient: isTransient,
                deleteRule: deleteRule,
                minCount: minCount,
                maxCount: 1,
                renamingIdentifier: renamingIdentifier,
                versionHashModifier: versionHashModifier,
                userInfo: userInfo
            )
        }

        /// A relationship to any number of objects.
        ///
        /// For example: `.toMany("items", "Item", inverse: "owner", deleteRule: .cascadeDeleteRule)`.
        /// - Parameters:
        ///   - destination: The name of an entity of the model.
        ///   - inverse: The name of a relationship of the destination, or of its parents.
        ///   - maxCount: The greatest number of objects; 0 for any number.
        public static func toMany(
            _ name: String,
            _ destination: String,
            inverse: String? = nil,
            isOptional: Bool = false,
            isOrdered: Bool = false,
            isTransient: Bool = false,
            deleteRule: NSDeleteRule = .nullifyDeleteRule,
            minCount: Int = 0,
            maxCount: Int = 0,
            renamingIdentifier: String? = nil,
            versionHashModifier: String? = nil,
            userInfo: [String: String] = [:]
        ) -> Self {
            let relationship = NSRelationshipDescription()
            relationship.identify(
                name,
                isOptional: isOptional,
                renamingIdentifier,
                versionHashModifier,
                userInfo
            )
            relationship.isOrdered = isOrdered
            relationship.isTransient = isTransient
            relationship.deleteRule = deleteRule
            relationship.minCount = minCount
            relationship.maxCount = maxCount
            return Self(
                relationship,
                .relationship(relationship, destination: destination, inverse: inverse)
            )
        }

        /// A property whose value is the result of a request.
        ///
        /// For example: `.fetched("heavy", FetchRequestDescription("Item", where: "weight > 70"))`.
        public static func fetched(
            _ name: String,
            _ request: FetchRequestDescription,
            isOptional: Bool = false,
            userInfo: [String: String] = [:]
        ) -> Self {
            let property = NSFetchedPropertyDescription()
            property.identify(name, isOptional: isOptional, nil, nil, userInfo)
            return Self(property, .fetched(property, request))
        }
    }
#endif
