import ModelTypes

/// The results of a fetch, by their order and by their keys.
struct LiveObjects {
    private(set) var objects: [ModelObject] = []
    /// By their keys; with what tells whether a row has other values, if that has to be found out.
    private var digests: [Int64: Int] = [:]
    private var detectsChanges = false
    private var columns = 0

    init() {}

    init(_ objects: [ModelObject], detectsChanges: Bool, _ columns: Int) {
        self.objects = objects
        self.detectsChanges = detectsChanges
        self.columns = columns
        digests.reserveCapacity(objects.count)
        for object in objects { digests[object.key] = digest(of: object) }
    }

    func contains(_ key: Int64) -> Bool { digests[key] != nil }

    /// Whether a row has the values that it has among other results.
    func hasSameValues(_ key: Int64, as other: LiveObjects) -> Bool {
        digests[key] == other.digests[key]
    }

    /// Replaces the results, of which only some were deleted, inserted or updated.
    mutating func replace(by change: LiveChange) {
        objects = change.objects
        for object in change.deleted { digests[object.key] = nil }
        for object in change.inserted + change.updated {
            digests[object.key] = digest(of: object)
        }
    }

    private func digest(of object: ModelObject) -> Int {
        detectsChanges ? object.recordedValues(ofColumns: columns).hashValue : 0
    }
}

/// What has changed between two results.
struct LiveChange {
    /// The results, in their order.
    let objects: [ModelObject]
    var inserted: [ModelObject] = []
    var updated: [ModelObject] = []
    var deleted: [ModelObject] = []
    private var isMoved = false

    /// Results whose changes are known.
    init(_ objects: [ModelObject]) { self.objects = objects }

    /// - Parameter touched: the keys of rows that were saved.
    init(from old: LiveObjects, to new: LiveObjects, touched: [Int64: Bool]) {
        objects = new.objects
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
