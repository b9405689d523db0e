import Foundation

extension ModelContext {
    /// Has a main context take over what others save, as somebody observes its objects.
    ///
    /// Other contexts belong to actors that can't be called from here; they do so when they fetch.
    func followSaves() {
        guard isMain, followedSaves == nil else { return }
        let reference = MainContextReference(self)
        followedSaves = SaveSubscription(store.saves) {
            Task { @MainActor in reference.context?.mergeSaves() }
        }
    }

    /// Reads again the objects in memory that others have changed, and have them observed.
    func mergeSaves() {
        guard let rows = followedSaves?.take(), !rows.isEmpty else { return }
        let use = beginUse("merging what others have saved")
        defer { use.end() }
        _ = recover { try merge(rows) }
        checkRenewedLists()
    }

    private func merge(_ rows: SavedRows) throws {
        for connection in openConnections { try track(connection) }
        if rows.isUnknown || !rows.tables.isEmpty { return try refreshAll() }
        for (root, keys) in rows.rows {
            let known = keys.keys.sorted().compactMap { entities[root].known($0) }
            for object in known where object.isStored && object.changes == 0 {
                if object.generation != generation { try takeOver(object) }
            }
        }
        renewLists(of: Set(rows.rows.keys))
    }

    /// Reads an object's row and its lists again, as a fetch does, whether or not they are observed.
    private func takeOver(_ object: ModelObject) throws {
        try reload(object)
        if object.isStored { renewUnchangedLists(of: object) }
    }

    /// Members of these tables have come or gone.
    private func renewLists(of roots: Set<Int>) {
        func renewLists(_ object: ModelObject) {
            guard let links = object.links, links.observers != nil else { return }
            links.forEachList { list in
                guard list.isObserved, !list.hasChanges,
                    let destination = list.shared?.info.destination,
                    roots.contains(entities[destination].info.root)
                else { return }
                renew(list)
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
        if !isObserved { followedSaves = nil }
    }
}

/// A main context that nobody keeps by this.
private final class MainContextReference: @unchecked Sendable {
    // Sendable, because nothing changes after `init`, and only the main actor uses the context.
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}
