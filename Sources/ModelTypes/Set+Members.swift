/// What SwiftData's arrays have and sets lack: code that was written for `[Item]` says the same of the
/// `Set<Item>` that a generated class has for an unordered to-many relationship.
extension Set where Element: Queryable {
    /// Adds a member. For example: `person.items.append(item)`.
    ///
    /// Of a large relationship, the generated `addToItems(_:)` copies no set.
    public mutating func append(_ member: Element) { insert(member) }

    /// Adds members. For example: `person.items.append(contentsOf: others)`.
    ///
    /// Complexity: O(n) for n members that are added, and for the set where it is shared.
    public mutating func append(contentsOf members: some Sequence<Element>) { formUnion(members) }

    /// Removes the members that the closure holds for.
    ///
    /// For example: `person.items.removeAll { $0.isDone }`. Complexity: O(n) for n members.
    public mutating func removeAll(where isRemoved: (Element) throws -> Bool) rethrows {
        self = try filter { try !isRemoved($0) }
    }
}
