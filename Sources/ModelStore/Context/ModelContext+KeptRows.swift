// Rows that were to be deleted along with their owners, and that others have given other owners since.
extension ModelContext {
    /// The keys of deleted objects that the database deletes, as far as their rows may have changed since they
    /// were read, by the numbers of their tables' roots.
    var outdatedCascades: [Int: [Int64]] {
        var keys: [Int: [Int64]] = [:]
        for object in deleted where object.isCascaded && object.generation != generation {
            guard let root = object.registration?.info.root else { continue }
            keys[root, default: []].append(object.key)
        }
        return keys
    }

    /// Renews all lists if some of these rows are still there: the lists have lost their objects.
    func renewLists(ifThereAre rows: [Int: [Int64]]) {
        let isKept = recover {
            try rows.contains { root, keys in try hasRows(keys.sorted(), entities[root]) }
        }
        if isKept == true { renewLists() }
    }

    private func hasRows(_ keys: [Int64], _ entity: ContextEntity) throws -> Bool {
        try stride(from: 0, to: keys.count, by: batchSize).contains { start in
            let part = Array(keys[start...].prefix(batchSize))
            let request = FetchRequest(condition: nil).only(part)
            return try !storedIdentifiers(request, entity).isEmpty
        }
    }
}
