import ModelIR

/// The scopes of all classes of a model, in which the names of properties are decided once: superclasses before
/// their subclasses.
///
/// For example: `PropertyNames(entity, in: scopes["Note"], target: .sqlite)`.
package struct NameScopes: Sendable {
    private var names: NamesInHierarchy?
    private var places: [String: Int] = [:]
    private var parents: [Int?] = []
    /// The names in the classes that have subclasses.
    private var superclasses: [Int: PropertyNames] = [:]

    /// A class, and the name of its superclass if that is one of them.
    package struct Member {
        let name: String
        let superclass: String?
        let entity: Entity

        package init(_ name: String, superclass: String?, _ entity: Entity) {
            self.name = name
            self.superclass = superclass
            self.entity = entity
        }
    }

    /// The scopes of classes without superclasses.
    package init() {}

    /// - Parameters:
    ///   - members: All classes. The first of several with one name is the superclass.
    ///   - names: Decides the names of one class in its scope.
    package init(_ members: [Member], _ names: (Int, NameScope) -> PropertyNames) {
        // Few models have any, and reading the names would take longer than deciding them.
        guard members.contains(where: { $0.superclass != nil }) else { return }
        let places = Dictionary(zip(members.map(\.name), members.indices)) { first, _ in first }
        let parents = members.map { $0.superclass.flatMap { places[$0] } }
        self.places = places
        self.parents = parents
        let hasSubclasses = Set(parents.compactMap(\.self))
        let hierarchy = NamesInHierarchy(parents: parents) { index in
            let isRelated = parents[index] != nil || hasSubclasses.contains(index)
            return isRelated ? members[index].entity.properties.givenNames : []
        }
        self.names = hierarchy
        for index in hierarchy.order where hasSubclasses.contains(index) {
            superclasses[index] = names(index, scope(of: index))
        }
    }

    /// The scope of a class.
    package subscript(name: String) -> NameScope { places[name].map(scope) ?? .alone }

    /// The names in a class: those that are decided already if it has subclasses.
    package func names(
        in name: String,
        decide: (NameScope) -> PropertyNames
    ) -> PropertyNames {
        places[name].flatMap { superclasses[$0] } ?? decide(self[name])
    }

    private func scope(of index: Int) -> NameScope {
        NameScope(
            inherited: parents[index].flatMap { superclasses[$0] },
            names: names,
            index: index
        )
    }
}
