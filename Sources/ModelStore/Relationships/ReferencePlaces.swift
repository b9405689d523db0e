/// Where a reference lies in the objects of one class.
struct ReferencePlace {
    /// How far behind the object's start.
    let offset: Int

    func pointer(in object: ModelObject) -> UnsafeMutablePointer<StoredReference> {
        (Unmanaged.passUnretained(object).toOpaque() + offset)
            .assumingMemoryBound(to: StoredReference.self)
    }
}

/// Where the references of one class's objects lie: a key path takes longer than all the rest of
/// relating two objects.
// Stored properties do not move while their object lives, and all objects of a class are laid out
// alike. A place is relied on once it held what a key path had read or written. What is written
// behind the back of the class's own code is written in calls that this code cannot see into,
// where it must expect its properties to change.
final class ReferencePlaces {
    /// By the number of the relationship: how far behind the object's start it lies, if positive.
    private let offsets: UnsafeMutablePointer<Int>
    private static let unknown = 0
    private static let none = -1

    init(_ relationships: [RelationshipInfo]) {
        offsets = .allocate(capacity: relationships.count)
        offsets.initialize(repeating: Self.unknown, count: relationships.count)
    }

    deinit { offsets.deallocate() }

    func get(_ object: ModelObject, _ relationship: RelationshipInfo) -> StoredReference {
        let offset = offsets[relationship.number]
        if offset > 0 { return pointer(object, offset).pointee }
        guard let access = relationship.reference?.access else { return StoredReference() }
        let reference = access.get(object)
        if !reference.isNil { find(object, access, relationship.number, reference) }
        return reference
    }

    func set(
        _ object: ModelObject,
        _ relationship: RelationshipInfo,
        _ reference: consuming StoredReference
    ) {
        let offset = offsets[relationship.number]
        if offset > 0 {
            pointer(object, offset).pointee = reference
            return
        }
        guard let access = relationship.reference?.access else { return }
        access.set(object, reference)
        // Nothing tells an empty place from another.
        if !reference.isNil { find(object, access, relationship.number, reference) }
    }

    /// Empties the reference if it is known to lead to an owner; says whether it was.
    func clear(
        _ object: ModelObject,
        _ relationship: RelationshipInfo,
        ifTo owner: ModelObject
    ) -> Bool {
        let offset = offsets[relationship.number]
        guard offset > 0 else { return false }
        let pointer = pointer(object, offset)
        let isTo =
            pointer.pointee.object == nil
            ? pointer.pointee.key == owner.key && owner.key != 0 : pointer.pointee.object === owner
        if isTo { pointer.pointee = StoredReference() }
        return isTo
    }

    /// Lets go of the objects that an object refers to.
    func forgetObjects(_ object: ModelObject, _ info: EntityInfo) {
        for number in info.references {
            let offset = offsets[number]
            if offset > 0 {
                pointer(object, offset).pointee.object = nil
            } else if let access = info.relationships[number].reference?.access {
                var reference = access.get(object)
                guard reference.object != nil else { continue }
                reference.object = nil
                access.set(object, reference)
            }
        }
    }

    /// Where the reference lies in objects of this class, once that is known.
    func place(_ relationship: RelationshipInfo) -> ReferencePlace? {
        let offset = offsets[relationship.number]
        return offset > 0 ? ReferencePlace(offset: offset) : nil
    }

    private func pointer(
        _ object: ModelObject,
        _ offset: Int
    ) -> UnsafeMutablePointer<StoredReference> {
        ReferencePlace(offset: offset).pointer(in: object)
    }

    private func find(
        _ object: ModelObject,
        _ access: ReferenceAccess,
        _ number: Int,
        _ reference: StoredReference
    ) {
        guard offsets[number] == Self.unknown else { return }
        offsets[number] = Self.none
        guard let offset = access.offset(object) else { return }
        let found = pointer(object, offset).pointee
        let isThere =
            found.key == reference.key && found.position == reference.position
            && found.object === reference.object
        if isThere { offsets[number] = offset }
    }
}
