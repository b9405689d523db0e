/// The check that a class holds a reference for each to-one with a column.
///
/// Generated classes do. A class that declares a relationship without overriding
/// ``ModelObject/swapReference(_:with:)`` would silently lose every destination.
extension ModelObject {
    /// - Throws: `StoreError.invalidModel`, with the relationship.
    final func checkReferences(_ entity: EntityInfo) throws(StoreError) {
        for number in entity.references where !holdsReference(number) {
            throw .invalidModel(
                "\(entity.relationships[number].fullName): \(type(of: self)) holds no reference for"
                    + " relationship \(number); override swapReference(_:with:)"
            )
        }
    }

    /// Exchanges the reference with a marked one, and back.
    private final func holdsReference(_ number: Int) -> Bool {
        // No reference that was read from a file has an object and this key.
        var reference = StoredReference(key: .min, object: self)
        swapReference(number, with: &reference)
        if reference.object === self, reference.key == .min { return false }
        swapReference(number, with: &reference)
        return true
    }
}
