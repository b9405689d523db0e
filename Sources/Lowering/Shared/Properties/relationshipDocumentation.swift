import ModelIR
import SwiftNames

/// Documents what a relationship's name doesn't say: order, bounds, inverse, delete rule.
///
/// For example: "Ordered. The inverse is `Photo.item`; deleting the item deletes its photos."
///
/// - Parameters:
///   - destination: The class of the related objects; `nil` if they don't have their own.
///   - isOptionalInCode: Whether the property is optional although the relationship is required.
package func relationshipDocumentation(
    _ relationship: Relationship,
    entity: String,
    destination: String?,
    words: RelationshipWords,
    isOptionalInCode: Bool
) -> String {
    var sentences: [String] = []
    if relationship.cardinality == .orderedToMany { sentences.append("Ordered.") }
    if relationship.cardinality == .toOne, !relationship.isOptional {
        let reading = isOptionalInCode ? "" : "; reading it earlier traps"
        sentences.append(concatenated("Set it ", words.settingTime, reading, "."))
    }
    if let bounds = bounds(relationship) { sentences.append(bounds) }
    let inverse = inverse(relationship, destination, words)
    let both = deletion(relationship, entity, words).map { concatenated(inverse, "; ", $0, ".") }
    sentences.append(both ?? concatenated(inverse, "."))
    return onOneLine(sentences.count == 1 ? sentences[0] : sentences.joined(separator: " "))
}

/// The descriptions of relationships that differ between targets.
package struct RelationshipWords: Sendable {
    /// When a required relationship has to be set. For example: `before saving`.
    let settingTime: String
    /// Deleting the destination, given as a noun, of a to-one relationship without inverse.
    let withoutInverse: @Sendable (_ noun: String) -> String
    /// Deleting members of a to-many relationship without inverse.
    let membersWithoutInverse: String
    /// Deleting an object that doesn't affect its members.
    let leaving: @Sendable (_ noun: String, _ members: String) -> String

    package init(
        settingTime: String,
        withoutInverse: @escaping @Sendable (_ noun: String) -> String,
        membersWithoutInverse: String,
        leaving: @escaping @Sendable (_ noun: String, _ members: String) -> String
    ) {
        self.settingTime = settingTime
        self.withoutInverse = withoutInverse
        self.membersWithoutInverse = membersWithoutInverse
        self.leaving = leaving
    }
}

private func inverse(
    _ relationship: Relationship,
    _ destination: String?,
    _ words: RelationshipWords
) -> String {
    guard let inverse = relationship.inverse else {
        return relationship.cardinality == .toOne
            ? words.withoutInverse(singular(spelledOut(relationship.destination)))
            : words.membersWithoutInverse
    }
    let owner = destination ?? inverse.entity ?? relationship.destination
    return concatenated("The inverse is `", owner, ".", inverse.relationship, "`")
}

private func deletion(
    _ relationship: Relationship,
    _ entity: String,
    _ words: RelationshipWords
) -> String? {
    guard relationship.deleteRule != .nullify else { return nil }
    let noun = singular(spelledOut(entity))
    let others = membersNoun(relationship, of: noun)
    switch relationship.deleteRule {
    case .nullify: return nil
    case .cascade: return concatenated("deleting the ", noun, " deletes its ", others)
    case .deny where relationship.cardinality == .toOne:
        return "the \(noun) can't be deleted while its \(others) is set"
    case .deny: return "the \(noun) can't be deleted while it has \(others)"
    case .noAction where relationship.inverse == nil: return nil
    case .noAction: return words.leaving(noun, others)
    }
}

/// For example: "1 to 3 members.", and "2 to 3 members, or none." if the relationship is optional.
private func bounds(_ relationship: Relationship) -> String? {
    guard relationship.cardinality != .toOne else { return nil }
    let maximum = relationship.maximumCount.flatMap { $0 > 0 ? $0 : nil }
    let end = relationship.isOptional ? ", or none." : "."
    switch (relationship.effectiveMinimum, maximum) {
    case (nil, nil): return nil
    case (let least?, nil): return "At least \(members(least))\(end)"
    case (nil, let most?): return "At most \(members(most))."
    case (let least?, let most?) where least == most: return "Exactly \(members(least))\(end)"
    case (let least?, let most?): return "\(least) to \(members(most))\(end)"
    }
}

private func members(_ count: Int) -> String {
    count == 1 ? "1 member" : "\(count) members"
}

/// The destination of a relationship in words. For example: "data" for an item's `itemData`.
func membersNoun(_ relationship: Relationship, of noun: String) -> String {
    spelledOut(relationship.name).dropping(prefix: noun + " ")
}

extension String {
    /// For example: "data" for "item data" without "item ".
    fileprivate func dropping(prefix: String) -> String {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
    }
}
