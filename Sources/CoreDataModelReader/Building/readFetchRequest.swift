import ModelIR

extension ModelBuilder {
    func readFetchRequest(_ element: XMLElement) -> FetchRequest {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "fetch-request.missing-name",
            "the fetch request has no name"
        )
        let entity = requiredText(
            .entity,
            of: element,
            otherwise: "fetch-request.missing-entity",
            "the fetch request '\(name)' asks for no entity; give it an 'entity'"
        )
        var request = FetchRequest(name: name, entity: entity, origin: element.origin)
        request.predicate = element[.predicateString]
        request.fetchLimit = count(.fetchLimit, of: element)
        request.fetchBatchSize = count(.fetchBatchSize, of: element)
        request.resultType = word(.resultType, of: element, Self.resultTypes) ?? .objects
        request.includesSubentities = choice(.includeSubentities, of: element)
        request.includesPropertyValues = choice(.includePropertyValues, of: element)
        request.includesPendingChanges = choice(.includesPendingChanges, of: element)
        request.returnsObjectsAsFaults = choice(.returnObjectsAsFaults, of: element)
        request.returnsDistinctResults = choice(.returnDistinctResults, of: element)
        request.kept = KeptCollector.kept(beside: request, of: element)
        return request
    }

    private static let resultTypes: [(String, FetchRequest.ResultType)] = [
        ("0", .objects), ("1", .objectIDs), ("2", .dictionaries), ("4", .count),
    ]

    func readFetchedProperty(_ element: XMLElement) -> FetchedProperty {
        let name = requiredText(
            .name,
            of: element,
            otherwise: "fetched-property.missing-name",
            "the fetched property has no name"
        )
        // Filled in when the nested element follows; unnamed until then.
        let request = FetchRequest(name: "", entity: "", origin: element.origin)
        var property = FetchedProperty(name: name, request: request, origin: element.origin)
        property.isOptional = flag(.optional, of: element)
        property.isTransient = flag(.transient, of: element)
        property.kept = KeptCollector.kept(beside: property, of: element)
        return property
    }

    /// Reports the fetched property that is ending if it doesn't have a fetch request.
    func checkRequest() {
        guard let property = model.entities.last?.fetchedProperties.last,
            // By now, the property's origin also includes its User Info.
            property.request.origin.position == property.origin.position
        else { return }
        reports.add(
            .error,
            "fetched-property.missing-request",
            at: property.origin,
            "the fetched property '\(property.name)' has no 'fetchRequest'"
        )
    }
}
