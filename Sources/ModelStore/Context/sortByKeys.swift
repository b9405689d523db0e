extension [ModelObject] {
    /// Sorts stored objects of one table by their keys.
    ///
    /// A server mostly returns rows in this order anyway. A query with `ORDER BY` can take twice as long.
    /// - Complexity: O(*n*) for objects that are sorted already, otherwise O(*n* log *n*).
    mutating func sortByKeys() {
        let isSorted = zip(self, dropFirst()).allSatisfy { $0.key < $1.key }
        if !isSorted { sort { $0.key < $1.key } }
    }
}
