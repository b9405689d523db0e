/// A stored query of a model.
package struct FetchRequest: Hashable, Sendable, Codable {
    package var name: String
    package var entity: String
    /// Predicate text with `$NAME` for variables; `nil` requests all objects.
    package var predicate: String?
    package var fetchLimit: Int?
    package var fetchBatchSize: Int?
    package var resultType: ResultType = .objects
    /// `nil` if the model doesn't specify it: Core Data's default applies.
    package var includesSubentities: Bool?
    package var includesPropertyValues: Bool?
    package var includesPendingChanges: Bool?
    package var returnsObjectsAsFaults: Bool?
    package var returnsDistinctResults: Bool?
    package var userInfo: [NamedText] = []
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, entity: String, origin: Origin) {
        self.name = name
        self.entity = entity
        self.origin = origin
    }
}

extension FetchRequest {
    package enum ResultType: Int, Hashable, Sendable, Codable {
        case objects = 0
        case objectIDs = 1
        case dictionaries = 2
        case count = 4
    }
}

/// A property whose value is the result of a query.
package struct FetchedProperty: Hashable, Sendable, Codable {
    package var name: String
    package var isOptional = false
    package var isTransient = false
    package var request: FetchRequest
    package var userInfo: [NamedText] = []
    package var kept: [NamedText] = []
    package var origin: Origin

    package init(name: String, request: FetchRequest, origin: Origin) {
        self.name = name
        self.request = request
        self.origin = origin
    }
}
