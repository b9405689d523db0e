import ModelIR

extension ModelChecker {
    /// Whether what indexes and uniqueness constraints cover exists, here or in a parent.
    mutating func checkCoveredProperties() {
        // By index, so that entities that cover nothing, as most, are not copied.
        for index in model.entities.indices where model.entities[index].coversProperties {
            let covered = coveredProperties(of: model.entities[index])
            let lineage = lineage(of: index)
            // What an unknown parent has, nobody knows.
            let isWhole = lineage.allSatisfy { !isUnknownEntity(model.entities[$0].parent) }
            guard !covered.isEmpty, isWhole else { continue }
            let known = lineage.flatMap { model.entities[$0].properties.map(\.name) }
            let names = Set(known)
            for property in covered where !names.contains(property.name) {
                report(property, of: model.entities[index].name, known: known)
            }
        }
    }

    private mutating func report(_ property: Covered, of entity: String, known: [String]) {
        reports.addUnknown(
            .warning,
            property.subject.rawValue + ".unknown-property",
            at: property.origin,
            property.part,
            "'\(entity)' has no property '\(property.name)', which \(property.subject.words) covers",
            name: property.name,
            known: known
        )
    }
}

/// A property that an index or a uniqueness constraint names.
private struct Covered {
    var subject: Subject
    var name: String
    var origin: Origin
    var part: AttributeName

    enum Subject: String {
        case index
        case constraint = "uniqueness-constraint"

        var words: String { self == .index ? "an index" : "a uniqueness constraint" }
    }

    /// Of a path, the first name is the entity's own. For example: `address` of `address.street`.
    init(_ subject: Subject, path: String, at origin: Origin, _ part: AttributeName) {
        self.subject = subject
        name = path.prefix { $0 != "." }.description
        self.origin = origin
        self.part = part
    }
}

extension Entity {
    fileprivate var coversProperties: Bool { !indexes.isEmpty || !uniquenessConstraints.isEmpty }
}

private func coveredProperties(of entity: Entity) -> [Covered] {
    let indexed = entity.indexes.flatMap { index in
        index.elements.compactMap { element in
            element.property.map { path in
                let part = index.isLegacy ? AttributeName.value : .property
                return Covered(.index, path: path, at: element.origin ?? index.origin, part)
            }
        }
    }
    let constrained = entity.uniquenessConstraints.enumerated().flatMap { outer, constraint in
        constraint.enumerated().map { inner, path in
            let part = "uniquenessConstraints[\(outer)][\(inner)]"
            let position = entity.origin.position(of: part)
            let origin = Origin(source: entity.origin.source, position: position)
            return Covered(.constraint, path: path, at: origin, .value)
        }
    }
    return indexed + constrained
}
