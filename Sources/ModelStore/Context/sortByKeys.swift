extension [ModelObject] {
    /// Sorts stored objects of one table by their keys.
    ///
    /// A server's rows mostly come in this order, without being asked to: to ask can cost the server as much
    /// time as it takes to find them.
    /// - Complexity: O(*n*) for objects that are sorted already, otherwise O(*n* log *n*).
    mutating func sortByKeys() {
        let isSorted = zip(self, dropFirst()).allSatisfy { $0.key < $1.key }
        if !isSorted { sort { $0.key < $1.key } }
    }
}
