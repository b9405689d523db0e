import ModelIR

/// All differences between two versions of a model, sorted by place.
///
/// For example: `differences(from: old, to: new, in: .sqlite)`. Complexity: O(n log n).
///
/// - Parameter isLeftOut: Whether code for the store leaves an attribute out, so that no file has its values.
package func differences(
    from old: Model,
    to new: Model,
    in store: StoreKind,
    leavingOut isLeftOut: (Attribute) -> Bool = { _ in false }
) -> [Difference] {
    let comparison = Comparison(old: old, new: new, store: store, leavingOut: isLeftOut)
    // What moves to a parent from several children is said once.
    var said: Set<[String]> = []
    let found = allDifferenceKinds.flatMap { $0.find(in: comparison) }.sorted()
        .filter { said.insert([$0.id, $0.subject, $0.message]).inserted }
    return comparison.isOfDatabase ? changesOfExistingTables(found, in: store) : found
}
