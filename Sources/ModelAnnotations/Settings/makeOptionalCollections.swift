import ModelIR

extension Model {
    /// Makes optional to-many relationships optional arrays, as SwiftData stores them.
    ///
    /// An array that Swift declares is optional or not by itself.
    mutating func makeOptionalCollections() {
        for entity in entities.indices {
            for place in entities[entity].relationships.indices {
                let relationship = entities[entity].relationships[place]
                guard relationship.isOptional, relationship.cardinality != .toOne,
                    !relationship.origin.file.isSwift
                else { continue }
                entities[entity].relationships[place].changeCode { $0.isOptionalCollection = true }
            }
        }
    }
}
