import ModelIR

extension ExpressibleModel {
    /// Reduces the constraints to distinct ones over properties that are written.
    mutating func reduceConstraints(_ entity: inout Entity) {
        let paths = PropertyPaths(entity)
        var losses = Losses()
        var seen: Set<[String]> = []
        losses.filter(
            &entity.uniquenessConstraints,
            { names in
                !names.isEmpty && names.allSatisfy { paths[$0] != nil }
                    && seen.insert(names).inserted
            },
            { names in "the constraint over \(enumerated(names.map { "'\($0)'" }))" }
        )
        warn("entity.left-out", entity.origin, entity.name, losses)
    }

    /// Reduces indexes to their properties and whether they are R-trees, as `#Index` does.
    mutating func reduceIndexes(_ entity: inout Entity) {
        let paths = PropertyPaths(entity)
        entity.indexes = entity.indexes.compactMap { index in
            let element = "\(entity.name).\(index.name ?? "index")"
            if let problem = problem(of: index, paths) {
                let message = "the index '\(element)' is not written: \(problem)"
                warn("index.left-out", index.origin, message)
                return nil
            }
            var result = index
            var losses = Losses()
            let names = index.elements.compactMap(\.property)
            let given = index.name ?? ""
            losses.reduce(&result.name, to: indexName(names), "its name '\(given)'")
            losses.reduce(&result.isLegacy, to: false, "being of the old form")
            for place in result.elements.indices {
                let words = "the descending order of '\(names[place])'"
                losses.reduce(&result.elements[place].isAscending, to: true, words)
                settings.takeKept(&result.elements[place].kept)
            }
            losses.reduce(&result.userInfo, to: [], userInfoWords(index.userInfo))
            settings.takeKept(&result.kept)
            warn("index.left-out", index.origin, element, losses)
            return result
        }
    }

    private func problem(of index: Index, _ paths: PropertyPaths) -> String? {
        if index.partialPredicate != nil { return "declarations have no partial indexes" }
        guard index.elements.allSatisfy({ $0.expression == nil && $0.expressionType == nil }) else {
            return "declarations have no indexes over expressions"
        }
        guard !index.elements.isEmpty,
            index.elements.allSatisfy({ $0.property.flatMap { paths[$0] } != nil })
        else { return "it has an element that isn't a property" }
        guard Set(index.elements.map(\.isRTree)).count == 1 else {
            return "its elements are of two kinds"
        }
        return nil
    }

    /// Returns the name that the reader gives to an index. For example: `byNameAndDate`.
    private func indexName(_ names: [String]) -> String {
        let words = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return "by" + words.joined(separator: "And")
    }
}

/// The key paths to the attributes and relationships of an entity.
struct PropertyPaths {
    private var paths: [String: String] = [:]
    private let isInheriting: Bool

    init(_ entity: Entity) {
        isInheriting = entity.parent != nil
        for attribute in entity.attributes { paths[attribute.name] = attribute.declaredName }
        for relationship in entity.relationships { paths[relationship.name] = relationship.name }
        for composite in entity.compositeProperties {
            if let name = composite.discriminator { paths[name] = nil }
            for column in composite.columns.reversed() {
                paths[column.attribute] = "\(composite.name).\(column.path)"
            }
        }
        hidden = Set(entity.compositeProperties.compactMap(\.discriminator))
    }

    private let hidden: Set<String>

    /// Returns `nil` if no key path leads to the property. Inherited properties have their stored
    /// names.
    subscript(name: String) -> String? {
        if let path = paths[name] { return path }
        return isInheriting && !hidden.contains(name) && isPropertyName(name) ? name : nil
    }
}
