import Foundation

extension ModelContext {
    /// Has a main context take over what others save, as somebody observes its objects.
    ///
    /// Other contexts belong to actors that can't be called from here; they do so when they fetch.
    func followSaves() {
        guard isMain, followedSaves == nil else { return }
        let reference = MainContextReference(self)
        followedSaves = SaveSubscription(store.saves, .all) {
            Task { @MainActor in reference.context?.mergeSaves() }
        }
        // A getter doesn't wait for a server.
        if store.isRemote { followedServer = try? WatchLease(store, waits: false) }
    }

    /// Reads again the objects in memory that others have changed, and have them observed.
    func mergeSaves() {
        guard let rows = followedSaves?.take(), !rows.isEmpty else { return }
        let use = beginUse("merging what others have saved")
        defer { use.end() }
        guard store.isRemote else { return merge(rows) }
        // All statements see one state: what comes later is told later.
        _ = recover { try read { merge(rows) } }
    }

    private func merge(_ rows: SavedRows) {
        _ = recover { try takeOver(rows) }
        checkRenewedLists()
    }

    private func takeOver(_ rows: SavedRows) throws {
        for connection in openConnections { try track(connection) }
        if rows.isUnknown || !rows.tables.isEmpty {
            try refreshAll()
            if store.isRemote { try takeOverDeletions() }
            return
        }
        for (root, keys) in rows.rows {
            let known = keys.keys.sorted().compactMap { entities[root].known($0) }
            for object in known where object.isStored && object.changes == 0 {
                if object.generation != generation { try refresh(object) }
            }
        }
        renewLists(of: Set(rows.rows.keys))
    }

    /// Looks for the rows of objects that reading all of them hasn't found: others may have deleted them.
    private func takeOverDeletions() throws {
        for entity in entities where entity.info.isRoot {
            var missing: [ModelObject] = []
            func note(_ object: ModelObject) {
                guard object.isStored, object.changes == 0 else { return }
                if object.generation != generation { missing.append(object) }
            }
            entity.table.map.forEach(note)
            missing.sort { $0.key < $1.key }
            for start in stride(from: 0, to: missing.count, by: batchSize) {
                let part = missing[start...].prefix(batchSize)
                let found = try storedIdentifiers(
                    FetchRequest(condition: nil).only(part.map(\.key)),
                    entity
                )
                let keys = Set(found.map(\.key))
                for object in part where !keys.contains(object.key) { try refresh(object) }
            }
        }
    }

    /// Members of these tables have come or gone.
    private func renewLists(of roots: Set<Int>) {
        func renewLists(_ object: ModelObject) {
            guard let links = object.links, links.observers != nil else { return }
            links.forEachList { list in
                guard list.isObserved,
                    let destination = list.shared?.info.destination,
                    roots.contains(entities[destination].info.root)
                else { return }
                renewOnceSaved(list)
            }
        }
        for table in tables { table.map.forEach(renewLists) }
    }

    /// Objects begin to track observation, or end it.
    func updateObservation() {
        let isObserved = observationEnabled
        for entity in entities { entity.isObserved = isObserved }
        for object in inserted + merged { object.isObserved = isObserved }
        func update(_ object: ModelObject) { object.isObserved = isObserved }
        for table in tables { table.map.forEach(update) }
        if !isObserved { (followedSaves, followedServer) = (nil, nil) }
    }
}

/// A main context that nobody keeps by this.
private final class MainContextReference: @unchecked Sendable {
    // Sendable, because nothing changes after `init`, and only the main actor uses the context.
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}
