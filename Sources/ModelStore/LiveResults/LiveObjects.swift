import ModelTypes

/// The results of a fetch, by their order and by their keys.
struct LiveObjects {
    private(set) var objects: [ModelObject] = []
    /// By their keys; with what tells whether a row has other values, if that has to be found out.
    private var digests: [Int64: Int] = [:]
    private var detectsChanges = false

    init() {}

    init(_ objects: [ModelObject], detectsChanges: Bool, _ columns: Int) {
        self.objects = objects
        self.detectsChanges = detectsChanges
        digests.reserveCapacity(objects.count)
        for object in objects { digests[object.key] = digest(of: object, columns) }
    }

    func contains(_ key: Int64) -> Bool { digests[key] != nil }

    /// Whether a row has the values that it has among other results.
    func hasSameValues(_ key: Int64, as other: LiveObjects) -> Bool {
        digests[key] == other.digests[key]
    }

    /// Other results, in which only some rows have other values.
    func replaced(
        by objects: [ModelObject],
        _ touched: [Int64: Bool],
        _ columns: Int
    ) -> LiveObjects {
        var new = self
        let old = self.objects
        new.objects = objects
        for key in touched.keys { new.digests[key] = nil }
        for object in objects where touched[object.key] != nil {
            new.digests[object.key] = digest(of: object, columns)
        }
        // Those that a limit leaves out now.
        if new.digests.count != objects.count {
            let keys = Set(objects.map(\.key))
            for object in old where !keys.contains(object.key) { new.digests[object.key] = nil }
        }
        return new
    }

    private func digest(of object: ModelObject, _ columns: Int) -> Int {
        detectsChanges ? object.recordedValues(ofColumns: columns).hashValue : 0
    }
}

/// What has changed between two results.
struct LiveChange {
    let results: LiveObjects
    private(set) var inserted: [ModelObject] = []
    private(set) var updated: [ModelObject] = []
    private(set) var deleted: [ModelObject] = []
    private var isMoved = false

    /// - Parameter touched: the keys of rows that were saved.
    init(from old: LiveObjects, to new: LiveObjects, touched: [Int64: Bool]) {
        results = new
        for object in new.objects {
            if !old.contains(object.key) {
                inserted.append(object)
            } else if touched[object.key] != nil || !new.hasSameValues(object.key, as: old) {
                updated.append(object)
            }
        }
        deleted = old.objects.filter { !new.contains($0.key) }
        isMoved = old.objects.map(\.key) != new.objects.map(\.key)
    }

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && !isMoved }
}
