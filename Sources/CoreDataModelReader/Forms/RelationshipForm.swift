import ModelIR

extension Relationship: XMLForm {
    func put(into sink: inout some FormSink) {
        sink.put(.name, name)
        sink.flag(.optional, isOptional)
        sink.flag(.transient, isTransient)
        sink.flag(.toMany, cardinality != .toOne)
        sink.count(.minCount, minimumCount)
        sink.count(.maxCount, maximumCount)
        sink.put(.deletionRule, deleteRule.xmlText)
        sink.flag(.ordered, cardinality == .orderedToMany)
        sink.put(.destinationEntity, destination)
        sink.put(.inverseName, inverse?.relationship)
        sink.put(.inverseEntity, inverse?.entity)
        sink.flag(.indexed, isIndexed)
        sink.put(.elementID, renamingIdentifier)
        sink.put(.versionHashModifier, versionHashModifier)
    }
}

extension Relationship.DeleteRule {
    /// The rules by their names in a model file.
    static let all: [Self] = [.nullify, .cascade, .deny, .noAction]

    /// The text of `deletionRule`.
    var xmlText: String {
        switch self {
        case .noAction: "No Action"
        case .nullify: "Nullify"
        case .cascade: "Cascade"
        case .deny: "Deny"
        }
    }
}
