import ModelIR

extension ModelAssembler {
    /// Adds the indexes. Core Data adds one of a property's own name for a property that is indexed in
    /// any way; it is left out here.
    func addIndexes(of archived: ArchivedObject, to entity: inout Entity) {
        let all = archived["NSFetchIndexDescriptions"].object?.elements.compactMap(\.object) ?? []
        let indexes = all.map(index).filter { !$0.elements.isEmpty }
        for index in indexes.sorted(by: { $0.name ?? "" < $1.name ?? "" }) {
            guard let property = index.impliedProperty else {
                entity.indexes.append(index)
                continue
            }
            let isDeclared = indexes.contains {
                $0.name != index.name && $0.elements.map(\.property) == [property]
            }
            guard !isDeclared else { continue }
            mark(property, asIndexedIn: &entity, orAdd: index)
        }
    }

    private func mark(
        _ property: String,
        asIndexedIn entity: inout Entity,
        orAdd index: Index
    ) {
        if let place = entity.attributes.firstIndex(where: { $0.name == property }) {
            entity.attributes[place].storage.isIndexed = true
        } else if let place = entity.relationships.firstIndex(where: { $0.name == property }) {
            entity.relationships[place].isIndexed = true
        } else {
            entity.indexes.append(index)
        }
    }

    private func index(_ archived: ArchivedObject) -> Index {
        let elements = archived["NSIndexElements"].object?.elements.compactMap(\.object) ?? []
        var result = Index(
            name: archived["NSIndexName"].text,
            elements: elements.map(element),
            origin: origin
        )
        result.partialPredicate = archived["NSPartialIndexPredicate"].object
            .flatMap { PredicateText().predicate($0) }
        return result
    }

    private func element(_ archived: ArchivedObject) -> Index.Element {
        var result = Index.Element(property: archived["NSPropertyName"].text)
        result.isRTree = archived["NSFetchIndexElementType"].integer == 1
        result.isAscending = archived["NSAscending"].integer != 0
        return result
    }
}

extension Index {
    /// The property that has the index's name and is its only part.
    fileprivate var impliedProperty: String? {
        guard elements.count == 1, let name, partialPredicate == nil, elements[0].isAscending,
            !elements[0].isRTree, elements[0].property == name
        else { return nil }
        return name
    }
}
