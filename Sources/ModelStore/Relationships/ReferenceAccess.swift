import CHeap

/// The stored reference of a to-one, reached without knowing the class.
// It is only asked about objects of the class that declares the relationship: the schema finds it
// by the class of an object, or of one above.
struct ReferenceAccess: Sendable {
    let get: @Sendable (ModelObject) -> StoredReference
    let set: @Sendable (ModelObject, StoredReference) -> Void
    /// How far behind the object's start the reference lies, if it can be told.
    let offset: @Sendable (ModelObject) -> Int?

    init<Owner: ModelObject, Destination: ModelObject>(
        _ path: ReferenceWritableKeyPath<Owner, ToOne<Destination>> & Sendable
    ) {
        get = { unsafeDowncast($0, to: Owner.self)[keyPath: path].stored }
        set = { unsafeDowncast($0, to: Owner.self)[keyPath: path].stored = $1 }
        offset = { object in
            let start = Unmanaged.passUnretained(object).toOpaque()
            let owner = unsafeDowncast(object, to: Owner.self)
            let place = withUnsafeMutablePointer(to: &owner[keyPath: path].stored) {
                UnsafeMutableRawPointer($0) - start
            }
            // A property that a subclass might override is lent as a copy in a block of its own,
            // which may lie right behind the object's.
            let end = place + MemoryLayout<StoredReference>.size
            return place > 0 && end <= heap_block_size(start) ? place : nil
        }
    }
}
