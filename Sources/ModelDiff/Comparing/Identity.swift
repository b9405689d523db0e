import ModelIR

/// Something that keeps its identity under another name.
protocol Matchable {
    var identity: Identity { get }
}

/// By what an element is found in another version.
struct Identity: Hashable {
    let name: String
    /// The name in code, if it isn't the stored one.
    var declaredName: String?
    var renamingIdentifier: String?

    /// What Core Data calls the canonical name.
    var canonicalName: String { renamingIdentifier ?? name }
}

extension Entity: Matchable {
    var identity: Identity { Identity(name: name, renamingIdentifier: renamingIdentifier) }
}

extension Attribute: Matchable {
    var identity: Identity {
        Identity(
            name: name,
            declaredName: code?.name,
            renamingIdentifier: renamingIdentifier
        )
    }
}

extension Relationship: Matchable {
    var identity: Identity {
        Identity(
            name: name,
            declaredName: code?.name,
            renamingIdentifier: renamingIdentifier
        )
    }
}

extension ValueType: Matchable {
    var identity: Identity { Identity(name: name) }
}

extension Composite: Matchable {
    var identity: Identity { Identity(name: name) }
}

extension CompositeProperty: Matchable {
    var identity: Identity { Identity(name: name) }
}

extension FetchRequest: Matchable {
    var identity: Identity { Identity(name: name) }
}

extension FetchedProperty: Matchable {
    var identity: Identity { Identity(name: name) }
}

extension Configuration: Matchable {
    var identity: Identity { Identity(name: name) }
}
