#if canImport(CoreData)
    import CoreData

    /// A property of one entity in a model that is built at run time.
    ///
    /// For example: `.attribute("weight", .double, isOptional: true)`, or
    /// `.toMany("items", "Item", inverse: "owner", deleteRule: .cascadeDeleteRule)`.
    public struct PropertyDescription {
        let property: NSPropertyDescription
        /// The part that refers to entities by their names; `nil` for an attribute.
        let link: Link?

        enum Link {
            case relationship(NSRelationshipDescription, destination: String, inverse: String?)
            case fetched(NSFetchedPropertyDescription, FetchRequestDescription)
        }

        init(_ property: NSPropertyDescription, _ link: Link? = nil) {
            self.property = property
            self.link = link
        }
    }

    extension NSPropertyDescription {
        /// Sets what all kinds of properties have.
        func identify(
            _ name: String,
            isOptional: Bool,
            _ renamingIdentifier: String?,
            _ versionHashModifier: String?,
            _ userInfo: [String: String]
        ) {
            self.name = name
            self.isOptional = isOptional
            if let renamingIdentifier { self.renamingIdentifier = renamingIdentifier }
            self.versionHashModifier = versionHashModifier
            if !userInfo.isEmpty { self.userInfo = userInfo }
        }
    }
#endif
