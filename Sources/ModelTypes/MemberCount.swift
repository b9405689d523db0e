#if canImport(CoreData)
    import CoreData
    import Foundation

    extension Queryable where Self: NSManagedObject {
        /// The number of members of a to-many relationship, without loading them.
        ///
        /// For example: `memberCount("items")`.
        public func memberCount(_ name: String) -> Int {
            if hasFault(forRelationshipNamed: name), let count = storedMemberCount(name) {
                return count
            }
            switch value(forKey: name) {
            case let members as NSOrderedSet: return members.count
            case let members as NSSet: return members.count
            default: return 0
            }
        }

        /// Counts in the store, including pending changes; returns `nil` if the members must be
        /// loaded to count them.
        private func storedMemberCount(_ name: String) -> Int? {
            guard let context = managedObjectContext,
                let relationship = entity.relationshipsByName[name],
                let inverse = relationship.inverseRelationship,
                let destination = relationship.destinationEntity?.name
            else { return nil }
            let request = NSFetchRequest<NSManagedObject>(entityName: destination)
            request.predicate = NSPredicate(
                format: inverse.isToMany ? "ANY %K == %@" : "%K == %@",
                inverse.name,
                self
            )
            return try? context.count(for: request)
        }
    }
#endif
