#if canImport(CoreData)
    import CoreData

    /// A fetch request template, or the request of a fetched property, in a model that is built at
    /// run time.
    ///
    /// For example: `FetchRequestDescription("Item", where: "weight > $LIMIT", limit: 10)`.
    public struct FetchRequestDescription {
        let entity: String
        private let predicate: String?
        private let limit: Int
        private let batchSize: Int
        private let resultType: NSFetchRequestResultType
        private let includesSubentities: Bool
        private let includesPropertyValues: Bool
        private let includesPendingChanges: Bool
        private let returnsObjectsAsFaults: Bool
        private let returnsDistinctResults: Bool

        /// A request for the objects of an entity that satisfy a predicate.
        ///
        /// For example: `FetchRequestDescription("Item")` requests all items.
        /// - Parameters:
        ///   - predicate: The text of a predicate, which may contain variables such as `$LIMIT`.
        ///   - limit: The greatest number of results; 0 for any number.
        public init(
            _ entity: String,
            where predicate: String? = nil,
            limit: Int = 0,
            batchSize: Int = 0,
            resultType: NSFetchRequestResultType = .managedObjectResultType,
            includesSubentities: Bool = true,
            includesPropertyValues: Bool = true,
            includesPendingChanges: Bool = true,
            returnsObjectsAsFaults: Bool = true,
            returnsDistinctResults: Bool = false
        ) {
            self.entity = entity
            self.predicate = predicate
            self.limit = limit
            self.batchSize = batchSize
            self.resultType = resultType
            self.includesSubentities = includesSubentities
            self.includesPropertyValues = includesPropertyValues
            self.includesPendingChanges = includesPendingChanges
            self.returnsObjectsAsFaults = returnsObjectsAsFaults
            self.returnsDistinctResults = returnsDistinctResults
        }

        func request(for entity: NSEntityDescription) -> NSFetchRequest<any NSFetchRequestResult> {
            let request = NSFetchRequest<any NSFetchRequestResult>()
            request.entity = entity
            if let predicate {
                request.predicate = NSPredicate(format: predicate, argumentArray: nil)
            }
            request.fetchLimit = limit
            request.fetchBatchSize = batchSize
            request.resultType = resultType
            request.includesSubentities = includesSubentities
            request.includesPropertyValues = includesPropertyValues
            request.includesPendingChanges = includesPendingChanges
            request.returnsObjectsAsFaults = returnsObjectsAsFaults
            request.returnsDistinctResults = returnsDistinctResults
            return request
        }
    }
#endif
