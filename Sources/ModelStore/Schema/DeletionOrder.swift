/// The order in which a save deletes rows of several tables.
///
/// A row that needs another is deleted first: where the database doesn't take it along, it would have to
/// set the row's reference to NULL, which it refuses at once, though the row goes as well.
struct DeletionOrder: Sendable {
    private let depths: TableDepths
    /// Whether rows may go in any order.
    private let isFree: Bool

    /// Complexity: O(n) for n relationships.
    init(_ entities: [EntityInfo]) {
        depths = TableDepths(entities) { relationship in
            relationship.isRequired && relationship.reference?.isCascaded == false
        }
        isFree = depths.areZero
    }

    /// The objects, those that need others first; otherwise in their order.
    func sorted(_ objects: [ModelObject]) -> [ModelObject] {
        if objects.count < 2 || isFree { return objects }
        let groups = Dictionary(grouping: objects, by: depths.depth(of:))
        return groups.keys.sorted(by: >).flatMap { groups[$0] ?? [] }
    }
}
