/// The stored reference of a to-one, reached without knowing the class.
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

/// Where the references of one class's objects lie: a key path takes longer than all the rest of
/// relating two objects.
// Stored properties do not move while their object lives, and all objects of a class are laid out
// alike. A place is relied on once it held what a key path had read or written.
struct ReferencePlaces {
    /// By the number of the relationship.
    private var places: [Place] = []

    private enum Place {
        case unknown
        case none
        case offset(Int)
    }

    mutating func get(
        _ object: ModelObject,
        _ relationship: RelationshipInfo
    ) -> StoredReference {
        let number = relationship.number
        if places.count > number, case .offset(let offset) = places[number] {
            return pointer(object, offset).pointee
        }
        guard let access = relationship.reference?.access else { return StoredReference() }
        let reference = access.get(object)
        if !reference.isNil { find(object, access, number, reference) }
        return reference
    }

    mutating func set(
        _ object: ModelObject,
        _ relationship: RelationshipInfo,
        _ reference: StoredReference
    ) {
        let number = relationship.number
        if places.count > number, case .offset(let offset) = places[number] {
            pointer(object, offset).pointee = reference
            return
        }
        guard let access = relationship.reference?.access else { return }
        access.set(object, reference)
        // Nothing tells an empty place from another.
        if !reference.isNil { find(object, access, number, reference) }
    }

    private func pointer(
        _ object: ModelObject,
        _ offset: Int
    ) -> UnsafeMutablePointer<StoredReference> {
        (Unmanaged.passUnretained(object).toOpaque() + offset)
            .assumingMemoryBound(to: StoredReference.self)
    }

    private mutating func find(
        _ object: ModelObject,
        _ access: ReferenceAccess,
        _ number: Int,
        _ reference: StoredReference
    ) {
        while places.count <= number { places.append(.unknown) }
        guard case .unknown = places[number] else { return }
        guard let offset = access.offset(object) else {
            places[number] = .none
            return
        }
        let found = pointer(object, offset).pointee
        let isThere =
            found.key == reference.key && found.position == reference.position
            && found.object === reference.object
        places[number] = isThere ? .offset(offset) : .none
    }
}
