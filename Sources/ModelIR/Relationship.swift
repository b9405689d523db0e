/// A link from the objects of one entity to those of another.
package struct Relationship: Hashable, Sendable, Codable {
    package var name: String
    /// The name of the destination entity.
    package var destination: String
    package var cardinality: Cardinality = .toOne
    package var isOptional = false
    package var isTransient = false
    package var deleteRule: DeleteRule = .nullify
    package var inverse: Inverse?
    package var minimumCount: Int?
    package var maximumCount: Int?
    package var isIndexed = false
    package var renamingIdentifier: String?
    package var versionHashModifier: String?
    package var userInfo: [NamedText] = []
    /// Properties of the declaration that none of the fields above represents. For example:
    /// `syncable`.
    package var kept: [NamedText] = []
    /// How the relationship appears in code; `nil` if it appears as it is stored.
    package var code: Boxed<PropertyCode>?
    package var origin: Origin

    package init(name: String, destination: String, origin: Origin) {
        self.name = name
        self.destination = destination
        self.origin = origin
    }
}

extension Relationship {
    package enum Cardinality: String, Hashable, Sendable, Codable {
        case toOne
        case toMany
        case orderedToMany
    }

    /// The effect on the destination when the object is deleted.
    package enum DeleteRule: String, Hashable, Sendable, Codable {
        case noAction
        case nullify
        case cascade
        case deny
    }

    /// The same link from the opposite side. `entity` may be a parent of the destination.
    package struct Inverse: Hashable, Sendable, Codable {
        package var entity: String?
        package var relationship: String

        package init(entity: String?, relationship: String) {
            self.entity = entity
            self.relationship = relationship
        }
    }
}

extension Relationship {
    /// The least number of members that an object has, or that it has if it has any; `nil` if every number is right.
    ///
    /// A minimum of 1 says nothing about an optional relationship, which may be empty, and none says anything about a
    /// to-one relationship. Xcode 4 wrote it for all of them.
    package var effectiveMinimum: Int? {
        guard cardinality != .toOne, let count = minimumCount, count > (isOptional ? 1 : 0) else {
            return nil
        }
        return count
    }

    /// Whether it's the inverse of itself. For example: `Person.friends`, if friendship is mutual.
    package func isItsOwnInverse(in entity: Entity) -> Bool {
        destination == entity.name && inverse?.relationship == name
    }
}
