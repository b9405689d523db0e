import ModelIR
import SharedLowering

/// A class to generate, and its place among the others.
struct ClassPlan: Sendable {
    let entity: Entity
    /// The name with the types around it. For example: `SchemaV2.Note`.
    let qualifiedName: String
    /// The name that the model gives the class, as an alias; `nil` if it's the same, or taken.
    var alias: String?
    /// The entities that this one inherits from, the nearest first.
    let ancestors: [Entity]
    let hasSubclasses: Bool
    let requirement: SystemRequirement
    /// Whether a class of the hierarchy reads values that can be unreadable.
    let isQueryable: Bool

    var isRoot: Bool { ancestors.isEmpty }
    /// The name, which is that of the entity in the store.
    var name: String { qualifiedName.split(separator: ".").last.map(String.init) ?? qualifiedName }
    /// The type around the class, if it's declared inside of one. For example: `SchemaV2`.
    var enclosingType: String? {
        qualifiedName.lastIndex(of: ".").map { String(qualifiedName[..<$0]) }
    }
}
