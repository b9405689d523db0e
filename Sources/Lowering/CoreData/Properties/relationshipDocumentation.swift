import ModelIR
import SharedLowering

/// What the name doesn't say: order, bounds, the other side, what deleting does.
///
/// For example: "Ordered. The inverse is `Photo.item`; deleting the item deletes its photos."
func relationshipDocumentation(_ relationship: Relationship, entity: String) -> String {
    var sentences: [String] = []
    if relationship.cardinality == .orderedToMany { sentences.append("Ordered.") }
    if relationship.cardinality == .toOne, !relationship.isOptional {
        sentences.append("Set it after inserting; reading it before traps.")
    }
    if let bounds = bounds(relationship) { sentences.append(bounds) }
    let clauses = [inverse(relationship), deletion(relationship, entity)].compactMap { $0 }
    sentences.append(clauses.joined(separator: "; ") + ".")
    return sentences.joined(separator: " ")
}

/// Core Data leaves a relationship without an inverse alone when it deletes the other object.
private func inverse(_ relationship: Relationship) -> String {
    guard let inverse = relationship.inverse else {
        return relationship.cardinality == .toOne
            ? "No inverse: deleting the \(singular(words(relationship.destination))) does not clear it"
            : "No inverse: deleted members stay in it"
    }
    let entity = inverse.entity ?? relationship.destination
    return "The inverse is `\(entity).\(inverse.relationship)`"
}

private func deletion(_ relationship: Relationship, _ entity: String) -> String? {
    let noun = singular(words(entity))
    let others = words(relationship.name).dropping(prefix: noun + " ")
    switch relationship.deleteRule {
    case .nullify: return nil
    case .cascade: return "deleting the \(noun) deletes its \(others)"
    case .deny: return "the \(noun) cannot be deleted while it has \(others)"
    case .noAction where relationship.inverse == nil: return nil
    case .noAction: return "deleting the \(noun) leaves a dangling reference there"
    }
}

/// For example: "1 to 3 members."
private func bounds(_ relationship: Relationship) -> String? {
    guard relationship.cardinality != .toOne else { return nil }
    let minimum = relationship.minimumCount.flatMap { $0 > 0 ? $0 : nil }
    let maximum = relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }
    switch (minimum, maximum) {
    case (nil, nil): return nil
    case (let least?, nil): return "At least \(members(least))."
    case (nil, let most?): return "At most \(members(most))."
    case (let least?, let most?) where least == most: return "Exactly \(members(least))."
    case (let least?, let most?): return "\(least) to \(members(most))."
    }
}

private func members(_ count: Int) -> String {
    count == 1 ? "1 member" : "\(count) members"
}

extension String {
    /// For example: "item data" without "item " is "data".
    fileprivate func dropping(prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
