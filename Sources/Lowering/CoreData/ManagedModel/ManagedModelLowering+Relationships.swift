import ModelIR
import SharedLowering
import SwiftNames
import TextLayout

extension ManagedModelLowering {
    /// The description of a property; `nil` for one that other attributes store.
    func description(of property: Property) -> String? {
        switch property {
        case .attribute(let attribute): description(of: attribute)
        case .relationship(let relationship): description(of: relationship)
        case .fetched(let property): description(of: property)
        case .composite: nil
        }
    }

    private func description(of relationship: Relationship) -> String {
        var arguments = [
            SwiftLiteral.string(relationship.name), SwiftLiteral.string(relationship.destination),
        ]
        if let inverse = relationship.inverse?.relationship {
            arguments.append("inverse: " + SwiftLiteral.string(inverse))
        }
        if relationship.isOptional { arguments.append("isOptional: true") }
        if relationship.cardinality == .orderedToMany { arguments.append("isOrdered: true") }
        if relationship.isTransient { arguments.append("isTransient: true") }
        switch relationship.deleteRule {
        case .nullify: break
        case .noAction: arguments.append("deleteRule: .noActionDeleteRule")
        case .cascade: arguments.append("deleteRule: .cascadeDeleteRule")
        case .deny: arguments.append("deleteRule: .denyDeleteRule")
        }
        if let count = relationship.minimumCount, count > 0 {
            arguments.append("minCount: \(count)")
        }
        let isToMany = relationship.cardinality != .toOne
        if isToMany, let count = relationship.maximumCount, count > 0 {
            arguments.append("maxCount: \(count)")
        }
        arguments += identity(
            relationship.renamingIdentifier,
            relationship.versionHashModifier,
            relationship.userInfo
        )
        return Breakable.call(isToMany ? ".toMany" : ".toOne", arguments)
    }

    /// Checks have reported a request for an entity that doesn't exist.
    private func description(of property: FetchedProperty) -> String? {
        guard plans.entity(property.request.entity) != nil else { return nil }
        let optional = property.isOptional ? ["isOptional: true"] : []
        return Breakable.call(
            ".fetched",
            [SwiftLiteral.string(property.name), description(of: property.request)] + optional
                + identity(nil, nil, property.userInfo)
        )
    }

    func description(of request: FetchRequest) -> String {
        var arguments = [SwiftLiteral.string(request.entity)]
        if let predicate = request.predicate, !predicate.isEmpty {
            arguments.append("where: " + literalInParts(predicate))
        }
        if let limit = request.fetchLimit, limit > 0 { arguments.append("limit: \(limit)") }
        if let size = request.fetchBatchSize, size > 0 { arguments.append("batchSize: \(size)") }
        switch request.resultType {
        case .objects: break
        case .objectIDs: arguments.append("resultType: .managedObjectIDResultType")
        case .dictionaries: arguments.append("resultType: .dictionaryResultType")
        case .count: arguments.append("resultType: .countResultType")
        }
        let flags = [
            ("includesSubentities", request.includesSubentities, true),
            ("includesPropertyValues", request.includesPropertyValues, true),
            ("includesPendingChanges", request.includesPendingChanges, true),
            ("returnsObjectsAsFaults", request.returnsObjectsAsFaults, true),
            ("returnsDistinctResults", request.returnsDistinctResults, false),
        ]
        for case (let name, let value?, let usual) in flags where value != usual {
            arguments.append("\(name): \(value)")
        }
        return Breakable.call(types.modelTypes("FetchRequestDescription"), arguments)
    }
}
