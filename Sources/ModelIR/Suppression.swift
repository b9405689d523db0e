/// A request not to report the diagnostics with one id about a declaration.
///
/// For example: `// modelgen:ignore relationship.missing-inverse` above a property in Swift.
package struct Suppression: Hashable, Sendable, Codable {
    /// The id as written; empty if the request names none.
    package var id: String
    /// The entity, if the declaration is one or belongs to one.
    package var entity: String?
    /// The attribute or relationship; `nil` for an entity with all its properties.
    package var property: String?
    /// The lines of the declaration, if it's in the source file of `origin`.
    package var lines: Lines?
    /// The place of the id.
    package var origin: Origin

    package init(
        _ id: String,
        entity: String?,
        property: String?,
        lines: Lines? = nil,
        origin: Origin
    ) {
        self.id = id
        self.entity = entity
        self.property = property
        self.lines = lines
        self.origin = origin
    }

    /// The first and the last line of a declaration, counted from 1.
    package struct Lines: Hashable, Sendable, Codable {
        package var first: Int
        package var last: Int

        package init(first: Int, last: Int) {
            self.first = first
            self.last = last
        }
    }
}

extension Model {
    package mutating func add(_ added: [Suppression]) {
        if !added.isEmpty { suppressions = (suppressions ?? []) + added }
    }

    /// The ids that aren't reported about an entity and its properties.
    package func suppressedIDs(entity: String) -> [String] {
        ids { $0.entity == entity && $0.property == nil }
    }

    /// The ids that aren't reported about a property, by its name in the store or in the code.
    package func suppressedIDs(of property: some EntityProperty, in entity: Entity) -> [String] {
        let names = [property.name, property.declaredName]
        return ids { suppression in
            suppression.entity == entity.name
                && suppression.property.map(names.contains) ?? false
        }
    }

    private func ids(where condition: (Suppression) -> Bool) -> [String] {
        (suppressions ?? []).filter(condition).map(\.id).filter { !$0.isEmpty }
    }
}
