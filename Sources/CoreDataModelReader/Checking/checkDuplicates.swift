import ModelIR
import ParallelMap

extension ModelChecker {
    /// Entities, composites and the like by their names, and properties within one owner.
    mutating func checkDuplicates() {
        // Of two with one name, the table has the first alone.
        if entities.count < model.entities.count { check(model.entities, "entity", "entities") }
        check(model.fetchRequests, "fetch-request", "fetch requests")
        check(model.configurations, "configuration", "configurations")
        check(model.composites, "composite", "composites")
        for composite in model.composites { check(composite.attributes, "property", "attributes") }
        let areDistinct = concurrentMap(model.entities.indices, chunk: 128) { [model] index in
            model.entities[index].hasDistinctProperties
        }
        for index in model.entities.indices where !areDistinct[index] {
            check(model.entities[index].properties, "property", "properties")
        }
    }

    private mutating func check(_ all: [any NamedElement], _ subject: String, _ plural: String) {
        guard all.count > 1 else { return }
        var seen: [String: Origin] = [:]
        for element in all where !element.name.isEmpty {
            guard let first = seen[element.name] else {
                seen[element.name] = element.origin
                continue
            }
            reports.add(
                .error,
                "\(subject).duplicate-name",
                at: element.origin,
                .name,
                "two \(plural) are called '\(element.name)'; rename one",
                notes: [reports.note("the first is here", at: first, .name)]
            )
        }
    }
}

extension Entity {
    /// Whether all that shares an entity's space of names differs, which is the usual case.
    fileprivate var hasDistinctProperties: Bool {
        var names: [String] = []
        names.reserveCapacity(attributes.count + relationships.count + fetchedProperties.count)
        // By index: only the names are of interest.
        for index in attributes.indices { names.append(attributes[index].name) }
        for index in relationships.indices { names.append(relationships[index].name) }
        for index in fetchedProperties.indices { names.append(fetchedProperties[index].name) }
        return names.areDistinct
    }
}

extension [String] {
    /// A few names are compared faster than they are hashed.
    fileprivate var areDistinct: Bool {
        guard count <= 16 else { return Set(self).count == count }
        return indices.allSatisfy { index in !self[..<index].contains(self[index]) }
    }
}
