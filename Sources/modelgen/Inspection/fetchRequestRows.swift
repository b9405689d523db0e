import ModelIR

/// Returns the name, the entity, the predicate and further details.
func row(of request: FetchRequest) -> [String] {
    [
        request.name, request.entity, request.predicate ?? "(all)",
        details(of: request).joined(separator: ", "),
    ]
}

func row(of property: FetchedProperty) -> [String] {
    [
        property.name, property.request.entity, property.isOptional ? "optional" : "required",
        property.request.predicate ?? "(all)",
        (details(of: property.request) + texts(of: property.userInfo)).joined(separator: ", "),
    ]
}

private func details(of request: FetchRequest) -> [String] {
    let details: [String?] = [
        words(for: request.resultType),
        request.fetchLimit.map { "limit \($0)" },
        request.fetchBatchSize.map { "batches of \($0)" },
        request.includesSubentities == false ? "without subentities" : nil,
        request.includesPropertyValues == false ? "without property values" : nil,
        request.includesPendingChanges == false ? "without pending changes" : nil,
        request.returnsObjectsAsFaults == false ? "no faults" : nil,
        request.returnsDistinctResults == true ? "distinct" : nil,
    ]
    return details.compactMap { $0 } + texts(of: request.userInfo)
}

/// Returns `nil` for objects, the default type.
private func words(for type: FetchRequest.ResultType) -> String? {
    switch type {
    case .objects: nil
    case .objectIDs: "object IDs"
    case .dictionaries: "dictionaries"
    case .count: "count"
    }
}
