import ModelIR

/// Returns the name, the destination, whether the relationship is optional, the inverse, the delete
/// rule and further details.
func row(of relationship: Relationship, in entity: Entity) -> [String] {
    [
        relationship.name,
        "\(words(for: relationship.cardinality)) \(relationship.destination)",
        optionality(of: relationship, in: entity),
        inverse(of: relationship),
        "delete: \(words(for: relationship.deleteRule))",
        details(of: relationship).joined(separator: ", "),
    ]
}

/// Returns "not optional" for a nonoptional collection, which isn't required either: it may be
/// empty.
private func optionality(of relationship: Relationship, in entity: Entity) -> String {
    guard relationship.isOptional else { return "required" }
    return entity.declaresCollection(relationship) ? "not optional" : "optional"
}

/// Returns the inverse, with its entity if that isn't the destination.
private func inverse(of relationship: Relationship) -> String {
    guard let inverse = relationship.inverse else { return "no inverse" }
    let isInherited = inverse.entity.map { $0 != relationship.destination } ?? false
    let owner = isInherited ? inverse.entity.map { "\($0)." } : nil
    return "inverse \(owner ?? "")\(inverse.relationship)"
}

private func details(of relationship: Relationship) -> [String] {
    let isToMany = relationship.cardinality != .toOne
    let details: [String?] = [
        relationship.cardinality == .orderedToMany ? "ordered" : nil,
        isToMany ? relationship.minimumCount.map { "at least \($0)" } : nil,
        isToMany ? relationship.maximumCount.map { "at most \($0)" } : nil,
        relationship.isTransient ? "transient" : nil,
        relationship.isIndexed ? "indexed" : nil,
        relationship.renamingIdentifier.map { "renamed from \($0)" },
    ]
    return details.compactMap { $0 } + texts(of: relationship.userInfo)
}

private func words(for cardinality: Relationship.Cardinality) -> String {
    switch cardinality {
    case .toOne: "to one"
    case .toMany, .orderedToMany: "to many"
    }
}

private func words(for rule: Relationship.DeleteRule) -> String {
    switch rule {
    case .noAction: "no action"
    case .nullify: "nullify"
    case .cascade: "cascade"
    case .deny: "deny"
    }
}
