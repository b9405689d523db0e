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
            let start = Int(bitPattern: Unmanaged.passUnretained(object).toOpaque())
            let owner = unsafeDowncast(object, to: Owner.self)
            let place = withUnsafeMutablePointer(to: &owner[keyPath: path].stored) {
                Int(bitPattern: $0)
            }
            // A copy, as of a computed property, would lie elsewhere.
            return (16..<4096).contains(place - start) ? place - start : nil
        }
    }
}
