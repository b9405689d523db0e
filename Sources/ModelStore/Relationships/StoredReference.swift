/// A ``ToOne`` without its type, as the store exchanges it with an object.
///
/// Only the store makes them. For example: the parameter of ``ModelObject/swapReference(_:with:)``.
public struct StoredReference {
    /// The destination's key; 0 if there is no destination, or if it isn't saved.
    var key: Int64 = 0
    /// The place among the destination's members, in an ordered relationship.
    var position: Int64 = 0
    /// The destination, once it is known.
    var object: ModelObject?

    var isNil: Bool { key == 0 && object == nil }

    /// The destination's key now: a new object gets one when saving begins.
    var currentKey: Int64 { object?.key ?? key }

    /// Whether an object is the destination.
    func leads(to owner: ModelObject) -> Bool {
        object.map { $0 === owner } ?? (key != 0 && key == owner.key)
    }
}

// MARK: - References by number

// A reference is taken out of its object and put back, so that reading or changing it counts no
// references to its destination. Nothing of the user's runs in between.
extension ModelObject {
    /// The reference of the relationship with a number; the relationship has a column.
    final func storedReference(_ number: Int) -> StoredReference {
        withReference(number) { $0 }
    }

    final func setStoredReference(_ number: Int, _ reference: consuming StoredReference) {
        swapReference(number, with: &reference)
    }

    @inline(__always)
    final func withReference<Result>(
        _ number: Int,
        _ body: (inout StoredReference) -> Result
    ) -> Result {
        var reference = StoredReference()
        swapReference(number, with: &reference)
        defer { swapReference(number, with: &reference) }
        return body(&reference)
    }

    /// Sets a reference that is nil; says whether it was.
    final func setReferenceIfNil(_ number: Int, to owner: ModelObject) -> Bool {
        var reference = StoredReference(key: owner.key, object: owner)
        swapReference(number, with: &reference)
        if reference.isNil { return true }
        swapReference(number, with: &reference)
        return false
    }

    /// Empties a reference if it leads to an object; says whether it did.
    final func clearReference(_ number: Int, ifTo owner: ModelObject) -> Bool {
        var reference = StoredReference()
        swapReference(number, with: &reference)
        if reference.leads(to: owner) { return true }
        swapReference(number, with: &reference)
        return false
    }

    /// Releases the objects that the object's references lead to; the keys stay.
    final func releaseReferencedObjects(_ entity: EntityInfo) {
        for number in entity.references { withReference(number) { $0.object = nil } }
    }
}
