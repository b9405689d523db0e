#if canImport(CoreData)
    import CoreData

    /// An index of an entity in a model that is built at run time.
    ///
    /// For example: `IndexDescription("byOwner", ["owner", .descending("createdAt")])`.
    public struct IndexDescription {
        private let name: String
        private let elements: [Element]
        private let predicate: String?

        /// An index over properties of an entity, in the order of their importance.
        ///
        /// For example: `IndexDescription("byName", ["name"], where: "isHidden == NO")`.
        /// - Parameter predicate: The condition for the objects that the index contains; `nil` if it
        ///   contains all.
        public init(_ name: String, _ elements: [Element], where predicate: String? = nil) {
            self.name = name
            self.elements = elements
            self.predicate = predicate
        }

        func index(of entity: NSEntityDescription) -> NSFetchIndexDescription {
            let parts = elements.enumerated().map { number, element in
                element.description(in: entity, number: number)
            }
            let index = NSFetchIndexDescription(name: name, elements: parts)
            if let predicate {
                index.partialIndexPredicate = NSPredicate(format: predicate, argumentArray: nil)
            }
            return index
        }
    }
#endif
